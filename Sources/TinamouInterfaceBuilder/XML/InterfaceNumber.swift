import TinamouSolver

/// Numbers as Interface Builder writes them.
enum InterfaceNumber {
  /// A decimal number that a layout can contain.
  static func parse(_ text: String) -> Double? {
    guard let value = Double(text), value.magnitude <= Solver.largestLength else { return nil }
    return value
  }

  /// A multiplier: a decimal number, or a ratio such as `16:9` or `1/3`.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { parse($0.filter { $0 != " " }) }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where numbers[1] != 0:
      let value = numbers[0] / numbers[1]
      return value.magnitude <= Solver.largestLength ? value : nil
    default: return nil
    }
  }
}
