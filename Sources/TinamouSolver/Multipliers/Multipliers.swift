internal import Synchronization

/// The multipliers of rows and stays, and the boxes they lie in.
///
/// Each is a vector over the levels of cost in the pool; rows and variables have the index of
/// theirs. The costs of the basis say how large the boxes are.
struct Multipliers: ~Copyable {
  /// Keeps the state at its address, see ``Core``.
  private let address = Atomic(false)

  var vectors = LexicographicPool()
  /// The multipliers that have changed and for which others must compensate: none between steps.
  var imbalance = Buffer<Imbalance>()

  /// A change of a row's multiplier for which the other multipliers must compensate.
  struct Imbalance: BitwiseCopyable {
    /// The row, or the complement of a variable.
    var row: Int32
    var change: Int32
  }

  /// The room of a multiplier: a vector, or one of two special cases.
  enum Room {
    case zero
    case infinite
    /// A vector that the caller releases.
    case vector(Int32)
  }

  /// Returns whether the multiplier of a row can grow (or shrink) at all.
  @inline(__always)
  func hasRoom(_ row: Int32, up: Bool, in basis: borrowing Basis) -> Bool {
    let cost = up ? basis.above(row) : basis.below(row)
    if cost == Basis.required { return true }
    if basis.rows[row].multiplier < 0 { return cost > 0 || basis.rows[row].flags.isRanked }
    return up ? compareToUpper(row, in: basis) < 0 : compareToLower(row, in: basis) > 0
  }

  /// Returns how far the multiplier of a row can grow (or shrink).
  mutating func room(_ row: Int32, up: Bool, in basis: borrowing Basis) -> Room {
    guard let bound = basis.bound(row, upper: up) else { return .infinite }
    if basis.rows[row].multiplier < 0 && bound.level == 0 && bound.rankLevel == 0 { return .zero }
    let sign: Double = up ? 1 : -1
    var room = vectors.copy(basis.rows[row].multiplier, times: -sign)
    vectors.add(bound, times: sign, to: &room)
    if vectors.sign(of: room) <= 0 {
      vectors.release(&room)
      return .zero
    }
    return .vector(room)
  }

  /// Returns -1, 0 or 1 if the multiplier is below, at or above the upper end of its box.
  func compareToUpper(
    _ row: Int32, in basis: borrowing Basis, downTo weakest: UInt64 = 0
  ) -> Int {
    guard let bound = basis.bound(row, upper: true) else { return -1 }
    return vectors.compare(basis.rows[row].multiplier, to: bound, downTo: weakest)
  }

  /// Returns -1, 0 or 1 if the multiplier is below, at or above the lower end of its box.
  func compareToLower(
    _ row: Int32, in basis: borrowing Basis, downTo weakest: UInt64 = 0
  ) -> Int {
    guard let bound = basis.bound(row, upper: false) else { return 1 }
    return vectors.compare(basis.rows[row].multiplier, to: bound, downTo: weakest)
  }

  /// Sets the multiplier to the end of its box, which must not be infinite.
  mutating func setToBound(_ row: Int32, upper: Bool, in basis: inout Basis) {
    vectors.release(&basis.rows[row].multiplier)
    guard let bound = basis.bound(row, upper: upper) else {
      assertionFailure("an infinite bound is never reached")
      return
    }
    vectors.add(bound, times: 1, to: &basis.rows[row].multiplier)
  }

  /// Returns whether a row's multiplier is on an edge of its box, so that the row can have an error
  /// at no cost.
  @inline(__always)
  func isOnEdge(_ row: Int32, in basis: borrowing Basis) -> Bool {
    if basis.rows[row].multiplier < 0 {
      return !basis.rows[row].flags.isRanked && (basis.below(row) == 0 || basis.above(row) == 0)
    }
    return compareToUpper(row, in: basis) == 0 || compareToLower(row, in: basis) == 0
  }

  /// Returns whether, for the priorities alone, the row can have an error at no cost.
  @inline(__always)
  func isOnPriorityEdge(_ row: Int32, in basis: borrowing Basis) -> Bool {
    if basis.rows[row].multiplier < 0 { return basis.below(row) == 0 || basis.above(row) == 0 }
    return faceRelation(of: row, in: basis, downTo: Level.weakestPriority) != .equal
  }

  /// The relation that optimality still requires of a row.
  enum FaceRelation {
    case equal
    case atLeast
    case atMost
    case none
  }

  func faceRelation(
    of row: Int32, in basis: borrowing Basis, downTo weakest: UInt64 = 0
  ) -> FaceRelation {
    let isUpper = compareToUpper(row, in: basis, downTo: weakest) >= 0
    let isLower = compareToLower(row, in: basis, downTo: weakest) <= 0
    switch (isUpper, isLower) {
    case (true, true): return .none
    case (true, false): return .atLeast
    case (false, true): return .atMost
    case (false, false): return .equal
    }
  }

  // MARK: Changes that others compensate for

  /// Sets the multiplier to the end of its box; the change is added to `imbalance`.
  mutating func moveToBound(_ row: Int32, upper: Bool, in basis: inout Basis) {
    var change = vectors.copy(basis.rows[row].multiplier, times: -1)
    setToBound(row, upper: upper, in: &basis)
    vectors.add(basis.rows[row].multiplier, times: 1, to: &change)
    imbalance.append(Imbalance(row: row, change: change))
  }

  /// Sets the multiplier of a nonactive row to zero; the change is added to `imbalance`.
  mutating func clear(row: Int32, in basis: inout Basis) {
    if basis.rows[row].multiplier < 0 { return }
    imbalance.append(
      Imbalance(row: row, change: vectors.copy(basis.rows[row].multiplier, times: -1)))
    vectors.release(&basis.rows[row].multiplier)
  }

  /// Sets the multiplier of a stay to zero; the change is added to `imbalance`.
  mutating func clear(stay variable: Int32, in basis: inout Basis) {
    imbalance.append(
      Imbalance(
        row: ~variable, change: vectors.copy(basis.variables[variable].multiplier, times: -1)))
    vectors.release(&basis.variables[variable].multiplier)
  }
}
