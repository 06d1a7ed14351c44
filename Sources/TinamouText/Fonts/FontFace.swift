/// The typeface of a font: the height of its lines and the width of its characters.
package struct FontFace: Sendable {
  /// The distance from the top of a line to its baseline, in em.
  package let ascent: Double
  /// The distance from the top of a line to its bottom, in em.
  package let lineHeight: Double
  /// The widths of the characters, or of those of a similar font.
  let advances: AdvanceTable
  /// The widths of large characters, where they differ.
  let displayAdvances: AdvanceTable?
  /// The width of the characters relative to ``advances``.
  let width: Double
  /// The kerning; `nil` if it is not known.
  let kernings: KerningTable?
  /// How the letters change with the point size; `nil` if they do not.
  let generation: SystemFont.Generation?

  /// San Francisco, the system font.
  package static func system(
    _ weight: Font.Weight, _ generation: SystemFont.Generation = .continuous
  ) -> FontFace {
    let letters = SystemLetters.letters(for: weight, generation)
    return FontFace(
      ascent: SystemFont.ascent, lineHeight: SystemFont.lineHeight(pointSize: 1),
      advances: letters.text, displayAdvances: letters.display, kernings: .regular,
      generation: generation)
  }

  init(
    ascent: Double, lineHeight: Double, advances: AdvanceTable,
    displayAdvances: AdvanceTable? = nil, width: Double = 1,
    kernings: KerningTable? = nil, generation: SystemFont.Generation? = nil
  ) {
    self.ascent = ascent
    self.lineHeight = lineHeight
    self.advances = advances
    self.displayAdvances = displayAdvances
    self.width = width
    self.kernings = kernings
    self.generation = generation
  }
}
