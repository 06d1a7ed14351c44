/// The edits of an update, as the states that they started from.
struct Transaction: ~Copyable {
  struct Entry: BitwiseCopyable {
    var row: Int32
    /// Whether the row was part of the model before the update.
    var wasWanted: Bool
    var oldConstant: Double
    var newConstant: Double
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
