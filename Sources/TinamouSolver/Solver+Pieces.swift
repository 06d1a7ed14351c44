extension Solver {
  /// The whole solution as a function of one edit parameter: its linear pieces, in order.
  ///
  /// The pieces cover the range. Constraints that cannot hold at a parameter are broken there by the
  /// rule of ``ConflictPolicy/relax``, whatever the policy. The solver is left as it was.
  ///
  /// - Parameter limit: The greatest number of pieces; more throw
  ///   ``SolverError/stepLimitReached(_:)``.
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
    var pieces: [Piece] = []
    var reached = range.lowerBound
    var probe = range.lowerBound
    var steps = 0
    while true {
      steps += 1
      // Pieces that turn out to be one count once, so the steps have a limit of their own.
      if pieces.count > limit || steps > 4 * limit + 100 { throw .stepLimitReached(steps) }
      try suggest(probe, for: parameter)
      core.publish()
      let own = core.rangeOfPiece(movedBy: row)
      if own.lowerBound > reached + Tolerance.breakpoint && probe > reached + Tolerance.breakpoint {
        // Something lies between what was reached and this piece.
        probe = (reached + min(own.lowerBound, probe)) / 2
        continue
      }
      let upper = min(max(own.upperBound, probe), range.upperBound)
      append(core.piece(reached...upper), to: &pieces)
      if upper >= range.upperBound { return pieces }
      reached = upper
      probe = min(upper + Tolerance.breakpointStep, range.upperBound)
    }
  }

  private func append(_ piece: Piece, to pieces: inout [Piece]) {
    if let last = pieces.last, let joined = last.joined(with: piece) {
      pieces[pieces.count - 1] = joined
    } else {
      pieces.append(piece)
    }
  }
}

extension Core {
  /// The parameters around the current one on which no row changes sides and no conflict ends.
  mutating func rangeOfPiece(movedBy row: Int32) -> ClosedRange<Double> {
    // A row that is inactive or itself broken moves nothing but the conflict that breaks it.
    let isInForce = rows[row].status != .absent
    if isInForce { startMoving(row) } else { stopMoving() }
    publish()
    let current = isInForce ? parameter : rows[row].constant
    var lower = -Double.infinity
    var upper = Double.infinity
    if isInForce {
      _ = queueMovingRows()
      let range = rangeOfParameter()
      lower = range.lowerBound
      upper = range.upperBound
    }
    for record in conflicts {
      let gap = gap(of: record, movedBy: row, isInForce: isInForce)
      if gap.slope == 0 { continue }
      let end = -gap.base / gap.slope
      if gap.slope < 0 { upper = min(upper, max(end, current)) }
      if gap.slope > 0 { lower = max(lower, min(end, current)) }
    }
    return lower...upper
  }

  /// By how much the multiplied constants of a conflict contradict each other.
  private func gap(of record: ConflictRecord, movedBy row: Int32, isInForce: Bool) -> Affine {
    var gap = Affine.zero
    for member in record.members {
      var constant = constant(of: member.row)
      if !isInForce && member.row == row { constant = Affine(base: 0, slope: 1) }
      gap.subtract(constant, times: member.multiplier)
    }
    return gap
  }

  /// What holds now, as a piece.
  func piece(_ range: ClosedRange<Double>) -> Piece {
    let broken = conflicts.map(\.broken).sorted { rows[$0].order < rows[$1].order }
    return Piece(
      range: range, broken: broken.map { handle(ofRow: $0) },
      values: (0..<values.count).map { values[$0] })
  }
}
