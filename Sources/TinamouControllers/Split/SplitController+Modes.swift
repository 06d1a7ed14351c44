import TinamouLayout

extension SplitController {
  /// The present or next size of the view, in points.
  var knownSize: Size {
    if let nextSize { return nextSize }
    guard let view = viewIfLoaded else { return .zero }
    return view.frame.size == .zero ? view.engine?.environment.windowSize ?? .zero : view.frame.size
  }

  /// Returns the display mode in a view of a size.
  ///
  /// If no mode is set, a split view that is at least as wide as high shows a sidebar beside the
  /// content, and a narrower one shows only the content.
  func displayMode(in size: Size) -> DisplayMode {
    let behavior = splitBehavior(in: size)
    let automatic = behavior == .overlay ? 0 : 1
    let most = contents[.supplementary] == nil ? 1 : 2
    let count = min(wantedSidebars ?? preferredDisplayMode.sidebarCount ?? automatic, most)
    return Self.mode(behavior, sidebars: style == .tripleColumn ? count : min(count, 1))
  }

  /// Returns the behavior in a view of a size: the one that is set, otherwise that of the mode that
  /// is set, otherwise one that depends on the shape of the view.
  func splitBehavior(in size: Size) -> SplitBehavior {
    let stated =
      preferredSplitBehavior == .automatic
      ? Self.behavior(of: preferredDisplayMode) : preferredSplitBehavior
    switch stated {
    case .displace where style != .tripleColumn: return .tile
    case .tile, .overlay, .displace: return stated
    case .automatic: return size.width < size.height ? .overlay : .tile
    }
  }

