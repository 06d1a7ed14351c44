import Testing
import TinamouControllers
import TinamouLayout

@Suite struct SplitControllerTests {
  typealias Column = SplitController.Column

  /// Gives the configured answers and records the calls.
  private final class Chooser: SplitControllerDelegate {
    var top: Column?
    var mode: SplitController.DisplayMode?
    var collapsesItself = false
    var host: LayoutController?
    var separated: LayoutController?
    var proposals: [Column] = []
    var events: [String] = []

    func splitController(
      _ controller: SplitController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
      proposals.append(proposedTopColumn)
      return top ?? proposedTopColumn
    }

    func splitController(
      _ controller: SplitController,
      displayModeForExpandingToProposedDisplayMode proposed: SplitController.DisplayMode
    ) -> SplitController.DisplayMode { mode ?? proposed }

    func primaryViewController(forCollapsing controller: SplitController) -> LayoutController? {
      host
    }

    func splitController(
      _ controller: SplitController, collapseSecondary secondary: LayoutController,
      onto primary: LayoutController
    ) -> Bool { collapsesItself }

    func splitController(
      _ controller: SplitController, separateSecondaryFrom primary: LayoutController
    ) -> LayoutController? { separated }

    func splitController(
      _ controller: SplitController, willChangeTo displayMode: SplitController.DisplayMode
    ) { events.append("\(displayMode)") }

    func splitControllerDidCollapse(_ controller: SplitController) { events.append("collapsed") }
    func splitControllerDidExpand(_ controller: SplitController) { events.append("expanded") }
  }

  private let chooser = Chooser()

  /// The names of the visible controllers, from the root of the stack to its top.
  private func stack(_ columns: Columns) -> [String] {
    let host = columns.split.children.first { $0.viewIfLoaded?.superview === columns.split.view }
    return (host as? NavigationController)?.viewControllers.compactMap(\.name)
      ?? [host?.name].compactMap { $0 }
  }

  private func names(_ columns: Columns, _ column: Column) -> [String] {
    let navigation = columns.screens[column]?.parent as? NavigationController
    return navigation?.viewControllers.compactMap(\.name) ?? []
  }

  @Test func `columns become one where the width is compact, and come apart again`() throws {
    let columns = try Columns(.tripleColumn, padWindow(1200)) {
      $0.preferredDisplayMode = .twoBesideSecondary
    }
    let detail = LayoutController("detail")
    (columns[.secondary].parent as? NavigationController)?.pushViewController(detail)
    try columns.window.engine.layoutIfNeeded()
    let before = try columns.window.engine.solve().items
    try columns.window.resize(to: padWindow(500))
    #expect(columns.split.isCollapsed)
    #expect(stack(columns) == ["primary", "supplementary", "secondary", "detail"])
    #expect(detail.view.frame == Rect(x: 0, y: 0, width: 500, height: 1024))
    #expect(columns.frame(.secondary) == nil)
    try columns.window.resize(to: padWindow(1200))
    #expect(!columns.split.isCollapsed)
    #expect(names(columns, .primary) == ["primary"])
    #expect(names(columns, .supplementary) == ["supplementary"])
    #expect(names(columns, .secondary) == ["secondary", "detail"])
    #expect(try columns.window.engine.solve().items == before)
  }

  @Test func `a split view that comes into a narrow window collapses there`() throws {
    let columns = try Columns(.doubleColumn, padWindow(400)) { $0.splitDelegate = chooser }
    #expect(columns.split.isCollapsed)
    #expect(stack(columns) == ["primary", "secondary"])
    #expect(chooser.proposals == [.secondary])
    #expect(chooser.events == ["collapsed"])
  }

  @Test func `it is collapsed only after the transition`() throws {
    let columns = try Columns(.doubleColumn, padWindow(1200)) { $0.splitDelegate = chooser }
    let transition = try columns.window.beginTransition(to: padWindow(400))
    #expect(!columns.split.isCollapsed)
    #expect(stack(columns) == ["primary", "secondary"])
    transition.finish()
    #expect(columns.split.isCollapsed)
    #expect(chooser.events == ["collapsed"])
    let back = try columns.window.beginTransition(to: padWindow(1200))
    #expect(columns.split.isCollapsed)
    back.finish()
    #expect(!columns.split.isCollapsed)
    #expect(chooser.events == ["collapsed", "expanded"])
  }

