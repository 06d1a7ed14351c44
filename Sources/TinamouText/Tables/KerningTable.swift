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

  /// The kerning between two characters in em, by their code points.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard 0x20..<0x7F ~= first, 0x20..<0x7F ~= second else { return 0 }
    return Double(kernings[Int(first - 0x20) * Self.count + Int(second - 0x20)]) / 1024
  }
}
