public import Foundation
import TinamouEnvironment
import TinamouControllers
import TinamouLayout

/// Shows a primary, a supplementary and a secondary column, and only one column where the width is
/// compact.
@preconcurrency @MainActor open class UISplitViewController: InertSplitViewController {
  /// A value for a width that lets the split view choose.
  public static let automaticDimension: CGFloat = CGFloat(SplitController.automaticDimension)
  /// The number of columns.
  public let style: Style
  private var columns: [Column: UIViewController] = [:]

  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two, by ``viewControllers``.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first.
    case primary = 0
    /// The second of three.
    case supplementary = 1
    /// The content.
    case secondary = 2
    /// The column that is shown where the width is compact.
    case compact = 3
  }

  /// The columns that are shown.
  public enum DisplayMode: Int, Sendable {
    /// The split view chooses.
    case automatic = 0
    /// The content.
    case secondaryOnly = 1
    /// One sidebar beside the content.
    case oneBesideSecondary = 2
    /// One sidebar over the content.
    case oneOverSecondary = 3
    /// Two sidebars beside the content.
    case twoBesideSecondary = 4
    /// Two sidebars over the content.
    case twoOverSecondary = 5
    /// Two sidebars that displace the content.
    case twoDisplaceSecondary = 6

    /// Another name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// Another name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// Another name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How sidebars and content share the width.
  public enum SplitBehavior: Int, Sendable {
    /// The split view chooses.
    case automatic = 0
    /// Side by side.
    case tile = 1
    /// Sidebars over the content.
    case overlay = 2
    /// Two sidebars push the content aside.
    case displace = 3
  }

  /// The edge at which the sidebars are.
  public enum PrimaryEdge: Int, Sendable {
    /// The edge at which lines of text begin.
    case leading = 0
    /// The edge at which lines of text end.
    case trailing = 1
  }

  /// Makes a split view of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a split view of the style ``Style/unspecified``.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an object; the coder is not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  override func makeModel() -> LayoutController {
    SplitController(
      style: style == .tripleColumn
        ? .tripleColumn : style == .doubleColumn ? .doubleColumn : .unspecified)
  }

  private var split: SplitController? { model as? SplitController }

  override var isLaidOutByModel: Bool { true }

  override func prepareToAppear() { split?.updateArrangement() }

  /// The controllers of the columns.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let names: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      let given = Dictionary(zip(names, newValue)) { first, _ in first }
      for column in [Column.primary, .supplementary, .secondary] {
        setViewController(given[column], for: column)
      }
    }
  }
  override var childForVerticalBarBehavior: UIViewController? { viewControllers.last }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Sets the controller of a column. In the styles with columns, each has a navigation controller.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    keep(vc.map { content(of: column, showing: $0) }, for: column)
    split?.setViewController(columns[column]?.model, for: column.model)
  }
  /// Shows a controller as the content.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    let content = content(of: .secondary, showing: vc)
    keep(content, for: .secondary)
    split?.showDetailViewController(content.model)
  }
  /// Shows a controller in the nearest container that can show it, unless the delegate shows it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    super.show(vc, sender: sender)
  }

  private func content(of column: Column, showing controller: UIViewController) -> UIViewController
  {
    let isGiven =
      style == .unspecified || column == .compact || controller is UINavigationController
    return isGiven ? controller : UINavigationController(rootViewController: controller)
  }

  /// Keeps the controller of a column, which the layout shows.
  func keep(_ controller: UIViewController?, for column: Column) { columns[column] = controller }

  private lazy var bridge = SplitBridge(self)
  /// The delegate, which decides how the split view collapses and expands.
  open var delegate: (any UISplitViewControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      split?.splitDelegate = bridge
    }
  }
  private weak var storedDelegate: (any UISplitViewControllerDelegate)?

  /// The background of the sidebar; nothing is drawn.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// Shows a column: a sidebar beside or over the content, or, where only one column is shown, the
  /// column on top of the stack.
  open func show(_ column: Column) { split?.show(column.model) }
  /// Hides a sidebar, or, where only one column is shown, the column and everything above it.
  open func hide(_ column: Column) { split?.hide(column.model) }
  /// Whether only one column is shown.
  open var isCollapsed: Bool { split?.isCollapsed ?? false }
  /// The columns that are shown.
  open var displayMode: DisplayMode { DisplayMode(split?.displayMode ?? .automatic) }
  /// The preferred display mode.
  open var preferredDisplayMode: DisplayMode {
    get { storedPreferredDisplayMode }
    set {
      storedPreferredDisplayMode = newValue
      split?.preferredDisplayMode = preferredDisplayMode.model
    }
  }
  private var storedPreferredDisplayMode: DisplayMode = .automatic
  /// How sidebars and content share the width; never automatic.
  open var splitBehavior: SplitBehavior { SplitBehavior(split?.splitBehavior ?? .automatic) }
  /// How sidebars and content should share the width.
  open var preferredSplitBehavior: SplitBehavior {
    get { storedPreferredSplitBehavior }
    set {
      storedPreferredSplitBehavior = newValue
      split?.preferredSplitBehavior = preferredSplitBehavior.model
    }
  }
  private var storedPreferredSplitBehavior: SplitBehavior = .automatic
  /// The edge at which the sidebars are.
  open var primaryEdge: PrimaryEdge {
    get { storedPrimaryEdge }
    set {
      storedPrimaryEdge = newValue
      split?.primaryEdge = primaryEdge == .leading ? .leading : .trailing
    }
  }
  private var storedPrimaryEdge: PrimaryEdge = .leading
  /// The button that changes the display mode; there are no touch events.
  public let displayModeButtonItem = UIBarButtonItem()
  /// The preferred width of the primary column as a fraction of the width of the split view.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { CGFloat(split?.preferredPrimaryColumnWidthFraction ?? -1) }
    set { split?.preferredPrimaryColumnWidthFraction = Double(newValue) }
  }
  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { CGFloat(split?.preferredPrimaryColumnWidth ?? -1) }
    set { split?.preferredPrimaryColumnWidth = Double(newValue) }
  }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { CGFloat(split?.minimumPrimaryColumnWidth ?? -1) }
    set { split?.minimumPrimaryColumnWidth = Double(newValue) }
  }
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { CGFloat(split?.maximumPrimaryColumnWidth ?? -1) }
    set { split?.maximumPrimaryColumnWidth = Double(newValue) }
  }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { CGFloat(split?.primaryColumnWidth ?? 0) }
  /// The preferred width of the supplementary column as a fraction of the width of the split view.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { CGFloat(split?.preferredSupplementaryColumnWidthFraction ?? -1) }
    set { split?.preferredSupplementaryColumnWidthFraction = Double(newValue) }
  }
  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { CGFloat(split?.preferredSupplementaryColumnWidth ?? -1) }
    set { split?.preferredSupplementaryColumnWidth = Double(newValue) }
  }
  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { CGFloat(split?.minimumSupplementaryColumnWidth ?? -1) }
    set { split?.minimumSupplementaryColumnWidth = Double(newValue) }
  }
  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { CGFloat(split?.maximumSupplementaryColumnWidth ?? -1) }
    set { split?.maximumSupplementaryColumnWidth = Double(newValue) }
  }
  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { CGFloat(split?.supplementaryColumnWidth ?? 0) }
}
