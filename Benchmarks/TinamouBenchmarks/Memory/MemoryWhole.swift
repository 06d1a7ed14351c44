/// What the parts of a whole, made one after the other, keep allocated.
struct MemoryWhole {
  let name: String
  private let counter: AllocationCounter
  private var parts: [(name: String, bytes: Int)] = []
  private var total = 0
  private var peak = 0

  init(_ name: String, _ counter: AllocationCounter) {
    self.name = name
    self.counter = counter
  }

  /// Makes a part and counts what it allocates; what the part gives back of others counts, too.
  mutating func count<Product>(
    _ part: String, _ make: () throws -> Product
  ) throws(BenchmarkError) -> Product {
    counter.start()
    let result = Result { try make() }
    let allocations = counter.stop()
    peak = max(peak, total + allocations.peakBytes)
    total += allocations.retainedBytes
    parts.append((part, allocations.retainedBytes))
    do {
      return try result.get()
    } catch {
      throw .layout("\(name), \(part): \(error)")
    }
  }

  /// Takes what is in other parts out of the last one.
  mutating func divideLast(into shares: [(name: String, bytes: Int)]) {
    guard !parts.isEmpty else { return }
    for share in shares { parts[parts.count - 1].bytes -= share.bytes }
    parts += shares
  }

  /// The parts, their sum and the peak, in kilobytes.
  var table: String {
    let rows = parts + [("together", total), ("peak", peak)]
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { row in
      let kilobytes = "\((row.bytes + 500) / 1000)"
      let name = row.name.padded(to: width)
      return "  \(name)  \(String(repeating: " ", count: max(0, 7 - kilobytes.count)))\(kilobytes)"
    }
    return ([name] + lines).joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
