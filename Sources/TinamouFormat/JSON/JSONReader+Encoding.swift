extension JSONReader {
  /// Reports bytes that are not UTF-8.
  func checkEncoding() throws(SyntaxError) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw failure(
        "the file is UTF-16; expected UTF-8", rule: .unreadable, at: 0..<0)
    }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw failure(
        "the file is not UTF-8 from here on", rule: .unreadable,
        at: error.byteOffsets.lowerBound..<error.byteOffsets.upperBound)
    }
  }
}
