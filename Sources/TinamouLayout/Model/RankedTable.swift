/// What a model remembers of an object with a rank.
protocol RankedRecord {
  var rank: UInt64 { get }
}

extension RankedRecord {
  @inline(__always)
  fileprivate mutating func modify(_ change: (inout Self) -> Void) { change(&self) }
}

/// Records in numbered places that are used again, found by the ranks of their objects.
struct RankedTable<Record: RankedRecord> {
  private var records: [Record?] = []
  private var free: [Int32] = []
  private var index = RankIndex()

  /// How many places there are, empty ones included.
  var capacity: Int { records.count }
  /// How many records there are.
  var count: Int { records.count - free.count }
  /// The records by ascending place.
  var values: some Sequence<Record> { records.lazy.compactMap(\.self) }

  /// The place of the record with a rank; -1 if there is none.
  func place(of rank: UInt64) -> Int32 { index[rank] }

  /// Adds a record whose rank has none; returns its place.
  @discardableResult
  mutating func insert(_ record: Record) -> Int32 {
    let place = free.popLast() ?? Int32(records.count)
    index.insert(place, for: record.rank)
    if Int(place) < records.count {
      records[Int(place)] = record
    } else {
      records.append(record)
    }
    return place
  }

  /// Takes the record in a place out.
  @discardableResult
  mutating func remove(at place: Int32) -> Record? {
    guard let record = self[place] else { return nil }
    records[Int(place)] = nil
    free.append(place)
    index.remove(record.rank)
    return record
  }

  /// The record in a place; `nil` if the place is empty or does not exist.
  subscript(place: Int32) -> Record? {
    guard records.indices.contains(Int(place)) else { return nil }
    return records[Int(place)]
  }

  /// Reads from the record in a place without copying it.
  @inline(__always)
  func read<Answer>(_ place: Int32, _ body: (borrowing Record) -> Answer) -> Answer? {
    guard records.indices.contains(Int(place)) else { return nil }
    switch records[Int(place)] {
    case let record?: return body(record)
    case nil: return nil
    }
  }

  /// Changes the record in a place, where it lies.
  @inline(__always)
  mutating func modify(_ place: Int32, _ change: (inout Record) -> Void) {
    guard records.indices.contains(Int(place)) else { return }
    records[Int(place)]?.modify(change)
  }
}
