package import TinamouSolver

extension LayoutEngine {
  /// Follows a layout while it is made.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the size of the window varies.
  ///   - measured: Relations between views and guides whose differences are requested; they are not
  ///     active.
  ///   - isExplained: Whether the constraints that determine the frames are requested.
  ///   - body: Makes the layout for the present window.
  /// - Returns: How the layout changes.
  /// - Throws: The error that `body` throws.
  package func trace(
    _ axis: LayoutAxis, measuring measured: [LayoutConstraint] = [], isExplained: Bool = false,
    _ body: () throws(LayoutError) -> Void
  ) throws(LayoutError) -> LayoutTrace {
    let tracer = LayoutTracer(axis)
    model.tracer = tracer
    defer { model.tracer = nil }
    changes.environment = true
    try body()
    tracer.finish(model)
    let views = root.subtreeViews()
    // Texts that wrap at the width of the view are read in the rounds.
    for view in views where view.preferredMaxLayoutWidth > 0 && view.breaksLines {
      tracer.keepDrawnLines(of: view, model)
    }
    let roundings = measured.isEmpty ? [:] : self.roundings(of: views)
    let items = tracedItems(views)
    return LayoutTrace(
      range: tracer.range, changesBelow: changes(at: tracer.range.lower),
      changesAbove: changes(at: tracer.range.upper),
      items: items, motions: motions(tracer, views, isExplained),
      status: status(of: items.lazy.map(\.id), with: views), traits: traits,
      contents: views.compactMap { content(of: $0) },
      differences: measured.map { difference(of: $0, tracer, roundings) },
      conflictItems: conflictItems(),
      determiningConstraints: solver.firstDeterminingConstraints())
  }

  /// Returns those constraints of the solver that are constraints of the layout, with their source
  /// locations.
  package func locations(
    of constraints: Set<ConstraintID>
  ) -> [(id: ConstraintID, place: SourceLocation)] {
    model.constraints.values.filter { constraints.contains($0.id) }
      .map { ($0.id, $0.constraint.location) }
  }

  /// The views and guides that the constraints of conflicts mention.
  private func conflictItems() -> Set<LayoutItem.ID> {
    if solver.conflicts.isEmpty { return [] }
    let owners = model.rowOwners()
    return Set(
      solver.conflicts.flatMap(\.members).flatMap { owners[$0.constraint]?.items.map(\.id) ?? [] })
  }

  private func tracedItems(_ views: [LayoutView]) -> [LayoutTrace.Item] {
    var items: [LayoutTrace.Item] = []
    items.reserveCapacity(views.count)
    func append(_ item: LayoutItem, isGuide: Bool, isHidden: Bool) {
      items.append(
        LayoutTrace.Item(
          id: item.id, name: item.name, container: item.container?.id, isGuide: isGuide,
          isHidden: isHidden))
    }
    for view in views {
      append(view, isGuide: false, isHidden: view.isHidden)
      for guide in guidesInLayout(of: view) { append(guide, isGuide: true, isHidden: false) }
    }
    return items
  }

  private func motions(
    _ tracer: LayoutTracer, _ views: [LayoutView], _ isExplained: Bool
  ) -> [LayoutTrace.Motion] {
    let reasons =
      isExplained
      ? LocalDerivations(
        model, rates: tracer.rates, items: views.flatMap { [$0] + guidesInLayout(of: $0) }) : nil
    func derivations(of item: LayoutItem) -> [LocalDerivation] {
      reasons?.derivations(of: item) ?? []
    }
    var motions: [LayoutTrace.Motion] = []
    motions.reserveCapacity(views.count)
    for view in views {
      motions.append(
        LayoutTrace.Motion(
          frame: tracer.frame(of: view, model), grid: pixelGrid(of: view),
          boundsOrigin: tracer.boundsOrigin(of: view), derivations: derivations(of: view)))
      for guide in guidesInLayout(of: view) {
        motions.append(
          LayoutTrace.Motion(
            frame: tracer.frame(of: guide, model), grid: nil,
            boundsOrigin: OriginNumbers(x: .zero, y: .zero),
            derivations: derivations(of: guide)))
      }
    }
    return motions
  }

  /// How the number of a variable is rounded in a layout.
  private struct Rounding {
    let grid: PixelGrid
    /// The variable of the edge at which a length begins; `nil` for an edge.
    var edge: Variable?
  }

  /// The variables that are rounded.
  private func roundings(of views: [LayoutView]) -> [Variable: Rounding] {
    var roundings: [Variable: Rounding] = [:]
    for view in views {
      guard let grid = pixelGrid(of: view), let frame = model.variables(of: view) else { continue }
      roundings[frame.x] = Rounding(grid: grid)
      roundings[frame.y] = Rounding(grid: grid)
      roundings[frame.width] = Rounding(grid: grid, edge: frame.x)
      roundings[frame.height] = Rounding(grid: grid, edge: frame.y)
    }
    return roundings
  }

