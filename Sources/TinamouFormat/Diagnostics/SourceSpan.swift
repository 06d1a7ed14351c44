public import TinamouLayout

/// A stretch of bytes of a source text.
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

  /// Where the span starts.
  public var location: SourceLocation { source.location(of: range.lowerBound) }

  /// The bytes of the span as text.
  public var text: String { String(decoding: source.bytes[range], as: UTF8.self) }
}
