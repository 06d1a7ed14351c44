import TinamouLayout

extension VisualFormatParser {
  /// Reads `view`, `view.guide`, `view.fold.before`, or a range: `view2..5`, `view2..view5`,
  /// `view..5`.
  mutating func readNames() throws(ConstraintStringError) -> ([VisualItem], Range<Int>) {
    let first = try cursor.readName("the name of a view")
    var parts = [first]
    while cursor.token.kind == .dot, parts.count < 3 {
      cursor.advance()
      parts.append(try cursor.readName("the name of a guide after '.'"))
    }
    let start = first.range.lowerBound
    guard cursor.token.kind == .range, parts.count == 1 else {
      return ([try cursor.names.item(parts)], start..<parts[parts.count - 1].range.upperBound)
    }
    cursor.advance()
    let range = start..<cursor.token.range.upperBound
    let end = try readRangeEnd(first.name)
    return (try items(first, through: end, range), range)
  }

  /// Reads the last number of a range, alone or at the end of a name.
  private mutating func readRangeEnd(_ first: String) throws(ConstraintStringError) -> Int {
    switch cursor.token.kind {
    case .number(let value):
      if let number = Int(exactly: value) {
        cursor.advance()
        return number
      }
    case .name(let name, _):
      let end = Self.numbered(name)
      if end.stem == Self.numbered(first).stem, let number = end.number {
        cursor.advance()
        return number
      }
    default: break
    }
    throw cursor.expected(
      "the last number of the range", help: "such as [\(Self.numbered(first).stem)1..4]")
  }

  private func items(
    _ first: NamePart, through end: Int, _ range: Range<Int>
  ) throws(ConstraintStringError) -> [VisualItem] {
    let (stem, number) = Self.numbered(first.name)
    let start = number ?? 1
    guard start <= end else {
      throw ConstraintStringError("the range ends before it begins", range)
    }
    var items: [VisualItem] = []
    // Every name must be that of a view, so the loop ends at the latest after the last view.
    for index in start...end {
      let name = index == start ? first.name : stem + String(index)
      items.append(try cursor.names.item([(name, range)]))
    }
    return items
  }

  /// A name without the digits at its end, and their number.
  private static func numbered(_ name: String) -> (stem: String, number: Int?) {
    let digits = name.utf8.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    return (String(name.dropLast(digits)), Int(name.suffix(digits)))
  }
}
