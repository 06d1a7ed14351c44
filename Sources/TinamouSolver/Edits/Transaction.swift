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
  var entries = Buffer<Entry>()
  var addedVariables = Buffer<Int32>()
  var removedVariables = Buffer<Int32>()

  mutating func removeAll() {
    entries.removeAll()
    addedVariables.removeAll()
    removedVariables.removeAll()
  }
}
