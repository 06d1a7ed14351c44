/// The widths of characters in one font at one size.
struct CharacterMetrics: Sendable {
  private let table: AdvanceTable
  /// The kerning; that of other fonts than the system's is not known.
  private let kernings: KerningTable?
  /// Points for an em of letters, with what large sizes are narrower.
  private let scale: Double
  private let pointSize: Double
  private let tracking: Double

  init(pointSize: Double, face: FontFace) {
    self.pointSize = pointSize
    table = face.advances
    if face.isSystem {
      let narrowing = InterData.displayNarrowing * SystemFont.opticalSize(pointSize: pointSize)
      scale = pointSize * face.width * (1 - narrowing)
      tracking = SystemFont.tracking(pointSize: pointSize)
      kernings = .regular
    } else {
      scale = pointSize * face.width
      tracking = 0
      kernings = nil
    }
  }

  /// The width of a character, in points.
  @inline(__always)
  func advance(of scalar: Unicode.Scalar) -> Double {
    if let advance = table.advance(of: scalar) { return max(advance * scale + tracking, 0) }
    return advanceOutOfTable(of: scalar)
  }

  @inline(never)
  private func advanceOutOfTable(of scalar: Unicode.Scalar) -> Double {
    Self.isEmoji(scalar) ? emojiAdvance : Self.fallback(for: scalar) * pointSize
  }

  /// Recorded: emoji of 13 to 30 points are 5.5 points wider than their size, larger ones 5.
  private var emojiAdvance: Double {
    pointSize + min(0.42 * pointSize, pointSize > 30 ? 5 : 5.5)
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    0x1F000...0x1FAFF ~= scalar.value || scalar.properties.isEmojiPresentation
  }

  /// What the distance of two characters differs from the sum of their widths, in points.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    (kernings?.kerning(first, second) ?? 0) * scale
  }

  /// The width in em of a character that Inter does not have: measured by nobody, our choice.
  ///
  /// Ideographs, kana and wide forms fill their em, half as wide are the forms that are called so.
  /// Any other script gets 0.6, and what only steers nothing.
  private static func fallback(for scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0xFF61...0xFFDC: 0.5
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      1
    default:
      if LineBreakClass.isCombining(scalar) || scalar.properties.isDefaultIgnorableCodePoint {
        0
      } else {
        0.6
      }
    }
  }
}
