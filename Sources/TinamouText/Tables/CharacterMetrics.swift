/// The widths of characters in one font at one size.
struct CharacterMetrics: Sendable {
  private let table: AdvanceTable
  /// The widths of large characters, where they differ.
  private let display: AdvanceTable?
  /// How far characters have changed from ``table`` to ``display``.
  private let displayShare: Double
  /// The kerning; `nil` if it is not known.
  private let kernings: KerningTable?
  /// How far characters are kerned, relative to ``kernings``.
  private let kerningScale: Double
  /// Whether the font is San Francisco.
  private let isSystemFont: Bool
  /// The number of points per em of letters.
  private let scale: Double
  private let pointSize: Double
  private let tracking: Double

  init(pointSize: Double, face: FontFace) {
    self.pointSize = pointSize
    table = face.advances
    scale = pointSize * face.width
    kernings = face.kernings
    isSystemFont = face.generation != nil
    tracking = face.generation?.tracking(pointSize: pointSize) ?? 0
    displayShare = face.generation?.displayShare(pointSize: pointSize) ?? 0
    kerningScale = scale * (face.generation?.kerning(displayShare: displayShare) ?? 1)
    display = displayShare > 0 ? face.displayAdvances : nil
  }

  /// The width of a character, in points.
  @inline(__always)
  func advance(of scalar: Unicode.Scalar) -> Double {
    guard var advance = table.advance(of: scalar) else { return advanceOutOfTable(of: scalar) }
    if let large = display?.advance(of: scalar) { advance += displayShare * (large - advance) }
    return max(advance * scale + tracking, 0)
  }

  /// Recorded: emoji of 13 to 30 points are 5.5 points wider than their size, larger ones 5.
  var emojiAdvance: Double {
    pointSize + min(0.42 * pointSize, pointSize > 30 ? 5 : 5.5)
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    0x1F000...0x1FAFF ~= scalar.value || scalar.properties.isEmojiPresentation
  }

  /// The difference between the distance of two characters and the sum of their widths, in points.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    (kernings?.kerning(first, second) ?? 0) * kerningScale
  }

  /// The width of a character that the tables do not contain, in points.
  ///
  /// Ideographs, kana and fullwidth forms are one em wide, or 0.957 em beside letters of the system
  /// font and 15/16 em from 20 points on, as recorded; halfwidth forms are half as wide. Korean
  /// syllables are one em wide, any other script has 0.6 em, and control characters have no width:
  /// these three are our choice, since no measurement is published.
  @inline(never)
  private func advanceOutOfTable(of scalar: Unicode.Scalar) -> Double {
    if Self.isEmoji(scalar) { return emojiAdvance }
    let ideograph = pointSize * (isSystemFont ? pointSize < 20 ? 0.957 : 15.0 / 16 : 1)
    switch scalar.value {
    case 0xFF61...0xFFDC: return ideograph / 2
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFF:
      return ideograph
    case 0x1100...0x115F, 0xAC00...0xD7A3: return pointSize
    default:
      let isNothing =
        CharacterKind.isCombining(scalar) || scalar.properties.isDefaultIgnorableCodePoint
      return isNothing ? 0 : 0.6 * pointSize
    }
  }
}
