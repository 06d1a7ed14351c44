/// Escapes text of users in markup.
enum MarkupText {
  /// The text with everything escaped that has a meaning in XML and HTML.
  ///
  /// Line breaks and tabs become spaces. Characters that XML forbids, and all other control
  /// characters, become U+FFFD; ``lines(_:)`` escapes the line breaks of our own tooltips.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  /// Several texts, one per line.
  static func lines(_ texts: [String]) -> String { texts.map(escaped).joined(separator: "&#10;") }

  /// Whether a byte is an ASCII character that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: 0x20..<0x7F ~= byte
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "'": text += "&#39;"
    case "\t", "\n", "\r": text += " "
    default: text.unicodeScalars.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
