/// Shows up to three columns beside each other, and one where the width is compact.
///
/// The columns are laid out by constraints in the view, a ``SplitView``. Sidebars have a compact width
/// class, the content that of the split view. When the horizontal size class becomes compact the
/// stacks of the columns become one, the navigation of the primary column; when it is regular again
/// each controller goes back to where it was.
open class SplitController: LayoutController {
  /// Leaves a width or fraction to the split view.
  public static let automaticDimension = -1.0
  /// The greatest width of a sidebar in points unless one was stated, as documented for UIKit; also
  /// its width unless that or a fraction was stated, as measured on an iPad Pro of 12.9 inches.
  public static let automaticMaximumColumnWidth = 320.0

  /// How many columns there are, and who shows them.
  public let style: Style
  /// Makes choices; see ``SplitControllerDelegate``.
  public weak var splitDelegate: (any SplitControllerDelegate)?
  /// Whether the columns are one; during a transition still as before.
  public internal(set) var isCollapsed = false
  /// The mode that is wished for.
  public var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      wantedSidebars = nil
      setNeedsArrangement()
    }
  }
  /// The behavior that is wished for.
  public var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { setNeedsArrangement() }
  }
  /// The edge at which the sidebars are.
  public var primaryEdge = PrimaryEdge.leading {
    didSet { setNeedsArrangement() }
  }

  /// What an app gave for a column, and the controller that shows it.
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
  /// How many sidebars were asked for by ``show(_:)`` and ``hide(_:)``, or on expanding.
  var wantedSidebars: Int?
  /// How the columns are arranged, from the end of a transition's setup on.
  var arrangement = ColumnArrangement.apart
  /// Whether a transition changes that.
  var collapse = CollapseState.settled
  /// The size that the view is about to get.
  var nextSize: Size?
  /// Whether controllers change places without leaving their columns.
  var isRearranging = false
  /// The mode that was last arranged.
  var arrangedMode: DisplayMode?

  /// Makes a split view controller.
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

  /// The controller that was given for a column.
  public func viewController(for column: Column) -> LayoutController? { contents[column]?.given }

  /// Gives a column a controller, or none.
  ///
  /// With the styles of columns one that is no navigation comes into one. A style without the column
  /// ignores it.
  public func setViewController(_ controller: LayoutController?, for column: Column) {
    guard offers(column), controller !== contents[column]?.given else { return }
    let top = arrangement.collapsed?.lent.last?.column
    takeBackLent()
    setContent(controller, for: column)
    if arrangement.isCollapsed, let top { lend(upTo: top) }
    setNeedsArrangement()
  }

  /// Shows a controller in the secondary column, on top while the columns are one.
  public func showDetailViewController(_ controller: LayoutController) {
    setViewController(controller, for: .secondary)
    show(.secondary)
  }

  // MARK: Showing

  /// The mode that shows, or that will show when the columns come apart; never
  /// ``DisplayMode/automatic``.
  public var displayMode: DisplayMode { displayMode(in: knownSize) }

  /// How sidebars and content share the width; never ``SplitBehavior/automatic``.
  public var splitBehavior: SplitBehavior { splitBehavior(in: knownSize) }

  /// Shows a column: beside or over the content, or on top while the columns are one.
  public func show(_ column: Column) {
    guard contents[column] != nil else { return }
    if let collapsed = arrangement.collapsed {
      guard column != .compact, collapsed.host === contents[lowestColumn]?.controller else {
        return
      }
      takeBackLent()
      lend(upTo: column)
    } else {
      switch column {
      case .primary: wantedSidebars = style == .tripleColumn ? 2 : 1
      case .supplementary: wantedSidebars = max(displayMode.sidebarCount ?? 0, 1)
      case .secondary, .compact: break
      }
    }
    setNeedsArrangement()
  }

  /// Takes a column away: a sidebar, or everything from it on while the columns are one.
  public func hide(_ column: Column) {
    let shown = displayMode.sidebarCount ?? 0
    if let collapsed = arrangement.collapsed {
      guard column != .compact, collapsed.host === contents[lowestColumn]?.controller else {
        return
      }
      let rest = Self.stackOrder.prefix { $0 != column }
      takeBackLent()
      if let top = rest.last(where: { contents[$0] != nil }) { lend(upTo: top) }
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
    if !arrangement.isCollapsed, arrangedMode != displayMode { setNeedsArrangement() }
  }

  open override func size(
    forChildContentContainer child: LayoutController, withParentContainerSize parentSize: Size
  ) -> Size {
    columnSize(of: child, in: parentSize)
      ?? super.size(forChildContentContainer: child, withParentContainerSize: parentSize)
  }

  override var shownChildren: [LayoutController] {
    if let collapsed = arrangement.collapsed { return collapsed.host.map { [$0] } ?? [] }
    return visibleColumns(of: arrangedMode ?? displayMode).compactMap { contents[$0]?.controller }
  }

  override func childrenDidChange() {
    guard !isRearranging else { return }
    let lent = arrangement.collapsed?.lent ?? []
    for column in Column.allCases {
      guard let controller = contents[column]?.controller, controller.parent !== self,
        !lent.contains(where: { $0.controller === controller })
      else { continue }
      contents[column] = nil
      setNeedsArrangement()
    }
  }

  override func rememberStructure() -> (() -> Void)? {
    { [self, state] in
      restore(state)
      updateArrangement()
    }
  }

  override func releaseReferences() {
    contents = [:]
    arrangement = .apart
    collapse = .settled
  }

  /// Asks for an arrangement in the next pass.
  func setNeedsArrangement() { viewIfLoaded?.setNeedsUpdateConstraints() }
}
