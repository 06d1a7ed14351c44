/// Writes numbers in output.
package enum JSONNumber {
  /// The shortest text that reads back as the same number, without exponent and without `-0`.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int32(exactly: value) { return String(whole) }
    let text = value.description
    guard let exponentIndex = text.firstIndex(of: "e") else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let exponent = Int(text[text.index(after: exponentIndex)...]) ?? 0
    return expanded(text[..<exponentIndex], exponent: exponent)
  }

  /// The number for people to read: rounded to a thousandth.
  package static func rounded(_ value: Double) -> String {
    text((value * 1000).rounded() / 1000)
  }

  /// Moves the decimal point of `mantissa` by `exponent` places.
  private static func expanded(_ mantissa: Substring, exponent: Int) -> String {
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let parts = mantissa.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts.first ?? ""
    let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
    let digits = String(whole + fraction)
    let point = whole.count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count {
      return sign + digits + String(repeating: "0", count: point - digits.count)
    }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
