import Foundation

/// An entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: MainActorObject {
  /// Whether an entry is chosen.
  public enum State: Int, Sendable {
    /// No.
    case off = 0
    /// Yes.
    case on = 1
    /// In part.
    case mixed = 2
  }

  /// What an entry is like.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It does not show.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The name.
  public internal(set) var title: String
  /// The picture.
  public internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init(mainActor: ())
  }
}

/// A block with a name.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What a block is called by programs.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is called by programs.
  public let identifier: Identifier
  /// What the action is like.
  open var attributes: Attributes
  /// Whether the action is chosen.
  open var state: State
  /// The control that the action was sent by.
  public internal(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }
}

/// A menu, which never shows.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu shows.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries stand in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It deletes something.
    public static let destructive = Options(rawValue: 2)
    /// One entry is chosen.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The entries.
  public let children: [UIMenuElement]
  /// How the menu shows.
  public let options: Options

  /// Makes a menu.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}
