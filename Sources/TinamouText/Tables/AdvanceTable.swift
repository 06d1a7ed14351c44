/// The advance widths of the characters of a font.
struct AdvanceTable: Sendable {
  /// The code point before which all entries end.
  static let end: UInt32 = 0x2C00
  /// The entry of a character that the font does not have.
  private static let missing = UInt16.max

  private let advances: [UInt16]

  /// Unpacks a table of ``LetterData``.
  init(_ packed: String) {
    var advances = [UInt16](repeating: Self.missing, count: Int(Self.end))
    var runs = PackedNumbers(LetterData.characters)
    var values = PackedNumbers(packed)
    while let first = runs.next(digits: 3), let count = runs.next(digits: 2) {
      for code in first..<first + count {
        guard advances.indices.contains(code), let value = values.next(digits: 2) else { break }
        advances[code] = UInt16(value)
      }
    }
    self.advances = advances
  }

  private init(_ advances: [UInt16]) { self.advances = advances }

  /// The table between this one and another: this one for a share of 0, the other for a share of 1.
  func mixed(with other: AdvanceTable, share: Double) -> AdvanceTable {
    AdvanceTable(
      zip(advances, other.advances).map { first, second in
        guard first != Self.missing, second != Self.missing else { return Self.missing }
        let mixed = Double(first) + share * (Double(second) - Double(first))
        return UInt16(clamping: Int(mixed.rounded()))
      })
  }

  /// The table with other advances from space to tilde, in parts of an em.
  func replacingASCII(by parts: [Int], perEm count: Int) -> AdvanceTable {
    var advances = advances
    for (code, value) in zip(0x20..<0x7F, parts) {
      advances[code] = UInt16(clamping: (value * 2048 + count / 2) / count)
    }
    return AdvanceTable(advances)
  }

  /// The table with other advances of some characters, in em.
  func replacing(_ widths: [Unicode.Scalar: Double]) -> AdvanceTable {
    var advances = advances
    for (scalar, em) in widths where scalar.value < Self.end {
      advances[Int(scalar.value)] = UInt16(
        min(max(em * 2048, 0), Double(Self.missing - 1)).rounded())
    }
    return AdvanceTable(advances)
  }

  /// The advance of a character in em; `nil` if the font does not have it.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    guard scalar.value < Self.end else { return nil }
    let value = advances[Int(scalar.value)]
    return value == Self.missing ? nil : Double(value) / 2048
  }
}
