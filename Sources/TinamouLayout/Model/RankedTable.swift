/// The record that a model has of an object with a rank.
protocol RankedRecord {
  var rank: UInt64 { get }
}

extension RankedRecord {
  @inline(__always)
  fileprivate mutating func modify(_ change: (inout Self) -> Void) { change(&self) }
}

/// Records with reusable indices, found by the ranks of their objects.
struct RankedTable<Record: RankedRecord> {
  private var records: [Record?] = []
  private var free: [Int32] = []
  private var indices = RankIndex()

  /// The number of slots, including empty ones.
  var capacity: Int { records.count }
  /// The number of records.
  var count: Int { records.count - free.count }
  /// The records in the order of their indices.
  var values: some Sequence<Record> { records.lazy.compactMap(\.self) }

  /// Returns the index of the record with a rank; -1 if there is none.
  func index(of rank: UInt64) -> Int32 { indices[rank] }

  /// Reserves memory for a total number of records.
  mutating func reserveCapacity(_ count: Int) { records.reserveCapacity(count) }

  /// Adds a record for a rank that has none; returns its index.
  @discardableResult
  mutating func insert(_ record: Record) -> Int32 {
    let index = free.popLast() ?? Int32(records.count)
    indices.insert(index, for: record.rank)
    if Int(index) < records.count {
      records[Int(index)] = record
    } else {
      records.append(record)
    }
    return index
  }

  /// Removes the record at an index.
  @discardableResult
  mutating func remove(at index: Int32) -> Record? {
    guard let record = self[index] else { return nil }
    records[Int(index)] = nil
    free.append(index)
    indices.remove(record.rank)
    return record
  }

  /// The record at an index; `nil` if the slot is empty or does not exist.
  subscript(index: Int32) -> Record? {
    guard records.indices.contains(Int(index)) else { return nil }
    return records[Int(index)]
  }

  /// Reads from the record at an index without copying it.
  @inline(__always)
  func read<Answer>(_ index: Int32, _ body: (borrowing Record) -> Answer) -> Answer? {
    // An element of a span is borrowed; one of an array would be copied, with all that it retains.
    // To bind a record in a pattern copies all of its bytes, too.
    let records = records.span
    guard records.indices.contains(Int(index)), records[Int(index)] != nil else { return nil }
    return unsafe body(records[Int(index)].unsafelyUnwrapped)
  }

  /// Changes the record at an index in place.
  @inline(__always)
  mutating func modify(_ index: Int32, _ change: (inout Record) -> Void) {
    guard records.indices.contains(Int(index)) else { return }
    records[Int(index)]?.modify(change)
  }
}
