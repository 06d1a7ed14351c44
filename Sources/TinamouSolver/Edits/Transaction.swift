/// The edits of an update, as the states from which they started.
struct Transaction: ~Copyable {
  struct Entry: BitwiseCopyable {
    var row: Int32
    /// The ownership of the row before the update.
    var ownership: RowSlot.Ownership
    /// The content of the row before the update, and its content after it.
    var old: RowContent
    var new: RowContent
  }

  /// The depth of nested updates.
  var depth = 0
  /// The edited rows that existed before.
  var entries = Buffer<Entry>()
  /// The new rows; their contents are already in their slots, and undoing the update frees them.
  var addedRows = Buffer<Int32>()
  var addedVariables = Buffer<Int32>()
  var removedVariables = Buffer<Int32>()
  /// The places in the document order before the first row or variable was added.
  var sequenceBefore = OrderSequence()

  /// Whether no row or variable was added.
  var isWithoutAdditions: Bool { addedRows.isEmpty && addedVariables.isEmpty }

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
