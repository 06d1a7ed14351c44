/// Passes the cells of one layout on to the next one, from a starting point down and then up.
struct CellReuse {
  private let old: [CellRecord]
  private let oldFirst: Int
  private let start: Int
  private var below: [CellRecord] = []
  private var above: [CellRecord] = []
  /// The position taken last.
  private var position = 0

  /// Begins with the cells of the last layout and the first position to lay out.
  init(_ records: [CellRecord], from first: Int, start: Int) {
    old = records
    oldFirst = first
    self.start = start
    below.reserveCapacity(records.count + 2)
  }

  /// Returns the cell of the last layout at a position, or a new one.
  mutating func take(_ position: Int) -> CellRecord {
    self.position = position
    let index = position - oldFirst
    return old.indices.contains(index) ? old[index] : CellRecord()
  }

  /// Puts the cell back that was taken last.
  mutating func keep(_ record: CellRecord) {
    if position >= start { below.append(record) } else { above.append(record) }
  }

  /// The cells in order, with the position of the first.
  var done: ([CellRecord], Int) {
    (above.isEmpty ? below : above.reversed() + below, start - above.count)
  }
}
