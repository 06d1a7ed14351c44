/// The height of a line and the widths of characters in a font, as the font's own file states them.
///
/// A ``Font`` with tables is measured by them. A character that they lack is as wide as in the
/// system font, and so are all characters from U+2C00 on.
public final class FontTables: Hashable, Sendable {
  /// Two characters beside each other.
  public struct Pair: Hashable, Sendable {
    /// The character before the other one.
    public let first: Unicode.Scalar
    /// The character after the other one.
    public let second: Unicode.Scalar

    /// Makes a pair.
    public init(_ first: Unicode.Scalar, _ second: Unicode.Scalar) {
      (self.first, self.second) = (first, second)
    }
  }

  /// The PostScript name of the font.
  public let name: String
  /// The number of units in the size of the font.
  public let unitsPerEm: Double
  /// The distance from the top of a line to its baseline, in units.
  public let ascent: Double
  /// The distance from the baseline to the bottom of a line, in units.
  public let descent: Double
  /// The widths of the characters, in units.
  public let widths: [Unicode.Scalar: Double]
  /// What is added between two characters of ASCII, in units: negative if they move together.
  public let kernings: [Pair: Double]
  package let face: FontFace

  /// Makes the tables of a font.
  ///
  /// Widths are rounded to 1/2048 of the size of the font, kernings to 1/1024.
  ///
  /// - Parameters:
  ///   - name: The PostScript name.
  ///   - unitsPerEm: The number of units in the size of the font; positive.
  ///   - ascent: The distance from the top of a line to its baseline, in units.
  ///   - descent: The distance from the baseline to the bottom of a line, in units.
  ///   - widths: The widths of the characters, in units.
  ///   - kernings: What is added between two characters of ASCII, in units.
  public init(
    name: String, unitsPerEm: Double, ascent: Double, descent: Double,
    widths: [Unicode.Scalar: Double], kernings: [Pair: Double] = [:]
  ) {
    self.name = name
    self.unitsPerEm = unitsPerEm
    self.ascent = ascent
    self.descent = descent
    self.widths = widths
    self.kernings = kernings
    func em(_ units: Double) -> Double {
      let em = unitsPerEm > 0 ? units / unitsPerEm : 0
      return em.isFinite ? min(max(em, -Self.largest), Self.largest) : 0
    }
    face = FontFace(
      ascent: em(ascent), lineHeight: em(ascent) + em(descent),
      advances: SystemLetters.regular.text.replacing(widths.mapValues(em)),
      kernings: KerningTable(
        kernings.map { ($0.key.first.value, $0.key.second.value, em($0.value)) }))
  }

  /// The largest length that is measured, in em: no font has a character as wide as this.
  private static let largest = 16.0

  /// Whether two tables are the same.
  public static func == (lhs: FontTables, rhs: FontTables) -> Bool {
    lhs === rhs
      || lhs.name == rhs.name && lhs.unitsPerEm == rhs.unitsPerEm && lhs.ascent == rhs.ascent
        && lhs.descent == rhs.descent && lhs.widths == rhs.widths && lhs.kernings == rhs.kernings
  }

  /// Hashes the name alone: two fonts of one name are rarely in use together.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
