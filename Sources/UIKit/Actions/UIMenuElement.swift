import Foundation

/// A menu element.
@preconcurrency @MainActor open class UIMenuElement: MainActorObject {
  /// The state of a menu element.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is hidden.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The name.
  public internal(set) var title: String
  /// The image.
  public internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init(mainActor: ())
  }
}

/// A menu element that runs a block.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action.
  public let identifier: Identifier
  /// The attributes of the action.
  open var attributes: Attributes
  /// The state of the action.
  open var state: State
  /// The control that sent the action.
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

/// A menu, which is never shown.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are shown in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It deletes something.
    public static let destructive = Options(rawValue: 2)
    /// Only one element can be selected.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The elements.
  public let children: [UIMenuElement]
  /// The options of the menu.
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
