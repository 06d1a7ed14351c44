/// The edits of an update, as the states that they started from.
struct Transaction {
  struct Entry {
    var row: Int32
    /// Whether the row was part of the model before the update.
    var wasWanted: Bool
    var oldConstant: Double
    var newConstant: Double
  }

  /// How many updates are nested.
  var depth = 0
  var entries: [Entry] = []
  var addedVariables: [Int32] = []
  var removedVariables: [Int32] = []
  /// Whether the staged rule has to be asked anew before a value is read.
  var needsCompletion = false

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    addedVariables.removeAll(keepingCapacity: true)
    removedVariables.removeAll(keepingCapacity: true)
  }
}
