import TinamouLayout
import TinamouSolver

/// Reads a statement: a relation of two linear expressions, or a named statement.
struct StatementParser {
  private struct Argument {
    let text: String
    let range: Range<Int>
  }

  private let text: String
  private let bytes: [UInt8]
  private let names: NameTable

  static func parse(
    _ text: String, names: NameTable
  ) throws(ConstraintStringError) -> Statement.Claim {
    try StatementParser(text: text, bytes: Array(text.utf8), names: names).read()
  }

  private func read() throws(ConstraintStringError) -> Statement.Claim {
    guard !Self.trimmed(text).isEmpty else {
      throw ConstraintStringError("the statement is empty", 0..<0)
    }
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    else {
      try checkParenthesis()
      return .relations(try relations([[text]], 0..<bytes.count))
    }
    let word = Self.trimmed(String(decoding: bytes[..<open], as: UTF8.self))
    guard ConstraintLexer.isPlainName(word) else {
      return .relations(try relations([[text]], 0..<bytes.count))
    }
    guard let name = NamedStatement(rawValue: word) else {
      let known = NamedStatement.allCases.map(\.rawValue)
      throw ConstraintStringError(
        .unknownName, "there is no statement '\(word)'", 0..<open,
        help: NeighbourWord.help(forStatement: word) ?? Suggestion.help(for: word, among: known)
          ?? "the statements with a name are: " + known.joined(separator: ", "))
    }
    let arguments = arguments(in: (open + 1)..<close)
    guard arguments.count == name.argumentCount, arguments.allSatisfy({ !$0.text.isEmpty }) else {
      throw ConstraintStringError(
        "'\(word)' is written like '\(name.usage)'", 0..<bytes.count)
    }
    let rest = Self.trimmed(String(decoding: bytes[(close + 1)...], as: UTF8.self))
    if name == .lines { return try lines(arguments[0], close + 1) }
    guard rest.isEmpty else {
      throw ConstraintStringError(
        "expected the end, found '\(rest)'", (close + 1)..<bytes.count)
    }
    return try claim(name, arguments)
  }

  /// Throws for a named statement that is not closed.
  private func checkParenthesis() throws(ConstraintStringError) {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let name = NamedStatement(
        rawValue: Self.trimmed(String(decoding: bytes[..<open], as: UTF8.self)))
    else { return }
    throw ConstraintStringError(
      "the parenthesis is not closed", open..<open + 1,
      help: "'\(name.rawValue)' is written like '\(name.usage)'")
  }

  private func claim(
    _ name: NamedStatement, _ arguments: [Argument]
  ) throws(ConstraintStringError) -> Statement.Claim {
    let words = arguments.map(\.text)
    for argument in arguments.prefix(name.viewCount) {
      // An error in one of them is located there.
      _ = try relation("\(rectangle(argument.text)).left == 0", argument.range)
    }
    let whole = arguments[0].range.lowerBound..<arguments[arguments.count - 1].range.upperBound
    switch name {
    case .inside:
      let (a, b) = (rectangle(words[0]), rectangle(words[1]))
      return .relations(
        try relations(
          [
            [
              "\(a).left >= \(b).left", "\(a).right <= \(b).right", "\(a).top >= \(b).top",
              "\(a).bottom <= \(b).bottom",
            ]
          ], whole))
    case .apart:
      let (a, b) = (rectangle(words[0]), rectangle(words[1]))
      return .relations(
        try relations(
          [
            ["\(a).right <= \(b).left"], ["\(b).right <= \(a).left"],
            ["\(a).bottom <= \(b).top"], ["\(b).bottom <= \(a).top"],
          ], whole))
    case .aligned:
      return .relations(
        try relations([["\(words[0]).\(words[2]) == \(words[1]).\(words[2])"]], whole))
    case .atLeast:
      return .relations(
        try relations(
          [["\(words[0]).width >= \(words[1])", "\(words[0]).height >= \(words[2])"]], whole))
    case .shown, .lines:
      return .contentIsShown(
        try views(arguments[0], among: names.viewsWithContent, "shows neither text nor picture"))
    }
  }

  /// The item whose edges are those of what one sees: the edges of a scroll view itself are those
  /// of its content.
  private func rectangle(_ word: String) -> String {
    let view = names.viewIndices[word.filter { $0 != "`" }]
    let scrolls = view.flatMap { names.scrollingGuides[$0] }?.contains(.frame) ?? false
    return scrolls ? word + ".frame" : word
  }

