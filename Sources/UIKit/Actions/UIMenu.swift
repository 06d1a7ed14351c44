import Foundation

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
    /// Its elements are shown in a row.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The size of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The size of the elements.
  open var preferredElementSize: ElementSize
  /// The elements.
  public let children: [UIMenuElement]
  /// The options of the menu.
  public let options: Options

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.preferredElementSize = preferredElementSize
    self.children = children
    self.options = options
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