  /// Returns the left side of a relation minus its right side.
  private func difference(
    of constraint: LayoutConstraint, _ tracer: LayoutTracer, _ roundings: [Variable: Rounding]
  ) -> MovingSum {
    constraint.resolveItems()
    let expression = model.encode(constraint).constraint.expression
    func number(_ variable: Variable) -> MovingNumber? {
      guard let (value, rate) = tracer.sensitivity?.value(of: variable) else { return nil }
      return MovingNumber(value, rate: rate)
    }
    var sum = MovingSum(constant: expression.constant)
    for term in expression.terms {
      guard let value = number(term.variable) else { continue }
      let rounding = roundings[term.variable]
      if let edge = rounding?.edge.flatMap(number) {
        sum.terms += MovingSum.terms(
          ofLength: value, from: edge, term.coefficient, grid: rounding?.grid)
      } else {
        sum.terms.append(MovingSum.Term(value, term.coefficient, grid: rounding?.grid))
      }
    }
    return sum
  }

  /// Returns the size that the content of a view needs; `nil` without content.
  private func content(of view: LayoutView) -> LayoutTrace.Content? {
    let index = model.index(of: view)
    let known = model.items.read(index) {
      (
        hasRows: $0.content.width != nil || $0.content.height != nil, width: $0.variables.width,
        traced: $0.content.traced
      )
    }
    guard let known, known.hasRows else { return nil }
    let insets = view.alignmentRectInsets
    let room = model.solver.reading(of: known.width) - insets.left - insets.right
    if let traced = known.traced, traced.widths.contains(room) { return traced.content }
    let traced = model.items[index].map { tracedContent(of: view, $0, room: room) }
    model.items.modify(index) { $0.content.traced = traced }
    return traced?.content
  }

  /// Returns the size that content needs at a width, and the widths at which it needs the same.
  private func tracedContent(
    of view: LayoutView, _ record: ItemRecord, room: Double
  ) -> (content: LayoutTrace.Content, widths: Range<Double>) {
    // A view without any width has room for no letter: its lines are those of the least width that
    // limits a text, and the widest letter is what it lacks.
    let hasRoom = room > TextStretch.tolerance
    let width = hasRoom ? room : 2 * TextStretch.tolerance
    let whole = model.contents.drawnText(of: view, width: width, isWhole: true)
    let lines = whole?.numberOfLines ?? 0
    let most = view.textControl?.wraps ?? false ? view.numberOfLines : 1
    let wraps = view.breaksLines
    let needed = model.contents.neededSize(
      of: view,
      content: Size(
        width: record.content.width?.value ?? 0, height: record.content.height?.value ?? 0))
    let hasWidth = record.content.width != nil && !wraps && view.heights == nil
    let widestLetter = wraps && !hasRoom ? whole?.size.width : nil
    let stretch =
      wraps && hasRoom
      ? whole?.stretch(around: width, grid: PixelGrid(scale: traits.displayScale)) : nil
    let smallestWidth = (whole?.smallestWidth ?? 0) - TextStretch.tolerance
    let content = LayoutTrace.Content(
      id: view.id, neededWidth: hasWidth ? needed.width : widestLetter,
      neededHeight: neededHeight(of: view, width: width, whole)
        ?? (record.content.height == nil ? nil : needed.height),
      numberOfLines: lines, largestLineCount: most,
      widestLine: stretch?.widestLine ?? whole?.size.width ?? 0,
      dividesWords: wraps && smallestWidth > width)
    if view.heights != nil || stretch?.isUniform == false { return (content, room..<room) }
    if !wraps { return (content, -Double.infinity ..< .infinity) }
    guard let stretch else { return (content, -Double.infinity..<TextStretch.tolerance.nextUp) }
    // Where words are divided is another stretch.
    let sameWords =
      content.dividesWords ? -Double.infinity..<smallestWidth : smallestWidth ..< .infinity
    let sameLines = stretch.widths.clamped(to: sameWords)
    return (content, sameLines.clamped(to: TextStretch.tolerance.nextUp ..< .infinity))
  }

  /// Returns the height that content needs in a view of a width; `nil` if it does not depend on the
  /// width. In a layout that does not settle, it is not the height that was measured last. `whole`
  /// is the text with all of its lines.
  private func neededHeight(
    of view: LayoutView, width: Double, _ whole: TextMeasurement?
  ) -> Double? {
    if let heights = view.heights { return heights.height(forWidth: width) }
    guard view.breaksLines else { return nil }
    let text =
      view.numberOfLines == 0 ? whole : model.contents.drawnText(of: view, width: width)
    return text.flatMap { view.textControl?.size(around: $0.size).height }
  }

  /// Returns what changes at an end of a range, in terms of the tree.
  private func changes(at end: TracedRange.End) -> [LayoutChange] {
    end.causes.compactMap { _, cause in
      switch cause {
      case .change(let change): change
      case .constraint(let id): model.owner(ofRow: id).map { .constraint($0.reference) }
      }
    }
  }
}
