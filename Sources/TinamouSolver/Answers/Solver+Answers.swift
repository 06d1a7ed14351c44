extension Solver {
  /// Returns the value of a variable, a multiple of 2^-20.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: The value, inside an update the one before; zero for a variable that was removed or
  ///   belongs to another solver.
  /// - Complexity: O(1), and what ``withValues(_:)`` takes at the first read after a change.
  public func value(of variable: Variable) -> Double { core.publicValue(of: variable) }

  /// Calls `body` with the values of all variables, each at its ``Variable/position``.
  ///
  /// `body` can query and edit the solver; the values that it received do not change.
  ///
  /// - Parameter body: Receives the values.
  /// - Returns: What `body` returns.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(number of values that changed since they were last read). If constraints leave
  ///   values open, the first read after a change solves the open part.
  public func withValues<Result, Failure: Error>(
    _ body: (Span<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    core.publish()
    // No access to `core` may last while foreign code runs.
    let values = unsafe core.basis.publication.borrowValues()
    defer { core.basis.publication.returnValues() }
    return try body(unsafe Span(_unsafeElements: values))
  }

  /// The broken constraints, each with the conflict that breaks it, in document order.
  ///
  /// - Complexity: O(number of members of the conflicts).
  public var conflicts: [Conflict] {
    core.conflicts
      .sorted { core.basis.rows[$0.broken].order < core.basis.rows[$1.broken].order }
      .map { core.conflict($0) }
  }

  /// Returns the variables that the constraints do not determine; only the staged rule decides
  /// their values.
  ///
  /// - Returns: The open variables and the constraints that leave the choice.
  /// - Complexity: Up to two solves of the open part for each open variable and each constraint
  ///   that mentions one.
  public func ambiguity() -> Ambiguity {
    core.publish()
    var face = FaceCopy()
    let open = face.ambiguity(of: &core)
    return Ambiguity(
      variables: open.variables.map { core.handle(ofVariable: $0) },
      choices: open.rows.map { core.handle(ofRow: $0) })
  }

  /// Returns the values that a variable could have at the same cost; a bound is infinite if nothing
  /// limits the variable on that side, or only beyond 16 times ``largestNumber``.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: The range of values.
  /// - Throws: ``SolverError/unknownVariable(_:)``.
  /// - Complexity: Two solves of the open part.
  public func openRange(of variable: Variable) throws(SolverError) -> ClosedRange<Double> {
    let index = try core.resolve(variable)
    core.publish()
    var face = FaceCopy()
    return face.range(of: index, in: &core)
  }

  /// Returns the tight constraints that determine the value of a variable.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: The constraints with their factors, which add up to the value.
  /// - Throws: ``SolverError/unknownVariable(_:)``.
  /// - Complexity: O(number of terms that the value depends on).
  public func constraintsDetermining(_ variable: Variable) throws(SolverError) -> Derivation {
    core.derivation(of: try core.resolve(variable))
  }

  /// Proves that the current values are optimal, from the optimality conditions alone. Inside an
  /// update these are the values before, and the proof is about the constraints before.
  ///
  /// - Returns: The proof, or the conditions that do not hold.
  /// - Complexity: O(number of terms) for each priority that meets in a variable, besides sorting
  ///   the constraints.
  public func certificate() -> Certificate {
    core.publish()
    return core.certificate()
  }

  /// Counts of the work that the solver has done since it was made.
  public var statistics: SolverStatistics { core.statistics }

  /// How much work it was so far to find out which places in the document order are taken.
  package var orderVisits: Int { core.places.visits }

  /// The number of rows, variables, coefficients and components of multipliers for which there is
  /// memory, used or not: what grows if something is not given back.
  package var slotCount: Int { core.slotCount }

  // MARK: Before rounding

  /// Returns the value of a variable before it is rounded to the public unit.
  package func unroundedValue(of variable: Variable) -> Double {
    guard core.isCurrent(variable) else { return 0 }
    core.publish()
    return core.basis.values[variable.index].value(at: core.basis.parameter).high
  }

  /// Returns the value of a variable for a constant that depends on it, see ``ReadingUnit``.
  package func reading(of variable: Variable) -> Double {
    guard core.isCurrent(variable) else { return 0 }
    core.completeIfNeeded()
    return ReadingUnit.round(core.basis.values[variable.index].value(at: core.basis.parameter))
  }
}
