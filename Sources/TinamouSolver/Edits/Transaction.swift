/// The edits of an update, as the states that they started from.
struct Transaction: ~Copyable {
  struct Entry: BitwiseCopyable {
    var row: Int32
    /// Where the row stood with its owner before the update.
    var ownership: RowSlot.Ownership
    /// What the row said before the update, and what it is to say after it.
    var old: RowContent
    var new: RowContent
  }

  /// How many updates are nested.
  var depth = 0
  /// The rows edited that were there before.
  var entries = Buffer<Entry>()
  /// The rows made; what they say is in their slots already, and taking them back frees them.
  var addedRows = Buffer<Int32>()
  var addedVariables = Buffer<Int32>()
  var removedVariables = Buffer<Int32>()

  mutating func reserveCapacity(variables: Int32, rows: Int32) {
    addedVariables.reserveCapacity(variables)
    addedRows.reserveCapacity(rows)
  }

  mutating func removeAll() {
    entries.removeAll()
    addedRows.removeAll()
    addedVariables.removeAll()
    removedVariables.removeAll()
  }
}
