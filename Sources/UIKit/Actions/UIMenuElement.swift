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
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The name.
  public internal(set) var title: String
  /// The text below the name.
  open var subtitle: String?
  /// The image.
  public internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init(mainActor: ())
  }
}

/// A menu element that sends a selector, which is never performed.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The selector.
  public let action: Selector
  /// What the command is about.
  public let propertyList: Any?
  /// The attributes of the command.
  open var attributes: Attributes
  /// The state of the command.
  open var state: State

  /// Makes a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// Menu elements that are made when the menu opens, which is never.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements and passes them on.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  /// Makes an element whose provider is never called.
  public init(_ elementProvider: @escaping Provider) { super.init(title: "") }

  /// Makes an element whose provider is never called.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
