extension Solver {
  /// Returns the whole solution as a function of one edit parameter: its linear pieces, in order.
  ///
  /// The pieces cover the range. Constraints that cannot hold at a value of the parameter are
  /// broken there as with ``ConflictPolicy/relax``, whatever the policy of the solver is. The
  /// solver itself does not change, unless on the way back to the value of the parameter no optimum
  /// is found, which is an error; the parameter then keeps the value that was reached.
  ///
  /// - Parameters:
  ///   - parameter: A variable added with ``addEditParameter(_:value:priority:order:)``.
  ///   - range: The values of the parameter to cover.
  ///   - limit: The maximum number of pieces.
  /// - Returns: The pieces in the order of the parameter.
  /// - Throws: ``SolverError/tooManyPieces(_:)`` if there are more pieces than `limit`,
  ///   ``SolverError/numberOutOfRange(_:)`` if an end of the range is,
  ///   ``SolverError/stepLimitReached(_:at:)`` or ``SolverError/illConditioned(_:)`` if no optimum
  ///   is found on the way, ``SolverError/insideUpdate`` while an update is open,
  ///   ``SolverError/notEditable(_:)`` or ``SolverError/unknownVariable(_:)`` if the variable is
  ///   not an edit parameter of this solver.
  /// - Complexity: One update for each piece.
  public func pieces(
    of parameter: Variable, in range: ClosedRange<Double>, limit: Int = 10_000
  ) throws(SolverError) -> [Piece] {
    if core.transaction.depth > 0 { throw .insideUpdate }
    let row = try core.editRow(of: parameter)
    try core.check(range.lowerBound)
    try core.check(range.upperBound)
    if limit < 1 { throw .tooManyPieces(limit) }
    let start = core.basis.currentConstant(of: row)
    let policy = conflictPolicy
    conflictPolicy = .relax
    defer { conflictPolicy = policy }
    do throws(SolverError) {
      let pieces = Piece.cover(try findPieces(of: parameter, in: range, limit), range)
      if pieces.count > limit { throw .tooManyPieces(limit) }
      try suggest(start, for: parameter)
      return pieces
    } catch {
      try suggest(start, for: parameter)
      throw error
    }
  }

  /// Finds the pieces of a range: an update in a gap between them gives a piece with both of its
  /// ends, and what it leaves of the gap is searched in the same way.
  private func findPieces(
    of parameter: Variable, in range: ClosedRange<Double>, _ limit: Int
  ) throws(SolverError) -> [Piece] {
    var pieces: [Piece] = []
    var gaps = [range]
    var updates = 0
    while let gap = gaps.popLast() {
      if updates > 0 && Piece.isPoint(gap) { continue }
      // Pieces that turn out to be one are counted once, so the updates need a limit of their own.
      if (updates - 100) / 4 > limit { throw .tooManyPieces(limit) }
      // From the beginning of the range, ends that are short numbers are found exactly.
      let length = gap.upperBound - gap.lowerBound
      let place = updates == 0 ? gap.lowerBound : gap.lowerBound + length / 2
      updates += 1
      try suggest(place, for: parameter)
      let piece = try piece(of: parameter).clamped(to: gap)
      if !Piece.isPoint(piece.range) || Piece.isPoint(range) { pieces.append(piece) }
      gaps.append(piece.range.upperBound...gap.upperBound)
      gaps.append(gap.lowerBound...piece.range.lowerBound)
    }
    return pieces
  }

  /// Returns the piece of the solution around the current value of an edit parameter.
  ///
  /// On the piece every value is a linear function of the parameter. Where two pieces meet, it is
  /// one of them.
  ///
  /// - Parameter parameter: A variable added with ``addEditParameter(_:value:priority:order:)``.
  /// - Returns: The piece that contains the current value of the parameter.
  /// - Throws: ``SolverError/insideUpdate`` while an update is open,
  ///   ``SolverError/notEditable(_:)`` or ``SolverError/unknownVariable(_:)`` if the variable is
  ///   not an edit parameter of this solver.
  /// - Complexity: O(number of terms).
  public func piece(of parameter: Variable) throws(SolverError) -> Piece {
    if core.transaction.depth > 0 { throw .insideUpdate }
    let row = try core.editRow(of: parameter)
    core.publish()
    return Piece(
      core.sensitivity(to: [[(row, 1)]]), at: core.basis.currentConstant(of: row),
      broken: conflicts.map(\.broken))
  }
}
