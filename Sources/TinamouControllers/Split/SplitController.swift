public import TinamouLayout

/// Shows up to three columns beside each other, and one column where the width is compact.
///
/// Constraints in the view, a ``SplitView``, lay the columns out. Sidebars have a compact width
/// class, and the content has that of the split view. When the horizontal size class becomes
/// compact, the stacks of the columns become one stack, that of the primary column. When it is
/// regular again, each controller goes back to its column.
open class SplitController: LayoutController {
  /// A value for a width or fraction that lets the split view choose.
  public static let automaticDimension = -1.0
  /// The default maximum width of a sidebar in points, and its default width, on every system:
  /// `SystemMetric.sidebarWidth`.
  public static let automaticMaximumColumnWidth = Platform.newest.value(of: .sidebarWidth)

  /// The number of columns, and whether they are navigation controllers.
  public let style: Style
  /// The delegate that makes choices; see ``SplitControllerDelegate``.
  public weak var splitDelegate: (any SplitControllerDelegate)?
  /// Whether the columns are one stack; it changes after a transition.
  public internal(set) var isCollapsed = false
  /// The preferred display mode.
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      wantedSidebars = nil
      setNeedsArrangement()
    }
  }
  /// The preferred split behavior.
  public var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { setNeedsArrangement() }
  }
  /// The edge at which the sidebars are.
  public var primaryEdge = PrimaryEdge.leading {
    didSet { setNeedsArrangement() }
  }

  /// The controller that an app set for a column, and the controller that shows it.
  struct Content {
    let given: LayoutController
    let controller: LayoutController
  }

  var contents: [Column: Content] = [:]
  var primaryWidth = ColumnWidth() {
    didSet { if primaryWidth != oldValue { setNeedsArrangement() } }
  }
  var supplementaryWidth = ColumnWidth() {
    didSet { if supplementaryWidth != oldValue { setNeedsArrangement() } }
  }
  /// The number of sidebars after ``show(_:)``, ``hide(_:)`` or expanding.
  var wantedSidebars: Int?
  /// The arrangement of the columns, and the part of a transition in it.
  var phase = SplitPhase.settled(.apart)
  /// The next size of the view.
  var nextSize: Size?
  /// Whether controllers are being moved without leaving their columns.
  var isRearranging = false
  /// The mode of the last arrangement.
  var arrangedMode: DisplayMode?

  /// Makes a split view controller.
  ///
  /// - Parameters:
  ///   - style: The number of columns, and whether they are navigation controllers.
  ///   - name: A name that reports show.
  public init(style: Style = .unspecified, name: String? = nil) {
    self.style = style
    super.init(name)
  }

  deinit { releaseReferences() }

  // MARK: Columns

  /// The controllers of the primary and the secondary column, for the style
  /// ``Style/unspecified``.
  public var viewControllers: [LayoutController] {
    get { [.primary, .secondary].compactMap { viewController(for: $0) } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Returns the controller that was set for a column.
  public func viewController(for column: Column) -> LayoutController? { contents[column]?.given }

  /// Sets the controller of a column, or removes it.
  ///
  /// With the column styles, a controller that is not a navigation controller is put into one. A
  /// style without the column ignores it, and so does a column if the controller contains the split
  /// view controller.
  ///
  /// - Parameters:
  ///   - controller: The controller; `nil` for none.
  ///   - column: The column.
  public func setViewController(_ controller: LayoutController?, for column: Column) {
    guard offers(column), controller !== contents[column]?.given,
      controller.map(canContain) ?? true
    else { return }
    let top = arrangement.collapsed?.moved.last?.column
    returnControllers()
    setContent(controller, for: column)
    if arrangement.isCollapsed, let top { moveToHost(upTo: top) }
    setNeedsArrangement()
  }

  /// Shows a controller in the secondary column, or on top of the stack if the split view is
  /// collapsed.
  public func showDetailViewController(_ controller: LayoutController) {
    setViewController(controller, for: .secondary)
    show(.secondary)
  }

  // MARK: Showing

  /// The display mode that is shown, or that will be shown after expanding; never
  /// ``DisplayMode/automatic``.
  public var displayMode: DisplayMode { displayMode(in: knownSize) }

  /// How sidebars and content share the width; never ``SplitBehavior/automatic``.
  public var splitBehavior: SplitBehavior { splitBehavior(in: knownSize) }

  /// Shows a column: beside or over the content, or on top of the stack if the split view is
  /// collapsed.
  public func show(_ column: Column) {
    guard contents[column] != nil else { return }
    if let collapsed = arrangement.collapsed {
      guard column != .compact, collapsed.host === contents[lowestColumn]?.controller else {
        return
      }
      returnControllers()
      moveToHost(upTo: column)
    } else {
      switch column {
      case .primary: wantedSidebars = style == .tripleColumn ? 2 : 1
      case .supplementary: wantedSidebars = max(displayMode.sidebarCount ?? 0, 1)
      case .secondary, .compact: break
      }
    }
    setNeedsArrangement()
  }

  /// Hides a column: a sidebar, or, if the split view is collapsed, the column and everything above
  /// it.
  public func hide(_ column: Column) {
    let shown = displayMode.sidebarCount ?? 0
    if let collapsed = arrangement.collapsed {
      guard column != .compact, collapsed.host === contents[lowestColumn]?.controller else {
        return
      }
      let rest = Self.stackOrder.prefix { $0 != column }
      returnControllers()
      if let top = rest.last(where: { contents[$0] != nil }) { moveToHost(upTo: top) }
    } else {
      switch column {
      case .primary: wantedSidebars = style == .tripleColumn ? min(shown, 1) : 0
      case .supplementary where style == .tripleColumn: wantedSidebars = 0
      case .supplementary, .secondary, .compact: break
      }
    }
    setNeedsArrangement()
  }

  /// The columns from the bottom of a stack to its top.
  static let stackOrder: [Column] = [.primary, .supplementary, .secondary]

  // MARK: Life

  open override func loadView() -> LayoutView { SplitView(name) }

  open override func willTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    prepareCollapse(to: newCollection, with: coordinator)
    super.willTransition(to: newCollection, with: coordinator)
  }

  open override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    nextSize = size
    setNeedsArrangement()
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateArrangement()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    nextSize = nil
    if isArrangementOutdated { setNeedsArrangement() }
  }

  open override func size(
    forChildContentContainer child: LayoutController, withParentContainerSize parentSize: Size
  ) -> Size {
    columnSize(of: child, in: parentSize)
      ?? super.size(forChildContentContainer: child, withParentContainerSize: parentSize)
  }

  package override var shownChildren: [LayoutController] {
    if let collapsed = arrangement.collapsed { return collapsed.host.map { [$0] } ?? [] }
    return visibleColumns(of: arrangedMode ?? displayMode).compactMap { contents[$0]?.controller }
  }

  package override func reservedRegionsDidChange() { setNeedsArrangement() }

  override func childrenDidChange() {
    guard !isRearranging else { return }
    let moved = arrangement.collapsed?.moved ?? []
    for column in Column.allCases {
      guard let controller = contents[column]?.controller, controller.parent !== self,
        !moved.contains(where: { $0.controller === controller })
      else { continue }
      contents[column] = nil
      setNeedsArrangement()
    }
  }

  override func saveStructure() -> (() -> Void)? {
    { [self, state] in
      restore(state)
      updateArrangement()
    }
  }

  override func releaseReferences() {
    contents = [:]
    phase = .settled(.apart)
  }

  /// Requests an arrangement in the next pass.
  func setNeedsArrangement() { viewIfLoaded?.setNeedsUpdateConstraints() }
}
