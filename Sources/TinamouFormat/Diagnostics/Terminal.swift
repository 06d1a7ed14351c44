/// Makes text safe to print on a terminal.
package enum Terminal {
  /// The text with control characters replaced, so that a file cannot control the terminal.
  static func printable(_ bytes: ArraySlice<UInt8>) -> [Character] {
    String(decoding: bytes, as: UTF8.self).map(printable)
  }

  /// Makes text from outside, such as a file name or a view id, safe to print on one line.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with U+FFFD in place of control characters, marks that change the text
  ///   direction, and bytes that are not UTF-8 (``FileName``).
  package static func printable(_ text: String) -> String {
    String(text.map { $0 == "\t" ? " " : printable($0) })
  }

  private static func printable(_ character: Character) -> Character {
    let steers = character.unicodeScalars.contains {
      $0.properties.generalCategory == .control || turnsDirection($0)
        || FileName.escapes.contains($0.value)
    }
    return steers && character != "\t" ? "\u{FFFD}" : character
  }

  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
  }

  /// The number of columns of a character; East Asian wide characters and emoji take two.
  static func columns(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
