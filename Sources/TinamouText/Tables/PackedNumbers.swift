/// Reads numbers from digits of base 64 in the order 0-9, A-Z, a-z, +, -.
struct PackedNumbers {
  private var digits: Substring.UTF8View

  init(_ text: String) { digits = text[...].utf8 }

  /// The next number; `nil` at the end.
  mutating func next(digits count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let byte = digits.popFirst() else { return nil }
      number = number << 6 | Self.value(of: byte)
    }
    return number
  }

  private static func value(of byte: UInt8) -> Int {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x5A: Int(byte) - 0x41 + 10
    case 0x61...0x7A: Int(byte) - 0x61 + 36
    case 0x2B: 62
    default: 63
    }
  }
}
