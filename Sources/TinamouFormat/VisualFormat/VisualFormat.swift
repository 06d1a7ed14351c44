import TinamouLayout

/// Reads a visual format: lines of views in brackets, and lines of attributes.
package enum VisualFormat {
  /// Whether a constraint is written in the visual format.
  package static func isVisual(_ text: String) -> Bool {
    let body = text.utf8.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    if ["|", "[", "//"].contains(where: { body.starts(with: $0.utf8) }) { return true }
    let prefix = body.prefix { !":|[".utf8.contains($0) && $0 != 0x20 }
    let sign = body.dropFirst(prefix.count).drop { $0 == 0x20 }.first
    let word = String(decoding: Array(prefix), as: UTF8.self)
    return ["H", "V", "HV", "VH", "Z", "C"].contains(word)
      && sign.map(":|[".utf8.contains) == true
  }

  /// The constraints of a format, in the order in which they are written.
  static func read(
    _ text: String, names: NameTable, options: LayoutConstraint.FormatOptions,
    stacks: inout VisualFormatStacks
  ) throws(ConstraintStringError) -> [ConstraintDeclaration] {
    var cursor = try LinearParser(text, names: names, isVisual: true)
    var builder = VisualFormatBuilder(names: names, options: options, stacks: stacks)
    var isEmpty = true
    while cursor.token.kind != .end {
      if cursor.token.kind == .lineBreak {
        cursor.advance()
        continue
      }
      try readLine(&cursor, into: &builder)
      isEmpty = false
    }
    // A format may consist of comments.
    if isEmpty, !text.contains("//") {
      throw ConstraintStringError("the visual format is empty", 0..<0)
    }
    stacks = builder.stacks
    return builder.constraints
  }

  private static func readLine(
    _ cursor: inout LinearParser, into builder: inout VisualFormatBuilder
  ) throws(ConstraintStringError) {
    let start = cursor.token
    guard case .name(let name, _) = start.kind else {
      return try readLine(&cursor, [.horizontal], into: &builder)
    }
    let axes: [LayoutAxis]
    switch name {
    case "H": axes = [.horizontal]
    case "V": axes = [.vertical]
    case "HV": axes = [.horizontal, .vertical]
    case "VH": axes = [.vertical, .horizontal]
    case "C": axes = []
    case "Z":
      throw ConstraintStringError(
        .unsupported, "the order in depth is no matter of constraints", start.range,
        help: "views lie in the order of 'subviews', the last in front")
    default:
      throw cursor.expected("'H:', 'V:', 'HV:', 'C:', '|' or a view in brackets")
    }
    cursor.advance()
    guard cursor.token.kind == .colon else { throw cursor.expected("':' after '\(name)'") }
    cursor.advance()
    if axes.isEmpty {
      try AttributeLineParser.readLine(&cursor, into: &builder)
    } else {
      try readLine(&cursor, axes, into: &builder)
    }
  }

  private static func readLine(
    _ cursor: inout LinearParser, _ axes: [LayoutAxis], into builder: inout VisualFormatBuilder
  ) throws(ConstraintStringError) {
    let start = cursor
    var lines: [VisualFormatLine] = []
    for axis in axes {
      cursor = start
      lines.append(try VisualFormatParser.readLine(&cursor, axis))
    }
    try check(builder.options, lines)
    for line in lines { try builder.add(line) }
  }

  /// Throws if options do not apply to a line, as UIKit does. A line of one view has nothing to
  /// align.
  private static func check(
    _ options: LayoutConstraint.FormatOptions, _ lines: [VisualFormatLine]
  ) throws(ConstraintStringError) {
    let range = lines.first?.range ?? 0..<0
    let axes = lines.map(\.axis)
    let aligns = lines.contains { $0.numberOfViews > 1 }
    for attribute in options.alignments where aligns {
      let axis = attribute.axis
      if axes.allSatisfy({ $0 == axis }) {
        let word = axis == .horizontal ? "horizontal" : "vertical"
        throw ConstraintStringError(
          .incomparable,
          "views in a \(word) line cannot have the same '\(attribute.rawValue)'", range)
      }
    }
    if options.contains(.spacingBaselineToBaseline), !axes.contains(.vertical) {
      throw ConstraintStringError(
        .incomparable, "distances between baselines are vertical, the line is not", range)
    }
  }
}
