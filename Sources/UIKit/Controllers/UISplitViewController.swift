public import Foundation
import TinamouEnvironment
import TinamouControllers
import TinamouLayout

/// Shows a primary, a supplementary and a secondary column, and only one column where the width is
/// compact.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
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

    private static let models: [(DisplayMode, SplitController.DisplayMode)] = [
      (.automatic, .automatic), (.secondaryOnly, .secondaryOnly),
      (.oneBesideSecondary, .oneBesideSecondary), (.oneOverSecondary, .oneOverSecondary),
      (.twoBesideSecondary, .twoBesideSecondary), (.twoOverSecondary, .twoOverSecondary),
      (.twoDisplaceSecondary, .twoDisplaceSecondary),
    ]
    var model: SplitController.DisplayMode {
      Self.models.first { $0.0 == self }?.1 ?? .automatic
    }
    init(_ model: SplitController.DisplayMode) {
      self = Self.models.first { $0.1 == model }?.0 ?? .automatic
    }
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

  open override func loadView() { view = SplitContainerView(model: model) }

  override func modelDidLoadView() {
    if viewIfLoaded == nil { _ = loadedView }
    super.modelDidLoadView()
  }

  /// The controllers of the columns.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      let names: [Column] =
        newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (column, controller) in zip(names, newValue) { columns[column] = prepared(controller) }
      if style == .unspecified {
        split?.viewControllers = viewControllers.map(\.model)
      } else {
        for column in names { setModel(of: column) }
      }
    }
  }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Sets the controller of a column; each column has a navigation controller.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc.map { controller in
      prepared(
        controller is UINavigationController || column == .compact
          ? controller : UINavigationController(rootViewController: controller))
    }
    setModel(of: column)
  }
  /// Shows a controller as the content.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    columns[.secondary] = prepared(vc)
    split?.showDetailViewController(vc.model)
  }

  private func prepared(_ controller: UIViewController) -> UIViewController {
    controller.placeView()
    return controller
  }

  private func setModel(of column: Column) {
    let name: SplitController.Column =
      switch column {
      case .primary: .primary
      case .supplementary: .supplementary
      case .secondary: .secondary
      case .compact: .compact
      }
    split?.setViewController(columns[column]?.model, for: name)
  }

  /// The delegate, which is never called.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Has no effect: nothing is drawn.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Has no effect: there are no touch events.
  open var presentsWithGesture = true

  /// The background of the sidebar; nothing is drawn.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// Shows a column where only one is shown; no effect, because the split view chooses.
  open func show(_ column: Column) {}
  /// Hides a column; no effect, because the display mode determines the columns.
  open func hide(_ column: Column) {}
  /// Whether only one column is shown.
  open var isCollapsed: Bool { split?.isCollapsed ?? false }
  /// The columns that are shown.
  open var displayMode: DisplayMode { DisplayMode(split?.displayMode ?? .automatic) }
  /// The preferred display mode.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { split?.preferredDisplayMode = preferredDisplayMode.model }
  }
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
}

/// The view of a split view controller, whose columns the layout makes.
final class SplitContainerView: UIView {
  private let model: LayoutController

  init(model: LayoutController) {
    self.model = model
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func makeLayoutView() -> LayoutView { model.view }
}

/// Never called: the columns collapse as in the system.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {}
