/// A coefficient of a row, linked with the others of its column.
struct MatrixEntry: BitwiseCopyable {
  var column: Int32
  var row: Int32
  /// The next entry of the same column, or -1.
  var next: Int32
  /// The previous entry of the same column, or -1.
  var previous: Int32
  var coefficient: Double
}

/// Rows of coefficients, each contiguous, with linked columns.
///
/// A row is a block of entries. Blocks are reused by rows of the same length, or among long rows of
/// the same power of two, so adding and removing rows needs no more memory than the maximum of each
/// length at one time.
struct SparseMatrix: ~Copyable {
  struct Block: BitwiseCopyable {
    var start: Int32
    var count: Int32

    var indices: Range<Int32> { start..<(start + count) }

    /// No entries. It has no start, so that it is not confused with the block at index 0.
    static let empty = Block(start: -1, count: 0)
  }

  var entries = Buffer<MatrixEntry>()
  /// The first entry of each column, or -1; no longer than the last column that ever had entries.
  private var columnHeads = Buffer<Int32>()
  /// The rounding errors of the coefficients of composites; shorter than `entries` if all are zero.
  private var rests = Buffer<Double>()
  /// The first free block of each size class, linked through `next`; empty until one is released.
  private var freeBlocks = Buffer<Int32>()

  /// The bytes that are allocated.
  var byteCount: Int { entries.byteCount + columnHeads.byteCount + rests.byteCount }

  mutating func reserveCapacity(columns: Int32, entries count: Int32) {
    columnHeads.reserveCapacity(columns)
    entries.reserveCapacity(count)
  }

  /// Returns the first entry of a column, or -1.
  @inline(__always)
  func firstEntry(ofColumn column: Int32) -> Int32 {
    column < columnHeads.count ? columnHeads[column] : -1
  }

  mutating func allocate(count: Int32) -> Block {
    if count == 0 { return .empty }
    let size = Self.sizeClass(count)
    let start: Int32
    if !freeBlocks.isEmpty && freeBlocks[size] >= 0 {
      start = freeBlocks[size]
      freeBlocks[size] = entries[start].next
    } else {
      start = entries.count
      let blank = MatrixEntry(column: -1, row: -1, next: -1, previous: -1, coefficient: 0)
      entries.append(repeating: blank, count: Self.length(ofClass: size))
    }
    return Block(start: start, count: count)
  }

  /// Returns the rounding error of the coefficient of an entry.
  @inline(__always)
  func rest(_ index: Int32) -> Double { index < rests.count ? rests[index] : 0 }

  mutating func set(_ coefficient: DoubleDouble, at index: Int32) {
    entries[index].coefficient = coefficient.high
    if coefficient.low == 0 && index >= rests.count { return }
    if rests.count < entries.count {
      rests.append(repeating: 0, count: entries.count - rests.count)
    }
    rests[index] = coefficient.low
  }

  mutating func release(_ block: Block) {
    if block.count == 0 { return }
    if !rests.isEmpty {
      for index in block.indices where index < rests.count { rests[index] = 0 }
    }
    if freeBlocks.isEmpty { freeBlocks.append(repeating: -1, count: Self.classCount) }
    let size = Self.sizeClass(block.count)
    entries[block.start].next = freeBlocks[size]
    freeBlocks[size] = block.start
  }

  /// Links the entries of a block at the front of their columns.
  @inline(__always)
  mutating func link(_ block: Block) {
    for index in block.indices {
      let column = entries[index].column
      if column >= columnHeads.count {
        columnHeads.append(repeating: -1, count: column + 1 - columnHeads.count)
      }
      let head = columnHeads[column]
      entries[index].next = head
      entries[index].previous = -1
      if head >= 0 { entries[head].previous = index }
      columnHeads[column] = index
    }
  }

  /// Unlinks the entries of a block from their columns.
  mutating func unlink(_ block: Block) {
    for index in block.indices {
      let entry = entries[index]
      if entry.previous >= 0 {
        entries[entry.previous].next = entry.next
      } else {
        columnHeads[entry.column] = entry.next
      }
      if entry.next >= 0 { entries[entry.next].previous = entry.previous }
    }
  }

  // MARK: Size classes

  /// The length up to which each is a class of its own. Longer blocks are rounded up to a power of
  /// two.
  private static var longestExactLength: Int32 { 16 }
  private static var classCount: Int32 { 48 }

  @inline(__always)
  private static func sizeClass(_ count: Int32) -> Int32 {
    if count <= longestExactLength { return count }
    return longestExactLength + Int32(Int32.bitWidth - (count - 1).leadingZeroBitCount)
  }

  private static func length(ofClass size: Int32) -> Int32 {
    size <= longestExactLength ? size : 1 << (size - longestExactLength)
  }
}
