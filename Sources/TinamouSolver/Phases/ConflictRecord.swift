/// A conflict inside the core: its rows with their Farkas multipliers.
struct ConflictRecord {
  struct Member {
    var row: Int32
    /// The factor of the scaled row.
    var multiplier: DoubleDouble
  }

  var members: [Member]
  /// The error of the multipliers, relative to the largest.
  var multiplierError: Double
  /// The row whose repair was impossible; one of the members.
  var found: Int32
  /// The row that is broken: the last member in document order.
  var broken: Int32

  func contains(_ row: Int32) -> Bool { members.contains { $0.row == row } }
}
