internal import TinamouSolver

extension LayoutEngine {
  /// Whether the constraints leave the value of anchors open.
  func isAmbiguous(_ anchors: LayoutExpression) throws(LayoutError) -> Bool {
    try settle()
    do throws(SolverError) {
      let range = try openRange(of: linearExpression(anchors))
      return range.upperBound - range.lowerBound > Self.leastAmbiguity
    } catch {
      throw .internalError(error)
    }
  }

  /// The constraints that the value of anchors follows from.
  func rowsDetermining(_ anchors: LayoutExpression) throws(LayoutError) -> [RowOwner] {
    try settle()
    return try rowsDetermining(linearExpression(anchors).terms.map(\.variable))
  }

  /// The value of anchors, a place in the coordinates of the superview, or of the view that owns the
  /// guide.
  private func linearExpression(_ anchors: LayoutExpression) -> LinearExpression {
    let terms = anchors.terms.compactMap { term -> LayoutExpression.Term? in
      // A system guide without variables lies in its view.
      let item =
        record(of: term.anchor.item) == nil ? term.anchor.item.anchoringView : term.anchor.item
      guard let item, record(of: item) != nil else { return nil }
      return LayoutExpression.Term(item, term.anchor.attribute, term.coefficient)
    }
    let constraint = LayoutConstraint(
      LayoutExpression(terms), .equal, LayoutExpression(), priority: .required, identifier: nil,
      location: SourceLocation(file: #fileID, line: #line), rank: 0)
    return encode(constraint).constraint.expression
  }

  /// What a sum of variables could be at the same cost.
  private func openRange(
    of expression: LinearExpression
  ) throws(SolverError) -> ClosedRange<Double> {
    guard let first = expression.terms.first else { return 0...0 }
    if expression.terms.count == 1 { return try solver.openRange(of: first.variable) }
    // A variable for the sum, for the time of the question.
    var sum: Variable?
    var row: ConstraintID?
    try solver.update { () throws(SolverError) in
      let variable = solver.addVariable(order: DocumentOrder(.system, position: .max, part: 0))
      row = try solver.add(
        Constraint(variable, .equal, expression),
        order: DocumentOrder(.system, position: .max, part: 1))
      sum = variable
    }
    guard let sum, let row else { return 0...0 }
    let range = try solver.openRange(of: sum)
    try solver.update { () throws(SolverError) in
      try solver.remove(row)
      try solver.remove(sum)
    }
    return range
  }
}

extension LayoutExpression {
  var hasAmbiguousLayout: Bool { (try? engine?.isAmbiguous(self)) ?? false }

  var constraintsAffectingLayout: [LayoutConstraint] {
    get throws(LayoutError) {
      try engine?.rowsDetermining(self).compactMap { row in
        if case .constraint(let constraint) = row { constraint } else { nil }
      } ?? []
    }
  }

  private var engine: LayoutEngine? { terms.first?.anchor.item.engine }
}

extension XAxisAnchor {
  /// Whether the constraints leave the place open; `false` without an engine, and while a layout is
  /// refused.
  public var hasAmbiguousLayout: Bool {
    LayoutExpression([LayoutExpression.Term(anchor)]).hasAmbiguousLayout
  }

  /// The constraints that the place follows from, without those that the system makes.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    get throws(LayoutError) {
      try LayoutExpression([LayoutExpression.Term(anchor)]).constraintsAffectingLayout
    }
  }
}

extension YAxisAnchor {
  /// Whether the constraints leave the place open; `false` without an engine, and while a layout is
  /// refused.
  public var hasAmbiguousLayout: Bool {
    LayoutExpression([LayoutExpression.Term(anchor)]).hasAmbiguousLayout
  }

  /// The constraints that the place follows from, without those that the system makes.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    get throws(LayoutError) {
      try LayoutExpression([LayoutExpression.Term(anchor)]).constraintsAffectingLayout
    }
  }
}

extension DimensionAnchor {
  /// Whether the constraints leave the size open; `false` without an engine, and while a layout is
  /// refused.
  public var hasAmbiguousLayout: Bool { expression.hasAmbiguousLayout }

  /// The constraints that the size follows from, without those that the system makes.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    get throws(LayoutError) { try expression.constraintsAffectingLayout }
  }
}
