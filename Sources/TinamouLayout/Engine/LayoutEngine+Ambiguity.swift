internal import TinamouSolver

extension LayoutEngine {
  /// Whether the constraints leave the place or size of an item open.
  func isAmbiguous(_ item: LayoutItem) throws(LayoutError) -> Bool {
    try settle()
    return firstOpenRange(of: item) != nil
  }

  /// Gives the views frames of another layout that meets the constraints as well.
  ///
  /// The first of left, top, width and height of the item that is open goes to the other end of its
  /// range; the rest follows. The next pass brings the layout back.
  func exerciseAmbiguity(of item: LayoutItem) throws(LayoutError) {
    try settle()
    guard let (variable, range) = firstOpenRange(of: item) else { return }
    let own = solver.value(of: variable)
    let isRepeated = !exercised.insert(item.id).inserted
    if isRepeated { exercised.remove(item.id) }
    let ends = (
      lower: range.lowerBound.isFinite ? range.lowerBound : own - Self.farAway,
      upper: range.upperBound.isFinite ? range.upperBound : own + Self.farAway
    )
    // First the end where the item is not.
    let startsAtUpper = ends.upper - own > Self.leastAmbiguity
    let target = startsAtUpper != isRepeated ? ends.upper : ends.lower
    var row: ConstraintID?
    try updateSolver { () throws(SolverError) in
      row = try solver.add(
        Constraint(variable, .equal, LinearExpression(constant: target)),
        order: DocumentOrder(.system, position: 0, part: 8))
    }
    commit(makeSnapshot())
    committedGeneration = -1
    if let row { try updateSolver { () throws(SolverError) in try solver.remove(row) } }
  }

  /// The constraints that the place and size of an item along an axis follow from, in document order.
  func rowsDetermining(
    _ item: LayoutItem, along axis: LayoutAxis
  ) throws(LayoutError) -> [RowOwner] {
    try settle()
    guard let variables = record(of: item)?.variables else { return [] }
    return try rowsDetermining(
      axis == .horizontal ? [variables.x, variables.width] : [variables.y, variables.height])
  }

  /// The constraints that the values of variables follow from.
  func rowsDetermining(_ variables: [Variable]) throws(LayoutError) -> [RowOwner] {
    let owners = rowOwners()
    var seen: Set<ConstraintID> = []
    var rows: [RowOwner] = []
    do throws(SolverError) {
      for variable in variables {
        for term in try solver.constraintsDetermining(variable).terms
        where seen.insert(term.constraint).inserted {
          if let owner = owners[term.constraint] { rows.append(owner) }
        }
      }
    } catch {
      throw .internalError(error)
    }
    return rows
  }

  private func firstOpenRange(of item: LayoutItem) -> (Variable, ClosedRange<Double>)? {
    guard let variables = record(of: item)?.variables else { return nil }
    for variable in [variables.x, variables.y, variables.width, variables.height] {
      guard let range = try? solver.openRange(of: variable),
        range.upperBound - range.lowerBound > Self.leastAmbiguity
      else { continue }
      return (variable, range)
    }
    return nil
  }

  /// Below this width of a range, in points, a number is not open.
  static let leastAmbiguity = 1e-5
  /// How far an end that does not exist is away, in points.
  private static let farAway = 100.0
}

extension LayoutItem {
  /// Whether the constraints leave the place or size of the view or guide open.
  ///
  /// `false` without an engine, and while a layout is refused.
  public var hasAmbiguousLayout: Bool { (try? engine?.isAmbiguous(self)) ?? false }

  /// The constraints that the place and size along an axis follow from, in document order,
  /// without those that the system makes.
  public func constraintsAffectingLayout(
    for axis: LayoutAxis
  ) throws(LayoutError) -> [LayoutConstraint] {
    try engine?.rowsDetermining(self, along: axis).compactMap { row in
      if case .constraint(let constraint) = row { constraint } else { nil }
    } ?? []
  }

  /// The constraints that the place and size along an axis follow from, in document order,
  /// those of the system included.
  public func constraintReferencesAffectingLayout(
    for axis: LayoutAxis
  ) throws(LayoutError) -> [ConstraintReference] {
    try engine?.rowsDetermining(self, along: axis).map(\.reference) ?? []
  }
}

extension LayoutView {
  /// Whether the constraints leave the place or size of the view open; `environment` is that of a tree
  /// without an engine.
  package func hasAmbiguousLayout(outsideOfWindows environment: LayoutEnvironment) -> Bool {
    if engine != nil { return hasAmbiguousLayout }
    return (try? LayoutEngine.isAmbiguousInDetachedTree(self, in: environment)) ?? false
  }

  /// Shows another layout that meets the constraints as well, if there is one.
  ///
  /// The frames of the views change until the next pass. Unlike UIKit's, the choice is not random:
  /// calls alternate between the two ends of what is open.
  public func exerciseAmbiguityInLayout() throws(LayoutError) {
    try engine?.exerciseAmbiguity(of: self)
  }
}
