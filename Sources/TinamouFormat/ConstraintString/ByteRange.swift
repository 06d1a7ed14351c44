/// A range of bytes of a file that a constraint keeps, in half the memory of a `Range<Int>`.
///
/// Places beyond two gigabytes become that place.
struct ByteRange: Hashable, Sendable {
  private let start: Int32
  private let end: Int32

  init(_ range: Range<Int>) {
    start = Int32(clamping: range.lowerBound)
    end = Int32(clamping: range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
