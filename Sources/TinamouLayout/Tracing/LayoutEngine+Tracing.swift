internal import TinamouSolver

extension LayoutEngine {
  /// Follows a layout while it is made.
  ///
  /// - Parameters:
  ///   - axis: The side of the window that moves.
  ///   - measured: Relations between views and guides whose differences are wanted; they are not active.
  ///   - body: Makes the layout, for the window as it is now.
  /// - Returns: The layout and how it moves.
  /// - Throws: What `body` throws.
  package func trace(
    _ axis: LayoutAxis, measuring measured: [LayoutConstraint] = [],
    _ body: () throws(LayoutError) -> LayoutSnapshot
  ) throws(LayoutError) -> (snapshot: LayoutSnapshot, trace: LayoutTrace) {
    let tracer = LayoutTracer(axis)
    self.tracer = tracer
    defer { self.tracer = nil }
    pending.environment = true
    let snapshot = try body()
    tracer.finish(self)
    let views = root.subtreeViews()
    let trace = LayoutTrace(
      range: named(tracer.range), items: tracedItems(tracer, views),
      contents: views.compactMap { content(of: $0) },
      differences: measured.map { difference(of: $0, tracer) },
      constraintsThatMatter: constraintsThatMatter(), isUnsettled: tracer.gaveUp)
    return (snapshot, trace)
  }

  private func constraintsThatMatter() -> Set<SourceLocation> {
    let matter = Set(solver.constraintsThatMatter())
    var places: Set<SourceLocation> = []
    for record in tables.constraints.values where matter.contains(record.id) {
      places.insert(record.constraint.location)
    }
    return places
  }

  /// The items in the order of the snapshot.
  private func tracedItems(_ tracer: LayoutTracer, _ views: [LayoutView]) -> [LayoutTrace.Item] {
    let windowGrid = PixelGrid(scale: environment.traits.displayScale)
    var items: [LayoutTrace.Item] = []
    for view in views {
      let scale = view.traitDomain?.overrides.displayScale
      let isRounded = view === root || view.translation == nil
      let grid = scale.map { PixelGrid(scale: $0) } ?? windowGrid
      items.append(
        LayoutTrace.Item(
          frame: tracer.frame(of: view, self), grid: isRounded ? grid : nil,
          boundsOrigin: view.boundsOrigin))
      for guide in view.guidesPlacedByConstraints where guide.slot >= 0 {
        items.append(
          LayoutTrace.Item(frame: tracer.frame(of: guide, self), grid: nil, boundsOrigin: .zero))
      }
    }
    return items
  }

  /// How far the left side of a relation exceeds its right side.
  private func difference(of constraint: LayoutConstraint, _ tracer: LayoutTracer) -> MovingNumber {
    constraint.resolveScrolledContent()
    let expression = encode(constraint).constraint.expression
    var sum = MovingNumber(expression.constant)
    for term in expression.terms {
      guard let (value, rate) = tracer.response?.value(of: term.variable) else { continue }
      sum = sum + MovingNumber(value, rate: rate) * term.coefficient
    }
    return sum
  }

  /// What the content of a view needs; `nil` without content.
  private func content(of view: LayoutView) -> LayoutTrace.Content? {
    guard view.engine === self, let record = record(of: view) else { return nil }
    if record.width == nil && record.height == nil { return nil }
    let insets = view.alignmentRectInsets
    let width = solver.value(of: record.variables.width) - insets.left - insets.right
    let whole = view.wrapsText ? wholeText(of: view, width: width) : nil
    let lines = whole?.numberOfLines ?? textLines(of: view)
    let wraps = view.wrapsText || view.heights != nil
    return LayoutTrace.Content(
      id: view.id, neededWidth: wraps ? nil : record.width?.value,
      neededHeight: record.height?.value, numberOfLines: lines,
      isCutOff: view.numberOfLines > 1 && lines > view.numberOfLines,
      dividesWords: (whole?.smallestWidth ?? 0) > max(width, 0) + TextStretch.tolerance)
  }

  /// The range with the constraints at its ends as people know them.
  private func named(_ range: TracedRange) -> TracedRange {
    let owners = rowOwners()
    func change(at end: TracedRange.End) -> LayoutChange? {
      end.constraint.flatMap { owners[$0] }.map { .constraint($0.reference) } ?? end.change
    }
    var range = range
    range.nameChanges(lower: change(at: range.lower), upper: change(at: range.upper))
    return range
  }

  /// The constants of the rows of a guide: left, top, width and height.
  static func constants(of relation: GuideRelation) -> [Double] {
    func constants(_ span: GuideRelation.Span) -> (origin: Double, length: Double) {
      switch span {
      case .inset(let near, let far): (near, -near - far)
      case .centred(let length, let near, let far): ((near - far - length) / 2, length)
      case .atFarEdge(let length): (-length, length)
      case .free: (0, 0)
      }
    }
    let horizontal = constants(relation.horizontal)
    let vertical = constants(relation.vertical)
    return [horizontal.origin, vertical.origin, horizontal.length, vertical.length]
  }
}
