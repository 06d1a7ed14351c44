import TinamouLayout

extension SplitController {
  /// The arrangement of the columns, from the end of a transition's setup on.
  var arrangement: ColumnArrangement {
    get { phase.arrangement }
    set { phase.arrangement = newValue }
  }

  /// Returns whether the split view is collapsed with a size class; `nil` if the class is not known
  /// yet.
  private static func collapses(_ sizeClass: SizeClass) -> Bool? {
    switch sizeClass {
    case .compact: true
    case .regular: false
    case .unspecified: nil
    }
  }

  /// Decides, in the setup of a transition, what its end changes.
  func prepareCollapse(to traits: TraitCollection, with coordinator: TransitionCoordinator) {
    guard let collapses = Self.collapses(traits.horizontalSizeClass),
      collapses != arrangement.isCollapsed, let transition = coordinator.transition
    else { return }
    let plan = collapses ? planCollapse() : planExpansion()
    phase = .planned(plan, arrangement)
    for column in [Column.primary, .supplementary] {
      guard let controller = contents[column]?.controller else { continue }
      transition.plan(controller, overrides: overrides(of: controller, isCollapsed: collapses))
    }
    for (view, superview) in moves(of: plan) { transition.plan(view, inside: superview) }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.transitionDidEnd() }
  }

  private func transitionDidEnd() {
    phase = .settled(arrangement)
    nextSize = nil
    notifyCollapse()
  }

  /// Calls the delegate after collapsing or expanding.
  private func notifyCollapse() {
    guard isCollapsed != arrangement.isCollapsed else { return }
    isCollapsed = arrangement.isCollapsed
    if isCollapsed {
      splitDelegate?.splitControllerDidCollapse(self)
    } else {
      splitDelegate?.splitControllerDidExpand(self)
    }
  }

  /// Collapses or expands the split view, if the traits of the view require it.
  func collapseIfNeeded() {
    if let collapses = Self.collapses(traitCollection.horizontalSizeClass),
      collapses != arrangement.isCollapsed
    {
      switch phase {
      case .performed(let plan, _, let before) where before.arrangement.isCollapsed == collapses:
        restore(before)
        phase = .planned(plan, arrangement)
      case .planned(let plan, _), .performed(let plan, _, _):
        phase = .performed(plan, arrangement, before: state)
        perform(plan)
      case .settled:
        perform(collapses ? planCollapse() : planExpansion())
      }
    }
    if case .settled = phase { notifyCollapse() }
  }

  /// Returns the traits of a sidebar, which has a compact width as in UIKit; the content has the
  /// traits of the split view. Other overrides of the app are kept.
  private func overrides(of sidebar: LayoutController, isCollapsed: Bool) -> TraitOverrides {
    var overrides = sidebar.overridesOfParent
    overrides.horizontalSizeClass = isCollapsed ? nil : .compact
    return overrides
  }

  private func updateOverrides() {
    for column in [Column.primary, .supplementary] {
      guard let sidebar = contents[column]?.controller else { continue }
      sidebar.setOverridesOfParent(overrides(of: sidebar, isCollapsed: arrangement.isCollapsed))
    }
  }

  // MARK: Plans

  private func planCollapse() -> CollapsePlan {
    style == .unspecified ? planClassicCollapse() : planColumnCollapse()
  }

  private func planColumnCollapse() -> CollapsePlan {
    let present = [Column.compact, .secondary, .supplementary, .primary].filter {
      contents[$0] != nil
    }
    guard let proposed = present.first else { return CollapsePlan(isCollapse: true) }
    var top =
      splitDelegate?.splitController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if !present.contains(top) { top = proposed }
    if top == .compact {
      return CollapsePlan(isCollapse: true, host: contents[.compact]?.controller)
    }
    return CollapsePlan(
      isCollapse: true, host: contents[lowestColumn]?.controller, columns: columns(upTo: top))
  }

  private func planClassicCollapse() -> CollapsePlan {
    let secondary = contents[.secondary]?.controller
    let wanted = splitDelegate?.primaryViewController(forCollapsing: self)
    let host =
      wanted.flatMap { canContain($0) ? $0 : nil } ?? contents[.primary]?.controller ?? secondary
    var plan = CollapsePlan(isCollapse: true, host: host)
    guard let host, let secondary, host !== secondary else { return plan }
    let isDone =
      splitDelegate?.splitController(self, collapseSecondary: secondary, onto: host) ?? false
    if !isDone, host is NavigationController { plan.columns = [.secondary] }
    return plan
  }

  private func planExpansion() -> CollapsePlan {
    var plan = CollapsePlan(isCollapse: false)
    if style == .unspecified {
      plan.primary = splitDelegate?.primaryViewController(forExpanding: self)
      plan.secondary = arrangement.collapsed?.host.flatMap {
        splitDelegate?.splitController(self, separateSecondaryFrom: $0)
      }
    } else if let splitDelegate {
      let proposed = displayMode
      let mode = splitDelegate.splitController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
      if mode != proposed, let count = mode.sidebarCount { wantedSidebars = count }
    }
    return plan
  }

  /// The column whose navigation controller receives the others.
  var lowestColumn: Column {
    Self.stackOrder.first { contents[$0] != nil } ?? .primary
  }

  private func columns(upTo top: Column) -> [Column] {
    guard let last = Self.stackOrder.firstIndex(of: top) else { return [] }
    return Self.stackOrder[...last].filter { $0 != lowestColumn && contents[$0] != nil }
  }

  /// Returns the views that a plan moves to another superview, with that superview, as far as they
  /// are shown.
  private func moves(of plan: CollapsePlan) -> [(LayoutView, LayoutView)] {
    guard plan.isCollapse else {
      guard let collapsed = arrangement.collapsed else { return [] }
      return originalStacks(of: collapsed).flatMap { column, stack -> [(LayoutView, LayoutView)] in
        guard let content = contents[column]?.controller, let view = stack.last?.viewIfLoaded
        else { return [] }
        if stack.last === content { return [(view, self.view)] }
        return [(view, content.view), (content.view, self.view)]
      }
    }
    guard let host = plan.host, let column = plan.columns.last,
      let controller = contents[column]?.controller
    else { return [] }
    let top = (controller as? NavigationController)?.topViewController ?? controller
    return top.viewIfLoaded.map { [($0, host.view)] } ?? []
  }

  // MARK: Changes

  private func perform(_ plan: CollapsePlan) {
    let old = arrangement.collapsed
    if plan.isCollapse {
      arrangement = .collapsed(ColumnArrangement.Collapsed(host: plan.host))
      isRearranging = true
      if let host = plan.host, host.parent !== self { addChild(host) }
      isRearranging = false
      moveToHost(plan.columns)
    } else {
      arrangement = .apart
      if let old { returnControllers(old) }
      let host = old?.host
      let columnControllers = Self.stackOrder.compactMap { contents[$0]?.controller }
      if let host, !columnControllers.contains(where: { $0 === host }), host.parent === self,
        contents[.compact]?.controller !== host
      {
        host.removeFromParent()
      }
      if let primary = plan.primary { replaceContent(primary, for: .primary) }
      if let secondary = plan.secondary { replaceContent(secondary, for: .secondary) }
    }
    updateOverrides()
  }

  private func replaceContent(_ controller: LayoutController, for column: Column) {
    guard contents[column]?.given !== controller, canContain(controller) else { return }
    setContent(controller, for: column)
  }

  /// Returns whether a controller can be in a column: not if it contains the split view controller.
  func canContain(_ controller: LayoutController) -> Bool { !controller.contains(self) }

  /// Sets the controller of a column, and makes its navigation controller.
  func setContent(_ controller: LayoutController?, for column: Column) {
    let old = contents[column]?.controller
    isRearranging = true
    contents[column] = nil
    let isShared = contents.values.contains { $0.controller === old }
    if let old, old !== controller, !isShared { old.removeFromParent() }
    if let controller {
      let needsNavigation = style != .unspecified && !(controller is NavigationController)
      let shown =
        needsNavigation
        ? NavigationController(rootViewController: controller, name: column.rawValue) : controller
      contents[column] = Content(given: controller, controller: shown)
      addChild(shown)
    }
    isRearranging = false
    childrenDidChange()
    if column == .primary || column == .supplementary { updateOverrides() }
    guard var collapsed = arrangement.collapsed, collapsed.host == nil || collapsed.host === old
    else { return }
    collapsed.host = contents[lowestColumn]?.controller
    arrangement = .collapsed(collapsed)
  }

  /// Moves the controllers of columns to the host.
  private func moveToHost(_ columns: [Column]) {
    guard var collapsed = arrangement.collapsed,
      let host = collapsed.host as? NavigationController
    else { return }
    for column in columns {
      guard let controller = contents[column]?.controller, controller !== host else { continue }
      let stack = (controller as? NavigationController)?.viewControllers ?? [controller]
      collapsed.moved += stack.map { ($0, column) }
    }
    arrangement = .collapsed(collapsed)
    isRearranging = true
    host.setViewControllers(host.viewControllers + collapsed.moved.map(\.controller))
    isRearranging = false
  }

  /// Moves the controllers of all columns up to one to the host.
  func moveToHost(upTo top: Column) { moveToHost(columns(upTo: top)) }

  /// Returns the columns to which the moved controllers belong, with the controllers that were
  /// pushed on them since.
  ///
  /// If all controllers of a column were popped, its first one is returned.
  private func originalStacks(
    of collapsed: ColumnArrangement.Collapsed
  ) -> [(column: Column, stack: [LayoutController])] {
    let moved = collapsed.moved
    var home: [ObjectIdentifier: Column] = [:]
    for (controller, column) in moved { home[ObjectIdentifier(controller)] = column }
    var stacks: [Column: [LayoutController]] = [:]
    var current: Column?
    for controller in (collapsed.host as? NavigationController)?.viewControllers ?? [] {
      current = home[ObjectIdentifier(controller)] ?? current
      if let current { stacks[current, default: []].append(controller) }
    }
    return Self.stackOrder.compactMap { column in
      guard let root = moved.first(where: { $0.column == column })?.controller else { return nil }
      return (column, stacks[column] ?? (root.parent == nil ? [root] : []))
    }
  }

  /// Moves the controllers back from the host to their columns.
  func returnControllers() {
    guard var collapsed = arrangement.collapsed else { return }
    returnControllers(collapsed)
    collapsed.moved = []
    arrangement = .collapsed(collapsed)
  }

  private func returnControllers(_ collapsed: ColumnArrangement.Collapsed) {
    guard let host = collapsed.host as? NavigationController, !collapsed.moved.isEmpty else {
      return
    }
    let originalStacks = originalStacks(of: collapsed)
    let returning = Set(originalStacks.flatMap(\.stack).map { ObjectIdentifier($0) })
    var rest = host.viewControllers.filter { !returning.contains(ObjectIdentifier($0)) }
    isRearranging = true
    for (column, stack) in originalStacks {
      let controller = contents[column]?.controller
      if let navigation = controller as? NavigationController {
        navigation.setViewControllers(stack)
      } else if let controller {
        addChild(controller)
        rest += stack.filter { $0 !== controller }
      }
    }
    host.setViewControllers(rest)
    isRearranging = false
  }

  // MARK: States

  /// The positions of the controllers.
  var state: SplitState {
    let navigations = (children + [arrangement.collapsed?.host].compactMap { $0 }).compactMap {
      $0 as? NavigationController
    }
    return SplitState(
      arrangement: arrangement, contents: contents,
      stacks: navigations.map { ($0, $0.viewControllers) }, wantedSidebars: wantedSidebars)
  }

  /// Restores the positions of the controllers.
  func restore(_ state: SplitState) {
    let former = ownedControllers
    isRearranging = true
    arrangement = state.arrangement
    contents = state.contents
    wantedSidebars = state.wantedSidebars
    for (navigation, controllers) in state.stacks { navigation.setViewControllers(controllers) }
    let owned = ownedControllers
    let moved = arrangement.collapsed?.moved ?? []
    for controller in owned where !moved.contains(where: { $0.controller === controller }) {
      addChild(controller)
    }
    for controller in former where controller.parent === self {
      if !owned.contains(where: { $0 === controller }) { controller.removeFromParent() }
    }
    isRearranging = false
    updateOverrides()
  }

  private var ownedControllers: [LayoutController] {
    Column.allCases.compactMap { contents[$0]?.controller }
      + [arrangement.collapsed?.host].compactMap { $0 }
  }
}
