extension Solver {
  /// Returns the whole solution as a function of one edit parameter: its linear pieces, in order.
  ///
  /// The pieces cover the range. Constraints that cannot hold at a value of the parameter are
  /// broken there as with ``ConflictPolicy/relax``, whatever the policy of the solver is. The
  /// solver itself does not change, unless on the way back to the value of the parameter no optimum is
  /// found, which is an error; the parameter then keeps the value that was reached.
  ///
  /// - Parameters:
  ///   - parameter: A variable added with ``addEditParameter(_:value:priority:order:)``.
  ///   - range: The values of the parameter to cover.
  ///   - limit: The maximum number of pieces.
  /// - Returns: The pieces in the order of the parameter.
  /// - Throws: ``SolverError/tooManyPieces(_:)`` if there are more pieces than `limit`,
  ///   ``SolverError/numberOutOfRange(_:)`` if an end of the range is,
  ///   ``SolverError/stepLimitReached(_:at:)`` or ``SolverError/illConditioned(_:)`` if no optimum is found
  ///   on the way, ``SolverError/insideUpdate`` while an update is open, ``SolverError/notEditable(_:)`` or
  ///   ``SolverError/unknownVariable(_:)`` if the variable is not an edit parameter of this solver.
  /// - Complexity: O(number of variables) for each piece, plus the basis changes between the
  ///   pieces.
  public func pieces(
    of parameter: Variable, in range: ClosedRange<Double>, limit: Int = 10_000
  ) throws(SolverError) -> [Piece] {
    if core.transaction.depth > 0 { throw .insideUpdate }
    let row = try core.editRow(of: parameter)
    try core.check(range.lowerBound)
    try core.check(range.upperBound)
    if limit < 1 { throw .tooManyPieces(limit) }
    let start = core.currentConstant(of: row)
    let policy = conflictPolicy
    let brokenByWalk = core.brokenByWalk
    conflictPolicy = .relax
    defer {
      conflictPolicy = policy
      core.brokenByWalk = brokenByWalk
    }
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
    try core.walk { core throws(Breakdown) in try core.settle(row, towards: 1) }
    var pieces: [Piece] = []
    var reached = range.lowerBound
    var steps = 0
    while true {
      steps += 1
      // Pieces that turn out to be one are counted once, so the steps need a limit of their own.
      if (steps - 100) / 4 > limit {
        throw .stepLimitReached(steps, at: [core.handle(ofRow: row)])
      }
      let own = core.rangeOfPiece(movedBy: row)
      var part = own
      part.lower = reached
      part.upper = min(max(own.upper, reached), range.upperBound)
      append(core.piece(part), to: &pieces)
      if pieces.count > limit { throw .tooManyPieces(limit) }
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

  /// Returns the piece of the solution around the current value of an edit parameter.
  ///
  /// On the piece every value is a linear function of the parameter. Directly after
  /// ``crossEnd(_:of:)`` it is the piece beyond the end.
  ///
  /// - Parameter parameter: A variable added with ``addEditParameter(_:value:priority:order:)``.
  /// - Returns: The piece that contains the current value of the parameter.
  /// - Throws: ``SolverError/insideUpdate`` while an update is open,
  ///   ``SolverError/notEditable(_:)`` or ``SolverError/unknownVariable(_:)`` if the variable is
  ///   not an edit parameter of this solver.
  /// - Complexity: O(number of variables).
  public func piece(of parameter: Variable) throws(SolverError) -> Piece {
    if core.transaction.depth > 0 { throw .insideUpdate }
    let row = try core.editRow(of: parameter)
    return core.piece(core.rangeOfPiece(movedBy: row))
  }

  /// Moves an edit parameter to an end of its piece, and the solver to the piece beyond.
  ///
  /// At the end, a constraint becomes tight or slack; the steps there lead to the next piece
  /// without trying a value beyond the end. Constraints that cannot hold beyond the end are broken
  /// as with ``ConflictPolicy/relax``, whatever the policy is, until the next update. That update is refused
  /// under ``ConflictPolicy/refuse`` unless they can hold again, for example because it suggests another
  /// value.
  ///
  /// - Parameters:
  ///   - end: The end of the current piece to cross.
  ///   - parameter: A variable added with ``addEditParameter(_:value:priority:order:)``.
  /// - Returns: The piece beyond the end, or `nil` if the current piece has no end on that side, or none up
  ///   to ``largestNumber``.
  /// - Throws: ``SolverError/insideUpdate`` while an update is open,
  ///   ``SolverError/notEditable(_:)`` or ``SolverError/unknownVariable(_:)`` if the variable is
  ///   not an edit parameter of this solver, and ``SolverError/illConditioned(_:)`` or
  ///   ``SolverError/stepLimitReached(_:at:)`` if no optimum is found beyond the end; the parameter is
  ///   then at the end.
  /// - Complexity: O(number of variables), plus the basis changes at the end.
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
  /// Makes a step of a walk; after a breakdown the next flush builds the model again.
  fileprivate mutating func walk<Result>(
    _ step: (inout Core) throws(Breakdown) -> Result
  ) throws(SolverError) -> Result {
    let conflictsBefore = conflicts
    let brokenByWalkBefore = brokenByWalk
    do {
      return try step(&self)
    } catch {
      let failure = solverError(error)
      giveUpBasis(keeping: conflictsBefore)
      brokenByWalk = brokenByWalkBefore
      throw failure
    }
  }
}