  @Test(arguments: [1200.0, 400])
  func `a cancelled transition leaves every controller where it was`(width: Double) throws {
    let columns = try Columns(.tripleColumn, padWindow(width)) { $0.splitDelegate = chooser }
    let detail = LayoutController("detail")
    (columns[.secondary].parent as? NavigationController)?.pushViewController(detail)
    try columns.window.engine.layoutIfNeeded()
    chooser.mode = .twoBesideSecondary
    let before = try columns.window.engine.solve().items
    let stacks = Column.allCases.map { names(columns, $0) }
    let isCollapsed = columns.split.isCollapsed
    chooser.events = []
    try columns.window.beginTransition(to: padWindow(1600 - width)).cancel()
    #expect(columns.split.isCollapsed == isCollapsed)
    #expect(Column.allCases.map { names(columns, $0) } == stacks)
    #expect(try columns.window.engine.solve().items == before)
    #expect(!chooser.events.contains("collapsed") && !chooser.events.contains("expanded"))
  }

  @Test func `a host that contains the split view is not used`() throws {
    let outer = LayoutController("outer")
    let split = SplitController()
    split.viewControllers = [LayoutController("primary"), LayoutController("secondary")]
    split.splitDelegate = chooser
    outer.addChild(split)
    outer.view.addSubview(split.view)
    split.view.fill(outer.view)
    chooser.host = outer
    let window = Window(rootController: outer, environment: try padWindow(1200))
    try window.engine.layoutIfNeeded()
    try window.resize(to: padWindow(400))
    #expect(split.isCollapsed)
    #expect(split.view.subviews.map(\.name) == ["primary"])
  }

  @Test func `the delegate chooses the column on top`() throws {
    for (top, expected) in [
      (Column.primary, ["primary"]), (.supplementary, ["primary", "supplementary"]),
      (.secondary, ["primary", "supplementary", "secondary"]),
      (.compact, ["primary", "supplementary", "secondary"]),
    ] {
      let columns = try Columns(.tripleColumn, padWindow(1200)) { $0.splitDelegate = chooser }
      chooser.top = top
      try columns.window.resize(to: padWindow(400))
      #expect(stack(columns) == expected)
      try columns.window.resize(to: padWindow(1200))
      #expect(names(columns, .secondary) == ["secondary"])
      #expect(columns.frame(.secondary) != nil)
    }
  }

  @Test func `a compact column shows in place of the others`() throws {
    let columns = try Columns(
      .doubleColumn, padWindow(1200), columns: [.primary, .secondary, .compact])
    #expect(columns.frame(.compact) == nil)
    try columns.window.resize(to: padWindow(400))
    #expect(stack(columns) == ["compact"])
    #expect(names(columns, .secondary) == ["secondary"])
    try columns.window.resize(to: padWindow(1200))
    #expect(columns.frame(.compact) == nil)
    #expect(columns.frame(.primary)?.width == 320)
  }

  @Test func `the delegate chooses the mode after expanding`() throws {
    let columns = try Columns(.tripleColumn, padWindow(400)) {
      $0.splitDelegate = chooser
      $0.preferredSplitBehavior = .tile
    }
    chooser.mode = .twoBesideSecondary
    try columns.window.resize(to: padWindow(1200))
    #expect(columns.split.displayMode == .twoBesideSecondary)
    #expect(columns.frame(.primary)?.width == 320)
  }

  @Test func `what was pushed while collapsed belongs to the column below it`() throws {
    let columns = try Columns(.doubleColumn, padWindow(400)) {
      $0.preferredDisplayMode = .oneBesideSecondary
    }
    let host = try #require(columns[.primary].parent as? NavigationController)
    host.pushViewController(LayoutController("pushed"))
    try columns.window.resize(to: padWindow(1200))
    #expect(names(columns, .primary) == ["primary"])
    #expect(names(columns, .secondary) == ["secondary", "pushed"])
  }

  @Test func `a column whose controllers were popped comes back with its first one`() throws {
    let columns = try Columns(.doubleColumn, padWindow(400)) {
      $0.preferredDisplayMode = .oneBesideSecondary
    }
    let host = try #require(columns[.primary].parent as? NavigationController)
    host.popToRootViewController()
    host.pushViewController(LayoutController("pushed"))
    try columns.window.resize(to: padWindow(1200))
    #expect(names(columns, .primary) == ["primary", "pushed"])
    #expect(names(columns, .secondary) == ["secondary"])
  }

