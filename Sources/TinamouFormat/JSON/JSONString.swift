/// A string of a JSON document, with the place of each of its characters in the source.
package struct JSONString: Sendable {
  /// The string with its escapes replaced.
  package let value: String
  /// The bytes in the source, quotation marks included.
  package let range: Range<Int>
  /// For each escape, the offset of the text after it, in `value` (UTF-8) and in the source.
  let escapes: [(decoded: Int, source: Int)]

  /// The offset in the source of the byte at `offset` of `value`.
  func sourceOffset(of offset: Int) -> Int {
    var low = 0
    var high = escapes.count
    while low < high {
      let middle = (low + high) / 2
      if escapes[middle].decoded <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return range.lowerBound + 1 + offset }
    return escapes[low - 1].source + offset - escapes[low - 1].decoded
  }

  /// The bytes in the source of a part of `value`.
  package func sourceRange(of part: Range<Int>) -> Range<Int> {
    let start = sourceOffset(of: part.lowerBound)
    return start..<max(start, sourceOffset(of: part.upperBound))
  }
}
