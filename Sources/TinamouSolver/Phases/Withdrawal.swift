/// What is left of the rows that the present flush removes.
struct Withdrawal: ~Copyable {
  /// The stays that withdrawn rows have left and that may still move.
  var newStays = Buffer<Int32>()
  /// Rows whose multipliers were forgotten.
  var clearedRows = Buffer<Int32>()
  /// The rows that account for a multiplier, and the variables on the way to them.
  var causingRows = ListedSet()
  var followedVariables = ListedSet()
}
