internal import TinamouSolver

extension StackArrangement {
  private static let spanningFit: Float = 51
  private static let suppression: Float = 25
  private static let spanningBoundary: Float = 999.5

  static let firstBaseline = LayoutAttribute.firstBaseline
  static let lastBaseline = LayoutAttribute.lastBaseline

  /// Baselines are for rows; a column uses its leading edge instead, which is our choice.
  private var alignment: StackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: stack.axis == .horizontal ? stack.alignment : .leading
    default: stack.alignment
    }
  }

  /// The attribute that the alignment makes equal; for `fill` the first of the two.
  private var alignedAttribute: LayoutAttribute {
    switch alignment {
    case .fill, .leading: cross.start
    case .firstBaseline: Self.firstBaseline
    case .center: cross.center
    case .trailing: cross.end
    case .lastBaseline: Self.lastBaseline
    }
  }

  mutating func addAlignment() {
    alignHidden()
    guard let first = visible.first else {
      addFit(.crossCanvasFit, "UISV-canvas-fit", canvas, cross.size, Self.canvasFit)
      return
    }
    for entry in visible.dropFirst() {
      add(
        entry, .alignment, "UISV-alignment", first.view, alignedAttribute, .equal,
        entry.view, alignedAttribute)
      if alignment == .fill {
        add(
          entry, .endAlignment, "UISV-alignment", first.view, cross.end, .equal, entry.view,
          cross.end)
      }
    }
    if alignment == .fill {
      connect(.crossCanvasStart, cross.start, .equal, first.view)
      connect(.crossCanvasEnd, cross.end, .equal, first.view)
      return
    }
    if visible.count == 1 { connectAlone(first.view) } else { connectSpanner(first.view) }
    for entry in visible { suppressAmbiguity(of: entry) }
  }

  private mutating func suppressAmbiguity(of entry: StackView.Entry) {
    addZero(
      entry, .suppression, "UISV-ambiguity-suppression", cross.size,
      priority: LayoutPriority(Self.suppression))
  }

  /// Aligns hidden views with the visible ones, without effect on the size of the stack.
  private mutating func alignHidden() {
    let other = visible.first?.view ?? canvas
    let attribute = visible.isEmpty ? cross.start : alignedAttribute
    for entry in entries where entry.view.isHidden {
      add(entry, .alignment, "UISV-alignment", other, attribute, .equal, entry.view, attribute)
      suppressAmbiguity(of: entry)
    }
  }

  private mutating func connect(
    _ role: StackRule.Role, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ other: LayoutItem
  ) {
    addToStack(role, "UISV-canvas-connection", canvas, attribute, relation, other, attribute)
  }

  /// Connects a single visible view, which needs no spanner: the stack encloses it where the
  /// alignment is weak.
  private mutating func connectAlone(_ view: LayoutView) {
    connect(
      .crossCanvasStart, cross.start, alignment == .leading ? .equal : .lessThanOrEqual, view)
    connect(
      .crossCanvasEnd, cross.end, alignment == .trailing ? .equal : .greaterThanOrEqual, view)
    if alignment == .center { connect(.crossCanvasCenter, cross.center, .equal, view) }
    addFit(.crossCanvasFit, "UISV-canvas-fit", canvas, cross.size, Self.canvasFit)
  }

  /// Connects several visible views: a guide encloses all of them, and the stack encloses the
  /// guide.
  private mutating func connectSpanner(_ first: LayoutView) {
    let crossAxis: LayoutAxis = stack.axis == .horizontal ? .vertical : .horizontal
    let spanner = stack.arrangementGuide(at: 0, axis: crossAxis)
    switch alignment {
    case .fill: break
    case .leading:
      connect(.crossCanvasStart, cross.start, .equal, first)
      connect(.crossCanvasEnd, cross.end, .equal, spanner)
    case .trailing:
      connect(.crossCanvasStart, cross.start, .equal, spanner)
      connect(.crossCanvasEnd, cross.end, .equal, first)
    case .center:
      connect(.crossCanvasStart, cross.start, .equal, spanner)
      connect(.crossCanvasEnd, cross.end, .equal, spanner)
      connect(.crossCanvasCenter, cross.center, .equal, first)
    case .firstBaseline:
      connect(.crossCanvasStart, cross.start, .lessThanOrEqual, first)
      connect(.crossCanvasEnd, cross.end, .equal, spanner)
      addFit(.crossCanvasFit, "UISV-canvas-fit", canvas, cross.size, Self.canvasFit)
    case .lastBaseline:
      connect(.crossCanvasStart, cross.start, .equal, spanner)
      connect(.crossCanvasEnd, cross.end, .greaterThanOrEqual, first)
      addFit(.crossCanvasFit, "UISV-canvas-fit", canvas, cross.size, Self.canvasFit)
    }
    addFit(.spanningFit, "UISV-spanning-fit", spanner, cross.size, Self.spanningFit)
    for entry in visible { addBoundaries(of: entry, spanner) }
  }

  private mutating func addBoundaries(of entry: StackView.Entry, _ spanner: LayoutGuide) {
    let weak = LayoutPriority(Self.spanningBoundary)
    let isLeading = alignment == .leading
    let isTrailing = alignment == .trailing
    add(
      entry, .spanningStart, "UISV-spanning-boundary", spanner, cross.start,
      isLeading ? .equal : .lessThanOrEqual, entry.view, cross.start,
      priority: isLeading ? weak : .required)
    add(
      entry, .spanningEnd, "UISV-spanning-boundary", spanner, cross.end,
      isTrailing ? .equal : .greaterThanOrEqual, entry.view, cross.end,
      priority: isTrailing ? weak : .required)
  }
}
