/// The conflicts found in the present round of a flush.
struct NewConflicts: ~Copyable {
  private(set) var records: [ConflictRecord] = []
  /// The number of members of all records.
  private(set) var memberCount = 0
  /// How many times conflicts were settled in the present flush.
  var round = 0
  /// Rows that are off and were left to the next round, because this one found enough conflicts.
  var deferredRows = Buffer<Int32>()

  var isEmpty: Bool { records.isEmpty }

  mutating func append(_ record: ConflictRecord) {
    records.append(record)
    memberCount += record.members.count
  }

  /// Removes and returns all records.
  mutating func takeAll() -> [ConflictRecord] {
    memberCount = 0
    defer { records = [] }
    return records
  }
}
