extension Solver {
  /// The whole solution as a function of one edit parameter: its linear pieces, in order.
  ///
  /// The pieces cover the range. Constraints that cannot hold at a parameter are broken there by the
  /// rule of ``ConflictPolicy/relax``, whatever the policy. The solver is left as it was.
  ///
  /// - Parameters:
  ///   - parameter: A variable added with ``addEditParameter(_:value:priority:order:)``.
  ///   - range: The values of the parameter to cover.
  ///   - limit: The greatest number of pieces.
  /// - Returns: The pieces in the order of the parameter.
  /// - Throws: ``SolverError/stepLimitReached(_:)`` if there are more pieces than `limit`,
  ///   ``SolverError/insideUpdate`` while an update is open, or what says that the variable is no edit
  ///   parameter.
  /// - Complexity: O(number of variables) for each piece, and the basis changes between them.
  public func pieces(
    of parameter: Variable, in range: ClosedRange<Double>, limit: Int = 10_000
  ) throws(SolverError) -> [Piece] {
    if core.transaction.depth > 0 { throw .insideUpdate }
    let row = try core.editRow(of: parameter)
    let start = core.currentConstant(of: row)
    let policy = conflictPolicy
    conflictPolicy = .relax
    defer { conflictPolicy = policy }
    do {
      let pieces = try walk(parameter, row, range, limit)
      try suggest(start, for: parameter)
      return pieces
    } catch {
      try suggest(start, for: parameter)
      throw error
    }
  }

  private func walk(
    _ parameter: Variable, _ row: Int32, _ range: ClosedRange<Double>, _ limit: Int
  ) throws(SolverError) -> [Piece] {
    try suggest(range.lowerBound, for: parameter)
    try core.walk { core throws(Breakdown) in try core.settle(row, heading: 1) }
    var pieces: [Piece] = []
    var reached = range.lowerBound
    var steps = 0
    while true {
      steps += 1
      // Pieces that turn out to be one count once, so the steps have a limit of their own.
      if pieces.count > limit || steps > 4 * limit + 100 { throw .stepLimitReached(steps) }
      let own = core.rangeOfPiece(movedBy: row)
      var part = own
      part.lower = reached
      part.upper = min(max(own.upper, reached), range.upperBound)
      append(core.piece(part), to: &pieces)
      if own.upper >= range.upperBound { return pieces }
      reached = part.upper
      _ = try core.walk { core throws(Breakdown) in try core.crossEnd(1, of: row) }
    }
  }

  private func append(_ piece: Piece, to pieces: inout [Piece]) {
    if let last = pieces.last, let joined = last.joined(with: piece) {
      pieces[pieces.count - 1] = joined
    } else {
      pieces.append(piece)
    }
  }

  /// The piece of the solution around the current value of an edit parameter: how far every
  /// constraint stays on its side, and every value as a linear function of the parameter.
  ///
  /// Right after ``crossEnd(_:of:)`` it is the piece beyond the end.
  ///
  /// - Complexity: O(number of variables).
  public func piece(of parameter: Variable) throws(SolverError) -> Piece {
    if core.transaction.depth > 0 { throw .insideUpdate }
    let row = try core.editRow(of: parameter)
    return core.piece(core.rangeOfPiece(movedBy: row))
  }

  /// Moves an edit parameter to an end of its piece, and the solver to the piece beyond.
  ///
  /// The end is where a constraint changes sides; the steps there lead to the next piece without
  /// trying a parameter beyond it. Constraints that cannot hold beyond the end are broken by the rule
  /// of ``ConflictPolicy/relax``, whatever the policy, until another value is suggested.
  ///
  /// - Returns: The piece beyond, or `nil` if nothing ends the current one on that side.
  /// - Complexity: O(number of variables), and the basis changes at the end.
  public func crossEnd(_ end: Piece.End, of parameter: Variable) throws(SolverError) -> Piece? {
    if core.transaction.depth > 0 { throw .insideUpdate }
    let row = try core.editRow(of: parameter)
    let isCrossed = try core.walk { core throws(Breakdown) in
      try core.crossEnd(end == .upper ? 1 : -1, of: row)
    }
    return isCrossed ? core.piece(core.rangeOfPiece(movedBy: row)) : nil
  }
}

extension Core {
  /// Takes a step of a walk; a breakdown leaves the model to be built anew by the next flush.
  fileprivate mutating func walk<Result>(
    _ step: (inout Core) throws(Breakdown) -> Result
  ) throws(SolverError) -> Result {
    do {
      return try step(&self)
    } catch {
      let failure = solverError(error)
      resetBasis()
      throw failure
    }
  }
}
