/// The shape of a font: how high its lines and how wide its characters are.
package struct FontFace: Sendable {
  /// From the top of a line to its baseline, in em.
  package let ascent: Double
  /// From the top of a line to its bottom, in em.
  package let lineHeight: Double
  /// The characters' widths, or those of a font that is similar.
  let advances: AdvanceTable
  /// How wide characters are in comparison with ``advances``.
  let width: Double
  /// Whether it is the system's font, whose letters change with their size.
  let isSystem: Bool

  /// The system's font in a weight.
  package static func system(_ weight: Font.Weight) -> FontFace {
    FontFace(
      ascent: SystemFont.ascent, lineHeight: SystemFont.lineHeight(pointSize: 1),
      advances: .table(for: weight), width: width(of: weight), isSystem: true)
  }

  /// Letters that are thinner or bolder than those with a table of their own, in comparison with the
  /// nearest: by 11 recorded labels of 17 to 75 points.
  private static func width(of weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight, .thin: 0.98
    case .heavy, .black: 1.05
    default: 1
    }
  }

  init(
    ascent: Double, lineHeight: Double, advances: AdvanceTable, width: Double,
    isSystem: Bool = false
  ) {
    self.ascent = ascent
    self.lineHeight = lineHeight
    self.advances = advances
    self.width = width
    self.isSystem = isSystem
  }
}