  @Test func `columns are shown and hidden while they are one`() throws {
    let columns = try Columns(.tripleColumn, padWindow(400))
    let split = columns.split
    split.hide(.secondary)
    #expect(stack(columns) == ["primary", "supplementary"])
    split.show(.primary)
    #expect(stack(columns) == ["primary"])
    split.show(.secondary)
    #expect(stack(columns) == ["primary", "supplementary", "secondary"])
    split.hide(.supplementary)
    #expect(stack(columns) == ["primary"])
    let other = LayoutController("other")
    split.showDetailViewController(other)
    #expect(stack(columns) == ["primary", "supplementary", "other"])
    #expect(columns[.secondary].view.superview == nil)
    try columns.window.resize(to: padWindow(1200))
    #expect(other.view.frame.size == Size(width: 880, height: 1024))
    #expect(split.viewController(for: .secondary) === other)
  }

  @Test func `sidebars are compact and the content is as the window`() throws {
    let columns = try Columns(.tripleColumn, padWindow(1200)) {
      $0.preferredDisplayMode = .twoBesideSecondary
    }
    func classes() -> [SizeClass] {
      [.primary, .supplementary, .secondary].map {
        columns[$0].traitCollection.horizontalSizeClass
      }
    }
    #expect(classes() == [.compact, .compact, .regular])
    #expect(columns[.secondary].traitCollection.verticalSizeClass == .regular)
    try columns.window.resize(to: padWindow(400))
    #expect(columns[.secondary].traitCollection.horizontalSizeClass == .compact)
    try columns.window.resize(to: padWindow(1200))
    #expect(classes() == [.compact, .compact, .regular])
  }

