/// What a character does to the width of a line.
enum CharacterKind: Equatable {
  /// Ends a line.
  case newline
  /// Extends to the next tab stop.
  case tab
  /// Takes only room that is left at the end of a line.
  case space
  /// Only marks a place; it has no width.
  case zeroWidthSpace
  /// Has the width of a hyphen at the end of a line, otherwise none.
  case softHyphen
  /// Belongs to the character before; it has no width.
  case combining
  /// Has its own width.
  case visible

  init(_ scalar: Unicode.Scalar) {
    self = scalar.value < 0x80 ? Self.ascii(scalar.value) : Self.other(scalar)
  }

  private static func ascii(_ value: UInt32) -> CharacterKind {
    switch value {
    case 0x20: .space
    case 0x0A...0x0D: .newline
    case 0x09: .tab
    case 0..<0x20, 0x7F: .combining  // Control characters show nothing.
    default: .visible
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> CharacterKind {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0xAD: .softHyphen
    case 0x200B: .zeroWidthSpace
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x2060, 0xFEFF: .visible
    // The vowels and final consonants of a Korean syllable in parts: its first consonant has the
    // width of the syllable.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: .combining
    default: isCombining(scalar) ? .combining : .visible
    }
  }

  /// Combining marks and characters that have no width of their own.
  static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: scalar.properties.isEmojiModifier
    }
  }
}
