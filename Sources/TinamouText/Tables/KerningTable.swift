/// The kerning of two ASCII characters, unpacked from ``LetterData``.
struct KerningTable: Sendable {
  /// The number of characters in the table, from the space on.
  private static let count = 96

  private let kernings: [Int16]

  static let regular = KerningTable(LetterData.kernings)

  private init(_ packed: String) {
    var kernings = [Int16](repeating: 0, count: Self.count * Self.count)
    var values = PackedNumbers(packed)
    while let value = values.next(digits: 4) {
      let pair = value >> 9
      if kernings.indices.contains(pair) { kernings[pair] = Int16(value & 511) - 256 }
    }
    self.kernings = kernings
  }

  /// Makes the table of pairs of characters, with their kerning in em.
  init(_ pairs: [(first: UInt32, second: UInt32, em: Double)]) {
    var kernings = [Int16](repeating: 0, count: Self.count * Self.count)
    for (first, second, em) in pairs where Self.contains(first) && Self.contains(second) {
      kernings[Self.index(first, second)] = Int16((em * Self.unit).rounded())
    }
    self.kernings = kernings
  }

  private static func contains(_ code: UInt32) -> Bool { 0x20..<0x7F ~= code }

  private static func index(_ first: UInt32, _ second: UInt32) -> Int {
    Int(first - 0x20) * count + Int(second - 0x20)
  }

  /// Kernings are stored in this part of an em.
  private static let unit = 1024.0

  /// The kerning between two characters in em, by their code points.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard Self.contains(first), Self.contains(second) else { return 0 }
    return Double(kernings[Self.index(first, second)]) / Self.unit
  }
}