  private static func behavior(of mode: DisplayMode) -> SplitBehavior {
    switch mode {
    case .automatic, .secondaryOnly: .automatic
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// Returns a possible mode of a behavior, as documented.
  private static func mode(_ behavior: SplitBehavior, sidebars count: Int) -> DisplayMode {
    switch (behavior, count) {
    case (_, ...0): .secondaryOnly
    case (.overlay, 1): .oneOverSecondary
    case (_, 1): .oneBesideSecondary
    case (.overlay, _): .twoOverSecondary
    case (.displace, _): .twoDisplaceSecondary
    case (_, _): .twoBesideSecondary
    }
  }

  /// Returns the visible columns of a mode, from the outermost sidebar to the content.
  func visibleColumns(of mode: DisplayMode) -> [Column] {
    let sidebars: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    let present = sidebars.filter { contents[$0] != nil }
    return present.suffix(mode.sidebarCount ?? 0) + [.secondary]
  }

  /// Returns whether the style has a column.
  func offers(_ column: Column) -> Bool {
    switch column {
    case .primary, .secondary: true
    case .supplementary: style == .tripleColumn
    case .compact: style != .unspecified
    }
  }

  // MARK: Arranging

  /// Collapses or expands according to the traits of the view, and places the columns.
  package func updateArrangement() {
    collapseIfNeeded()
    guard let view = viewIfLoaded as? SplitView else { return }
    if let collapsed = arrangement.collapsed {
      view.arrange(SplitView.Arrangement(content: collapsed.host?.view, edge: primaryEdge))
      return
    }
    let mode = displayMode
    if let arrangedMode, arrangedMode != mode {
      splitDelegate?.splitController(self, willChangeTo: mode)
    }
    arrangedMode = mode
    view.arrange(arrangement(of: mode))
  }

  private func arrangement(of mode: DisplayMode) -> SplitView.Arrangement {
    var arrangement = SplitView.Arrangement(
      content: contents[.secondary]?.controller.view, edge: primaryEdge)
    for column in visibleColumns(of: mode) where column != .secondary {
      guard let view = contents[column]?.controller.view else { continue }
      arrangement.sidebars.append((view, width(of: column)))
    }
    arrangement.placement = Self.placement(mode)
    arrangement.endsAtFold = endsAtFold(in: mode)
    return arrangement
  }

  /// Whether the sidebars of a mode end at an upright fold that divides the view.
  private func endsAtFold(in mode: DisplayMode) -> Bool {
    Self.placement(mode) == .beside && visibleColumns(of: mode).count > 1
      && viewIfLoaded?.crossingFold?.axis == .vertical
  }

  /// Whether the columns lie otherwise than the present mode and the fold ask for. A new view knows
  /// of the fold only after its first layout.
  var isArrangementOutdated: Bool {
    guard !arrangement.isCollapsed, let view = viewIfLoaded as? SplitView else { return false }
    let mode = displayMode
    return arrangedMode != mode || view.endsAtFold != endsAtFold(in: mode)
  }

  private static func placement(_ mode: DisplayMode) -> SplitView.Placement {
    switch mode {
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .beside
    case .oneOverSecondary, .twoOverSecondary: .over
    case .twoDisplaceSecondary: .displaced
    }
  }

  private func width(of column: Column) -> ColumnWidth {
    column == .supplementary ? supplementaryWidth : primaryWidth
  }

  // MARK: Sizes to come

  /// Returns the size in points of a child's view in a view of a size; `nil` for a child that will
  /// not be shown.
  func columnSize(of child: LayoutController, in size: Size) -> Size? {
    let plan = phase.plan
    if plan?.isCollapse ?? arrangement.isCollapsed {
      let shows =
        child === (plan?.host ?? arrangement.collapsed?.host)
        || (plan?.columns ?? []).contains { column in
          contents[column]?.controller === child
        }
      return shows ? size : nil
    }
    return Self.stackOrder.first { contents[$0]?.controller === child }
      .flatMap { columnSize($0, in: size) }
  }

  private func columnSize(_ column: Column, in size: Size) -> Size? {
    let mode = displayMode(in: size)
    let visible = visibleColumns(of: mode)
    guard visible.contains(column) else { return nil }
    if let width = widthAtFold(column, visible, mode, in: size) {
      return Size(width: width, height: size.height)
    }
    if column != .secondary {
      return Size(width: width(of: column).points(in: size.width), height: size.height)
    }
    let beside: [Column] =
      switch Self.placement(mode) {
      case .beside: visible.filter { $0 != .secondary }
      case .over: []
      case .displaced: visible.contains(.supplementary) ? [.supplementary] : []
      }
    let taken = beside.reduce(0) { $0 + width(of: $1).points(in: size.width) }
    return Size(width: max(0, size.width - taken), height: size.height)
  }

  /// Returns the width of a column beside an upright fold in points; `nil` without a fold, and for
  /// an outer sidebar, which keeps its width.
  ///
  /// The regions of another display arrive after its size, so a size to come has no fold yet.
  private func widthAtFold(
    _ column: Column, _ visible: [Column], _ mode: DisplayMode, in size: Size
  ) -> Double? {
    let sidebars = visible.filter { $0 != .secondary }
    guard Self.placement(mode) == .beside, let innermost = sidebars.last,
      column == .secondary || column == innermost, let view = viewIfLoaded,
      view.frame.size == size, let fold = view.crossingFold, fold.axis == .vertical
    else { return nil }
    let isLeft = view.isSidebarOnLeft(at: primaryEdge) != (column == .secondary)
    let part = isLeft ? fold.frame.midX : size.width - fold.frame.midX
    if column == .secondary { return part }
    let outer = sidebars.dropLast().reduce(0) { $0 + width(of: $1).points(in: size.width) }
    return max(0, part - outer)
  }

  /// Returns the size in points of a controller's view that a transition moves back to its column;
  /// `nil` for other controllers.
  func sizeToCome(of controller: LayoutController) -> Size? {
    guard let plan = phase.plan, !plan.isCollapse, let collapsed = arrangement.collapsed,
      let column = collapsed.moved.first(where: { $0.controller === controller })?.column
    else { return nil }
    return columnSize(column, in: knownSize)
  }
}

extension LayoutView {
  /// The fold that divides the view now, in the coordinates of the view; `nil` without one.
  var crossingFold: ReservedRegion? { reservedRegions(kind: .division).first }

  /// Whether the sidebars of a split view are on the left.
  func isSidebarOnLeft(at edge: SplitController.PrimaryEdge) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (edge == .leading) != isMirrored
  }
}
