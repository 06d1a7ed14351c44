/// The lines of a stream of bytes, in the order of their arrival.
struct LineReader {
  /// A line without its line break.
  enum Line: Equatable {
    case bytes([UInt8])
    /// A line that is longer than lines may be.
    case tooLong
  }

  private static let newline = UInt8(ascii: "\n")
  private let longestLine: Int
  private var lines: [Line] = []
  /// The bytes after the last line break.
  private var rest: [UInt8] = []
  private var isTooLong = false
  private var hasEnded = false

  /// Makes a reader of lines with a largest number of bytes.
  init(longestLine: Int) { self.longestLine = longestLine }

  /// Returns the lines that are available, at least one; none at the end of the stream.
  ///
  /// It waits for a single line only, so that a caller who waits for an answer before the next
  /// request gets one.
  ///
  /// - Parameters:
  ///   - count: The largest number of lines.
  ///   - read: Waits for bytes and returns them; none at the end.
  /// - Returns: The lines, in the order of the stream.
  /// - Throws: The error that `read` throws.
  mutating func next(
    atMost count: Int, read: () throws(HostError) -> [UInt8]
  ) throws(HostError) -> [Line] {
    while lines.isEmpty, !hasEnded { take(try read()) }
    let next = Array(lines.prefix(count))
    lines.removeFirst(next.count)
    return next
  }

  private mutating func take(_ bytes: [UInt8]) {
    if bytes.isEmpty {
      hasEnded = true
      if isTooLong || !rest.isEmpty { finishLine() }
      return
    }
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: Self.newline) {
      append(bytes[start..<end])
      finishLine()
      start = end + 1
    }
    append(bytes[start...])
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if isTooLong { return }
    rest += bytes
    if rest.count > longestLine {
      isTooLong = true
      rest = []
    }
  }

  private mutating func finishLine() {
    lines.append(isTooLong ? .tooLong : .bytes(rest))
    isTooLong = false
    rest = []
  }
}
