public import TinamouLayout

/// A range of bytes in a source text.
public struct SourceSpan: Sendable {
  /// The text.
  public let source: SourceText
  /// The offsets of the bytes.
  public let range: Range<Int>

  /// Makes a span.
  public init(source: SourceText, range: Range<Int>) {
    self.source = source
    self.range = range
  }

  /// The location of the start of the span.
  public var location: SourceLocation { source.location(of: range.lowerBound) }

  /// The column of the start in Unicode code points, from 1, as other programs count.
  package var codePointColumn: Int { source.codePointColumn(of: range.lowerBound) }

  /// The bytes of the span as text.
  public var text: String { String(decoding: source.bytes[range], as: UTF8.self) }
}