  /// Reads what follows `lines(a)`.
  private func lines(
    _ view: Argument, _ start: Int
  ) throws(ConstraintStringError) -> Statement.Claim {
    let tokens = try tokens(from: start)
    guard tokens.count == 3, case .relation(let relation) = tokens[0].kind,
      case .number(let number) = tokens[1].kind
    else {
      throw ConstraintStringError(
        "expected a relation and a number of lines", start..<bytes.count,
        help: "such as '\(NamedStatement.lines.usage)'")
    }
    return .numberOfLines(
      try views(view, among: names.viewsWithText, "shows no text, which would have lines"),
      relation, number)
  }

  /// The tokens of the rest of the statement; errors are located in the whole statement.
  private func tokens(from start: Int) throws(ConstraintStringError) -> [ConstraintToken] {
    let rest = String(decoding: bytes[start...], as: UTF8.self)
    do throws(ConstraintStringError) {
      return try ConstraintLexer.tokens(of: rest)
    } catch {
      let range = error.range.lowerBound + start..<error.range.upperBound + start
      throw ConstraintStringError(error.rule, error.message, range, help: error.help)
    }
  }

  /// The views that an argument names: one, or all copies of a repeated one.
  private func views(
    _ argument: Argument, among known: Set<Int>, _ fault: String
  ) throws(ConstraintStringError) -> [Int] {
    let word = argument.text.filter { $0 != "`" }
    guard let index = names.viewIndices[word] else { throw names.unknownView(word, argument.range) }
    if !known.contains(index) {
      throw ConstraintStringError(.incomparable, "'\(word)' \(fault)", argument.range)
    }
    try refuseCells([index], argument.range)
    return names.views(at: index)
  }

  /// For each copy of the views, the alternatives; each is a list of relations.
  private func relations(
    _ alternatives: [[String]], _ range: Range<Int>
  ) throws(ConstraintStringError) -> [[[ConstraintDeclaration]]] {
    var copies: [[[ConstraintDeclaration]]] = []
    for (place, strings) in alternatives.enumerated() {
      for string in strings {
        let relation = try relation(string, range)
        for (copy, relation) in try names.copies(of: relation).enumerated() {
          if copies.count <= copy { copies.append([]) }
          if copies[copy].count <= place { copies[copy].append([]) }
          copies[copy][place].append(relation)
        }
      }
    }
    return copies
  }

  private func relation(
    _ string: String, _ range: Range<Int>
  ) throws(ConstraintStringError) -> ConstraintDeclaration {
    let relation: ConstraintDeclaration
    do throws(ConstraintStringError) {
      relation = try ConstraintStringParser.parse(string, names: names)
    } catch {
      if string == text { throw error }
      throw ConstraintStringError(error.rule, error.message, range, help: error.help)
    }
    guard relation.priority.isRequired else {
      throw ConstraintStringError(
        "a statement holds or does not hold; it has no priority", range)
    }
    try refuseCells((relation.left.terms + relation.right.terms).map(\.anchor.view), range)
    return relation
  }

  private func refuseCells(_ views: [Int], _ range: Range<Int>) throws(ConstraintStringError) {
    guard let view = views.first(where: { names.cells[$0] != nil }) else { return }
    throw ConstraintStringError(
      .incomparable, "'\(names.viewNames[view])' is in a list, whose rows are laid out apart",
      range,
      help: "a statement is about views outside of lists")
  }

  /// The arguments: the parts between commas outside of parentheses and backticks.
  private func arguments(in range: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var start = range.lowerBound
    var depth = 0
    var isQuoted = false
    for index in range.lowerBound...range.upperBound {
      let byte = index < range.upperBound ? bytes[index] : UInt8(ascii: ",")
      if byte == UInt8(ascii: "`") { isQuoted.toggle() }
      if isQuoted, index < range.upperBound { continue }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard byte == UInt8(ascii: ","), depth == 0 || index == range.upperBound else { continue }
      let part = String(decoding: bytes[start..<index], as: UTF8.self)
      let first = start + part.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
      let text = Self.trimmed(part)
      arguments.append(Argument(text: text, range: first..<max(first, first + text.utf8.count)))
      start = index + 1
    }
    return arguments
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace = { (character: Character) in character.isWhitespace }
    return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
