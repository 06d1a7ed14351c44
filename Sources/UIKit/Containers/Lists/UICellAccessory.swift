public import Foundation

/// An accessory of a row, which has no frame.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While rows are edited.
    case whenEditing
    /// While rows are not edited.
    case whenNotEditing
  }

  /// The edge at which an accessory is.
  public enum Placement {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always)
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Sendable {
    /// That of the accessory.
    case actual
    /// The standard width.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The appearance of an accessory; nothing is drawn.
  public struct Options {
    /// The style of the arrow of an outline.
    public enum Style: Sendable {
      case automatic, header, cell
    }

    /// Makes options.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {}
  }

  /// The appearance of an arrow; nothing is drawn.
  public typealias DisclosureIndicatorOptions = Options
  /// The appearance of an arrow; nothing is drawn.
  public typealias OutlineDisclosureOptions = Options
  /// The appearance of a checkmark; nothing is drawn.
  public typealias CheckmarkOptions = Options
  /// The appearance of a button; nothing is drawn.
  public typealias DeleteOptions = Options
  /// The appearance of a button; nothing is drawn.
  public typealias InsertOptions = Options
  /// The appearance of a control; nothing is drawn.
  public typealias ReorderOptions = Options
  /// The appearance of a circle; nothing is drawn.
  public typealias MultiselectOptions = Options
  /// The appearance of a text; nothing is drawn.
  public typealias LabelOptions = Options

  /// A view as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The edge at which the view is.
    public let placement: Placement

    /// Makes an accessory from a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) { (self.customView, self.placement) = (customView, placement) }
  }

  /// Whether the accessory is at the trailing edge while rows are not edited.
  let isShownAtEnd: Bool

  private init(_ displayed: DisplayedState, isAtEnd: Bool = true) {
    isShownAtEnd = isAtEnd && displayed != .whenEditing
  }

  /// An arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(displayed) }
  /// An arrow that expands the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(displayed) }
  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(displayed) }
  /// A button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(displayed) }
  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(displayed) }
  /// A control that moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(displayed) }
  /// A circle that shows the selection.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(displayed) }
  /// A button that shows details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(displayed) }
  /// A button that shows a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(displayed) }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(displayed) }
  /// A view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed): UICellAccessory(displayed, isAtEnd: false)
    case .trailing(let displayed): UICellAccessory(displayed)
    }
  }
}
