extension JSONReader {
  /// Reads a JSON number as the closest Double.
  mutating func readNumber() throws(SyntaxError) -> Double {
    let start = position
    while let byte = peek(), JSONReader.isNumberByte(byte) { position += 1 }
    let range = start..<position
    let text = String(decoding: bytes[range], as: UTF8.self)
    if let problem = JSONReader.problem(inNumber: text) {
      throw failure(problem, at: range)
    }
    guard let value = Double(text), value.isFinite else {
      diagnostics.append(
        Diagnostic(.numberOutOfRange, "the number is too large", at: span(range)))
      return 0
    }
    return value
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The reason why a text is not a number in JSON.
  private static func problem(inNumber text: String) -> String? {
    var rest = Substring(text)
    if rest.first == "+" { return "a number has no '+' before it" }
    if rest.first == "-" { rest.removeFirst() }
    let whole = takeDigits(&rest)
    if whole.isEmpty {
      return rest.first.map { "expected a digit before '\($0)'" } ?? "expected a digit after '-'"
    }
    if whole.count > 1, whole.first == "0" { return "a number has no leading zeros" }
    if rest.first == "." {
      rest.removeFirst()
      if takeDigits(&rest).isEmpty { return "expected a digit after the decimal point" }
    }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      if takeDigits(&rest).isEmpty { return "expected a digit in the exponent" }
    }
    return rest.isEmpty ? nil : "'\(text.prefix(40))' is not a number"
  }

  private static func takeDigits(_ text: inout Substring) -> Substring {
    let digits = text.prefix { $0.isASCII && $0.isWholeNumber }
    text = text[digits.endIndex...]
    return digits
  }
}
