import TinamouFormat

/// Finds the names in a constraint string, a visual format or a statement that are ids of views.
struct NameUses {
  /// What a string contains.
  enum Syntax {
    case relation
    case visual
    case statement
  }

  private let tokens: [ConstraintToken]
  private let syntax: Syntax
  private let metrics: Set<String>
  /// The number of arguments of a named statement that are views or guides.
  private let viewArguments: Int
  /// The number of parentheses that are open.
  private var depth = 0
  /// The number of commas before the token in a named statement.
  private var argument = 0

  /// The bytes of each use of an id in a text, without backticks; none if the text is not valid.
  static func ranges(
    of id: String, in text: String, _ syntax: Syntax, metrics: Set<String>
  ) -> [Range<Int>] {
    // Statements have commas, as visual formats do.
    guard let tokens = try? ConstraintLexer.tokens(of: text, isVisual: syntax != .relation) else {
      return []
    }
    var uses = NameUses(tokens, syntax, metrics)
    return uses.ranges(of: id)
  }

  private init(_ tokens: [ConstraintToken], _ syntax: Syntax, _ metrics: Set<String>) {
    self.tokens = tokens
    self.syntax = syntax
    self.metrics = metrics
    if syntax == .statement, tokens.count > 1, tokens[1].kind == .open,
      case .name(let name, isQuoted: false) = tokens[0].kind
    {
      viewArguments = NamedStatement(rawValue: name)?.viewCount ?? 0
    } else {
      viewArguments = 0
    }
  }

  private mutating func ranges(of id: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .comma where depth == 1: argument += 1
      case .name(let name, let isQuoted):
        guard Self.isName(name, of: id), isView(name, at: index) else { continue }
        let start = token.range.lowerBound + (isQuoted ? 1 : 0)
        ranges.append(start..<start + id.utf8.count)
      default: break
      }
    }
    return ranges
  }

  /// Whether a name is an id, or that of a copy such as `id[3]`.
  private static func isName(_ name: String, of id: String) -> Bool {
    guard name.hasPrefix(id) else { return false }
    let numbers = name.utf8.dropFirst(id.utf8.count)
    return numbers.isEmpty
      || numbers.first == UInt8(ascii: "[") && numbers.allSatisfy("[]0123456789".utf8.contains)
  }

  /// Whether a name is that of a view, and not of a guide, an attribute, a metric or a statement.
  private func isView(_ name: String, at index: Int) -> Bool {
    let previous = index > 0 ? tokens[index - 1].kind : .lineBreak
    if previous == .dot { return false }
    // A metric or priority has no attribute; a view has one, or a guide.
    if kind(after: index) == .dot { return true }
    switch syntax {
    case .relation: return false
    case .statement: return depth == 1 && argument < viewArguments
    case .visual:
      // The axis at the beginning of a line.
      if previous == .lineBreak || previous == .at { return false }
      let isInBrackets = depth == 0 && (previous == .openBracket || previous == .comma)
      return isInBrackets || !metrics.contains(name)
    }
  }

  /// The token after a name and the numbers of its copy.
  private func kind(after index: Int) -> ConstraintToken.Kind {
    var next = index + 1
    while next + 2 < tokens.count, tokens[next].kind == .openBracket,
      case .number = tokens[next + 1].kind, tokens[next + 2].kind == .closeBracket
    {
      next += 3
    }
    return next < tokens.count ? tokens[next].kind : .end
  }
}
