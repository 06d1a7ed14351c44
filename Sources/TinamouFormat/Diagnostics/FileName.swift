/// Converts file names to text and back without loss.
///
/// A name may contain any bytes except zero and the slash. Bytes that are not UTF-8 become
/// characters of the last private-use plane, and so do the bytes of such characters.
package enum FileName {
  /// The characters that stand for a byte.
  static let escapes: ClosedRange<UInt32> = 0x10FF00...0x10FFFF

  /// The text of the bytes of a name.
  package static func text(_ bytes: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < bytes.count {
      let length = (1...4).first { isCharacter(bytes[start...].prefix($0)) }
      if let length {
        text += String(decoding: bytes[start..<start + length], as: UTF8.self)
      } else if let escape = Unicode.Scalar(escapes.lowerBound + UInt32(bytes[start])) {
        text.unicodeScalars.append(escape)
      }
      start += length ?? 1
    }
    return text
  }

  /// The bytes of a name from its text.
  package static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      escapes.contains(scalar.value)
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  private static func isCharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    return String(scalar).utf8.elementsEqual(bytes) && !escapes.contains(scalar.value)
  }
}
