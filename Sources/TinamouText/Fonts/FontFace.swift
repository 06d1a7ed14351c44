/// The shape of a font: how high its lines and how wide its characters are.
package struct FontFace: Sendable {
  /// From the top of a line to its baseline, in em.
  package let ascent: Double
  /// From the top of a line to its bottom, in em.
  package let lineHeight: Double
  /// The characters' widths, or those of a font that is similar.
  let advances: AdvanceTable
  /// The widths of large characters, where they are others.
  let displayAdvances: AdvanceTable?
  /// How wide characters are in comparison with ``advances``.
  let width: Double
  /// How the letters change with their size; `nil` if they do not.
  let generation: SystemFont.Generation?

  /// San Francisco, the system's font.
  package static func system(
    _ weight: Font.Weight, _ generation: SystemFont.Generation = .continuous
  ) -> FontFace {
    let letters = SystemLetters.letters(for: weight, generation)
    return FontFace(
      ascent: SystemFont.ascent, lineHeight: SystemFont.lineHeight(pointSize: 1),
      advances: letters.text, displayAdvances: letters.display, generation: generation)
  }

  init(
    ascent: Double, lineHeight: Double, advances: AdvanceTable,
    displayAdvances: AdvanceTable? = nil, width: Double = 1,
    generation: SystemFont.Generation? = nil
  ) {
    self.ascent = ascent
    self.lineHeight = lineHeight
    self.advances = advances
    self.displayAdvances = displayAdvances
    self.width = width
    self.generation = generation
  }
}
