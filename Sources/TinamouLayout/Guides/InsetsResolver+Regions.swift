extension InsetsResolver {
  /// Returns the relation of a region to its view, in points.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - view: The view.
  ///   - insets: The insets of the view.
  /// - Returns: The insets of the region.
  mutating func relation(
    of region: LayoutRegion, in view: LayoutView, _ insets: Insets
  ) -> GuideNumbers<Number> {
    let base: Edges<Number>
    switch region.base {
    case .safeArea: base = insets.safeArea
    case .margins: base = insets.margins
    case .readableContent: base = readableInsets(in: view, insets)
    case .bar(let edge, let extent): return barRelation(edge, extent, in: view, insets)
    case .division(let part): return GuideNumbers(insets: divisionInsets(part, in: view, insets))
    case .occlusion(let name): return GuideNumbers(insets: occlusionInsets(name, in: view, insets))
    }
    guard let axis = region.cornerAdaptation else { return GuideNumbers(insets: base) }
    return GuideNumbers(insets: adapted(base, along: axis, in: view, insets))
  }

  /// Returns the margins, at the sides at least half of what the readable width leaves free if it
  /// limits the view.
  mutating func limitedInsets(in view: LayoutView, _ insets: Insets) -> Edges<Number> {
    guard let width = readableWidth(in: view, insets) else { return insets.margins }
    return centred(insets.margins, free: insets.frame.width - width, view)
  }

  /// Each side is the larger of the margin and half of what the readable width leaves free; where
  /// it does not limit the view, of what the margins take.
  private mutating func readableInsets(in view: LayoutView, _ insets: Insets) -> Edges<Number> {
    let margins = insets.margins
    let width = readableWidth(in: view, insets)
    let free = width.map { insets.frame.width - $0 } ?? (margins.left + margins.right)
    return centred(margins, free: free, view)
  }

  /// The margins, at the sides at least half of the space that is free at both together.
  private mutating func centred(
    _ margins: Edges<Number>, free: Number, _ view: LayoutView
  ) -> Edges<Number> {
    var edges = margins
    let half = numbers.half(free)
    edges.left = numbers.larger(edges.left, half, view)
    edges.right = numbers.larger(edges.right, half, view)
    return edges
  }

  /// The distances of a view from the edges of the window.
  private func distancesFromWindow(_ insets: Insets) -> Edges<Number> {
    Edges(
      top: insets.top, left: insets.left,
      bottom: windowHeight - insets.top - insets.frame.height,
      right: insets.windowWidth - insets.left - insets.frame.width)
  }

  // MARK: Corners

  /// A corner of the window that a region has to keep clear of.
  private struct Corner {
    let isTop: Bool
    let isLeft: Bool
    /// The size of the corner: beyond it along one axis, there is nothing to keep clear of.
    let reach: Size
    /// The distance from the edge of the window that a region retreats to, along either axis.
    let retreat: Size
  }

  /// The corners of the window: rounded ones, and the one with controls.
  private var corners: [Corner] {
    guard let environment else { return [] }
    let grid = PixelGrid(scale: environment.traits.displayScale)
    let radii = environment.corners
    var corners = [
      (true, true, radii.topLeft), (true, false, radii.topRight), (false, true, radii.bottomLeft),
      (false, false, radii.bottomRight),
    ].filter { $0.2 > 0 }.map { isTop, isLeft, radius in
      let inset = grid.round(CornerRadii.inset(atRadius: radius))
      let reach = CornerRadii.reach(atRadius: radius)
      return Corner(
        isTop: isTop, isLeft: isLeft, reach: Size(width: reach, height: reach),
        retreat: Size(width: inset, height: inset))
    }
    if let controls = environment.cornerOfControls {
      corners.append(
        Corner(
          isTop: true, isLeft: controls.isLeft, reach: controls.size, retreat: controls.size))
    }
    return corners
  }

  /// The insets, larger along an axis where the region would reach into a corner of the window.
  private mutating func adapted(
    _ base: Edges<Number>, along axis: LayoutAxis, in view: LayoutView, _ insets: Insets
  ) -> Edges<Number> {
    var edges = base
    if insets.isInRow { return edges }
    let outer = distancesFromWindow(insets)
    for corner in corners {
      let vertical = corner.isTop ? outer.top + base.top : outer.bottom + base.bottom
      let horizontal = corner.isLeft ? outer.left + base.left : outer.right + base.right
      switch axis {
      case .horizontal:
        if numbers.isInset(vertical, atLeast: corner.reach.height, view) { continue }
        let retreat = numbers.number(corner.retreat.width)
        if corner.isLeft {
          edges.left = numbers.larger(edges.left, retreat - outer.left, view)
        } else {
          edges.right = numbers.larger(edges.right, retreat - outer.right, view)
        }
      case .vertical:
        if numbers.isInset(horizontal, atLeast: corner.reach.width, view) { continue }
        let retreat = numbers.number(corner.retreat.height)
        if corner.isTop {
          edges.top = numbers.larger(edges.top, retreat - outer.top, view)
        } else {
          edges.bottom = numbers.larger(edges.bottom, retreat - outer.bottom, view)
        }
      }
    }
    return edges
  }

  // MARK: Bars

  /// The distance of a bar from an edge that has no strip, in points.
  private static var barInset: Double { 20 }

  /// The bar has its extent, at its edge whatever size the view has; beside the strip it is in the
  /// middle of the strip, also where the view begins inside of it.
  private mutating func barRelation(
    _ edge: LayoutRegion.Edge, _ extent: Double, in view: LayoutView, _ insets: Insets
  ) -> GuideNumbers<Number> {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: HorizontalSide? =
      switch edge {
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      case .top, .bottom: nil
      }
    let length = numbers.number(extent)
    var gap = numbers.number(Self.barInset)
    guard let side else {
      let edges = adapted(insets.safeArea, along: .horizontal, in: view, insets)
      return GuideNumbers(
        horizontal: .inset(near: edges.left, far: edges.right),
        vertical: .atEdge(edge == .top ? .near : .far, gap: gap, length: length))
    }
    var edges = insets.safeArea
    if side == environment?.barSide {
      let fromWindow = numbers.number((PoseFacts.stripWidth - extent) / 2 + PoseFacts.barGap)
      let outer = distancesFromWindow(insets)
      gap = numbers.larger(.zero, fromWindow - (side == .left ? outer.left : outer.right), view)
      edges = besideStrip(edges, view)
    }
    return GuideNumbers(
      horizontal: .atEdge(side == .left ? .near : .far, gap: gap, length: length),
      vertical: .inset(near: edges.top, far: edges.bottom))
  }

  /// The insets above and below, larger where something covers the strip.
  private mutating func besideStrip(
    _ insets: Edges<Number>, _ view: LayoutView
  ) -> Edges<Number> {
    var insets = insets
    guard let environment,
      let strip = environment.reservedRegions.first(where: { $0.name == "strip" })
    else { return insets }
    let height = environment.windowSize.height
    if strip.frame.minY <= 0 {
      insets.top = numbers.larger(insets.top, numbers.number(strip.frame.maxY), view)
    } else {
      insets.bottom = numbers.larger(
        insets.bottom, numbers.number(height - strip.frame.minY), view)
    }
    return insets
  }
}
