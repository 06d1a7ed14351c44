/// What text becomes on a terminal.
enum Terminal {
  /// The text with control characters replaced: a file must not be able to steer the terminal.
  static func printable(_ bytes: ArraySlice<UInt8>) -> [Character] {
    String(decoding: bytes, as: UTF8.self).map(printable)
  }

  /// The text on one line, with control characters replaced.
  static func printable(_ text: String) -> String {
    String(text.map { $0 == "\t" ? " " : printable($0) })
  }

  private static func printable(_ character: Character) -> Character {
    let isControl = character.unicodeScalars.contains {
      $0.properties.generalCategory == .control
    }
    return isControl && character != "\t" ? "\u{FFFD}" : character
  }

  /// How many columns a character takes; East Asian wide characters and emoji take two.
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
