/// How a character behaves at line breaks, a simplified form of Unicode Standard Annex 14.
///
/// Lines break at spaces, after hyphens and slashes, and around long dashes and ideographs. Scripts
/// that Unicode breaks with a dictionary (Thai, Lao, Khmer, Burmese) break at spaces only, and so
/// do Korean words, as labels do by default since iOS 14.
enum LineBreakClass: Equatable {
  /// Ends a line.
  case newline
  /// Extends to the next tab stop; a line can break after it.
  case tab
  /// A line can break after it; it does not count at the end of a line.
  case space
  /// A line can break there; it has no width.
  case zeroWidthSpace
  /// A line can break there and then has a hyphen.
  case softHyphen
  /// Belongs to the character before; it has no width.
  case combining
  /// No line breaks on either side.
  case glue
  /// An opening bracket: no break after it.
  case opening
  /// A closing bracket, a comma, a full stop: no break before it.
  case closing
  /// No break before or after it.
  case quotation
  /// A hyphen: a break after it, unless digits follow or it begins a word.
  case hyphen
  /// A dash: a break after it.
  case breakAfter
  /// A slash: a break after it, unless digits follow.
  case slash
  /// A long dash: a break on both sides.
  case longDash
  /// A break on both sides.
  case ideograph
  /// A digit.
  case digit
  /// Any other character: breaks only beside the ones above.
  case letter

  init(_ scalar: Unicode.Scalar) {
    self = scalar.value < 0x80 ? Self.ascii(scalar.value) : Self.other(scalar)
  }

  /// Whether a line may break between two neighbours neither of which is a space.
  static func allowsBreak(between first: LineBreakClass, and second: LineBreakClass) -> Bool {
    switch (first, second) {
    case (_, .combining), (_, .glue), (.glue, _), (_, .closing), (.opening, _): false
    case (_, .quotation), (.quotation, _), (.longDash, .longDash): false
    case (.softHyphen, _), (.zeroWidthSpace, _): true
    case (_, .hyphen), (_, .breakAfter), (_, .slash): false
    case (.hyphen, .digit), (.slash, .digit): false
    case (.hyphen, _), (.slash, _), (.breakAfter, _): true
    case (.longDash, _), (_, .longDash), (.ideograph, _), (_, .ideograph): true
    default: false
    }
  }

  private static func ascii(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x20: .space
    case 0x0A...0x0D: .newline
    case 0x09: .tab
    case 0x28, 0x5B, 0x7B: .opening  // ( [ {
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: .closing  // ! ) , . : ; ? ] }
    case 0x22, 0x27: .quotation  // " '
    case 0x2D: .hyphen
    case 0x2F: .slash
    case 0..<0x20, 0x7F: .combining  // Control characters show nothing.
    default: .letter
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: .newline
    case 0xA0, 0x202F, 0x2007, 0x2060, 0xFEFF, 0x2011: .glue
    case 0xAD: .softHyphen
    case 0x200B: .zeroWidthSpace
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: .space
    case 0x2010, 0x2012, 0x2013: .breakAfter
    case 0x2014, 0x2015: .longDash
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: .quotation
    case 0xA1, 0xBF, 0x201A, 0x201E: .opening
    case 0x2026, 0x203C, 0x2047...0x2049: .closing
    // The vowels and final consonants of a Korean syllable in parts: its first consonant has the
    // width of the syllable.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: .combining
    case 0x231A...0x2BFF where scalar.properties.isEmojiPresentation: .ideograph
    case 0x2E80...0xFFEF, 0x1F000...0x3FFFF: eastAsian(scalar)
    default: isCombining(scalar) ? .combining : .letter
    }
  }

  private static func eastAsian(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    // Brackets of Chinese and Japanese and their wide forms.
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      .opening
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301E, 0x301F, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D,
      0xFF60, 0xFF61, 0xFF63, 0xFF64:
      .closing
    // Iteration marks, sound marks, the long vowel and small kana cannot begin a line.
    case 0x3005, 0x303B, 0x309B...0x309E, 0x30FB...0x30FE, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049,
      0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7,
      0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0xFF65:
      .closing
    case 0xAC00...0xD7A3: .letter
    case 0xA4D0...0xABFF, 0xFB00...0xFE0F, 0xFE20...0xFE2F, 0xFE70...0xFEFF:
      isCombining(scalar) ? .combining : .letter
    default: isCombining(scalar) ? .combining : .ideograph
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