  @Test func `content gets its new traits and size before it moves`() throws {
    let log = RecordingController.Log()
    let list = RecordingController("list", log: log)
    let detail = RecordingController("detail", log: log)
    for controller in [list, detail] { controller.queuesBlocks = false }
    let split = SplitController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = Window(rootController: split, environment: try padWindow(1200))
    try window.engine.layoutIfNeeded()
    log.lines = []
    try window.resize(to: padWindow(400))
    #expect(
      log.lines == [
        "detail willTransition regular to compact", "list viewWillTransition 320.0 to 400.0",
        "detail viewWillTransition 880.0 to 400.0", "detail traitCollectionDidChange to compact",
        "detail layout 400.0",
      ])
    log.lines = []
    try window.resize(to: padWindow(1200))
    #expect(
      log.lines == [
        "detail willTransition compact to regular", "detail viewWillTransition 400.0 to 880.0",
        "detail traitCollectionDidChange to regular", "detail layout 880.0",
      ])
  }

  @Test func `without columns of navigations the primary one shows alone`() throws {
    let columns = try Columns(.unspecified, padWindow(1200))
    #expect(columns.split.viewControllers.map(\.name) == ["primary", "secondary"])
    #expect(columns[.primary].parent === columns.split)
    #expect(columns.frame(.secondary)?.minX == 320)
    try columns.window.resize(to: padWindow(400))
    #expect(columns.frame(.primary)?.width == 400)
    #expect(columns.frame(.secondary) == nil)
    try columns.window.resize(to: padWindow(1200))
    #expect(columns.frame(.secondary)?.width == 880)
  }

  @Test func `a navigation of one's own takes the secondary controller up`() throws {
    let list = LayoutController("list")
    let detail = LayoutController("detail")
    let split = SplitController()
    split.splitDelegate = chooser
    split.viewControllers = [NavigationController(rootViewController: list), detail]
    let window = Window(rootController: split, environment: try padWindow(1200))
    try window.engine.layoutIfNeeded()
    let navigation = try #require(list.parent as? NavigationController)
    for _ in 0..<2 {
      try window.resize(to: padWindow(400))
      #expect(navigation.viewControllers.map(\.name) == ["list", "detail"])
      try window.resize(to: padWindow(1200))
      #expect(navigation.viewControllers.map(\.name) == ["list"])
      #expect(detail.parent === split)
      #expect(detail.view.frame.size.width == 880)
    }
    chooser.collapsesItself = true
    try window.resize(to: padWindow(400))
    #expect(navigation.viewControllers.map(\.name) == ["list"])
    let other = LayoutController("other")
    chooser.separated = other
    try window.resize(to: padWindow(1200))
    #expect(split.viewControllers.map(\.name) == [nil, "other"])
    #expect(other.view.frame.size.width == 880)
    #expect(detail.view.superview == nil)
  }

  @Test func `the delegate chooses what shows while collapsed`() throws {
    let columns = try Columns(.unspecified, padWindow(1200)) { $0.splitDelegate = chooser }
    for _ in 0..<2 {
      chooser.host = columns[.secondary]
      try columns.window.resize(to: padWindow(400))
      #expect(columns.frame(.secondary)?.width == 400)
      #expect(columns.frame(.primary) == nil)
      try columns.window.resize(to: padWindow(1200))
      #expect(columns.frame(.primary)?.width == 320)
      #expect(columns.frame(.secondary)?.width == 880)
      let other = LayoutController("other")
      chooser.host = other
      try columns.window.resize(to: padWindow(400))
      #expect(other.view.frame.size.width == 400)
      try columns.window.resize(to: padWindow(1200))
      #expect(other.view.superview == nil && other.parent == nil)
      #expect(columns.split.viewControllers.map(\.name) == ["primary", "secondary"])
    }
  }

  @Test func `other traits of the view alone collapse it, too`() throws {
    let columns = try Columns(.doubleColumn, padWindow(1200))
    columns.split.view.traitOverrides.horizontalSizeClass = .compact
    try columns.window.engine.layoutIfNeeded()
    #expect(columns.split.isCollapsed)
    #expect(stack(columns) == ["primary", "secondary"])
    columns.split.view.traitOverrides = TraitOverrides()
    try columns.window.engine.layoutIfNeeded()
    #expect(!columns.split.isCollapsed)
    #expect(columns.frame(.secondary)?.width == 880)
  }

  @Test func `a controller that left a column is gone from it`() throws {
    let columns = try Columns(.unspecified, padWindow(1200))
    columns[.secondary].removeFromParent()
    #expect(columns.split.viewController(for: .secondary) == nil)
    try columns.window.engine.layoutIfNeeded()
    #expect(columns[.secondary].view.superview == nil)
    columns.split.setViewController(nil, for: .primary)
    try columns.window.engine.layoutIfNeeded()
    #expect(columns.split.view.subviews.isEmpty)
    try columns.window.resize(to: padWindow(400))
    try columns.window.resize(to: padWindow(1200))
    #expect(columns.split.children.isEmpty)
  }

  @Test func `columns can be swapped`() throws {
    let columns = try Columns(.unspecified, padWindow(1200))
    columns.split.viewControllers.reverse()
    try columns.window.engine.layoutIfNeeded()
    #expect(columns.frame(.secondary)?.width == 320)
    #expect(columns.frame(.primary)?.width == 880)
    #expect(columns[.secondary].traitCollection.horizontalSizeClass == .compact)
    #expect(columns[.primary].traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `other overrides of a sidebar stay`() throws {
    let columns = try Columns(.unspecified, padWindow(1200))
    try columns.split.setOverrideTraitCollection(
      TraitOverrides(horizontalSizeClass: .regular, displayScale: 3), forChild: columns[.primary])
    #expect(columns[.primary].traitCollection.horizontalSizeClass == .regular)
    try columns.window.resize(to: padWindow(1100))
    #expect(columns[.primary].traitCollection.horizontalSizeClass == .regular)
    try columns.window.resize(to: padWindow(400))
    #expect(columns[.primary].traitCollection.horizontalSizeClass == .compact)
    #expect(columns[.primary].traitCollection.displayScale == 3)
  }

  @Test func `the delegate hears of other modes`() throws {
    let columns = try Columns(.doubleColumn, padWindow(1200)) { $0.splitDelegate = chooser }
    try columns.window.resize(to: padWindow(900))
    columns.split.show(.primary)
    try columns.window.engine.layoutIfNeeded()
    #expect(chooser.events == ["secondaryOnly", "oneOverSecondary"])
  }

  @Test func `deeply nested containers go without a crash`() throws {
    var split = SplitController(style: .doubleColumn)
    weak let innermost = split
    for _ in 0..<20_000 {
      let outer = SplitController(style: .doubleColumn)
      outer.setViewController(split, for: .secondary)
      split = outer
    }
    split = SplitController()
    #expect(innermost == nil)
  }
}
