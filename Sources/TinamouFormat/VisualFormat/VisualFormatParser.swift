import TinamouLayout
import TinamouSolver

/// Reads one line of a visual format along one axis.
///
///     line = ["|" connection] bracket {connection bracket} [connection "|"]
///     bracket = "[" member {"," member} "]"
///     member = name [predicates] [":" connection bracket {connection bracket} connection]
struct VisualFormatParser {
  /// What the parser expects next.
  private enum State {
    case bracket
    case member
    case afterMember
    case afterBracket
    case done
  }

  var cursor: LinearParser
  let axis: LayoutAxis
  private var parts: [VisualFormatLine.Part] = []
  /// The number of open stacks.
  private var depth = 0

  /// Reads one line and moves the cursor to its end.
  static func readLine(
    _ cursor: inout LinearParser, _ axis: LayoutAxis
  ) throws(ConstraintStringError) -> VisualFormatLine {
    cursor.subject = axis == .horizontal ? .width : .height
    var parser = VisualFormatParser(cursor: cursor, axis: axis)
    let line = try parser.read()
    cursor = parser.cursor
    return line
  }

  init(cursor: LinearParser, axis: LayoutAxis) {
    self.cursor = cursor
    self.axis = axis
  }

  private mutating func read() throws(ConstraintStringError) -> VisualFormatLine {
    let start = cursor.token.range.lowerBound
    if cursor.token.kind == .bar {
      parts.append(.superview(cursor.token.range))
      cursor.advance()
      parts.append(.connection(try readConnection()))
    }
    var state = State.bracket
    while true {
      switch state {
      case .bracket: state = try readBracket()
      case .member: state = try readMember()
      case .afterMember: state = try readAfterMember()
      case .afterBracket: state = try readAfterBracket()
      case .done:
        let end = max(start, cursor.previous?.range.upperBound ?? start)
        return VisualFormatLine(axis: axis, parts: parts, range: start..<end)
      }
    }
  }

  private mutating func readBracket() throws(ConstraintStringError) -> State {
    guard cursor.token.kind == .openBracket else {
      var help: String?
      if case .name(let name, _) = cursor.token.kind { help = "write '[\(name)]'" }
      throw cursor.expected("a view in brackets", help: help)
    }
    cursor.advance()
    return .member
  }

  private mutating func readMember() throws(ConstraintStringError) -> State {
    let (items, range) = try readNames()
    let predicates = cursor.token.kind == .open ? try cursor.readPredicates() : []
    parts.append(.views(items, predicates, range))
    guard cursor.token.kind == .colon else { return .afterMember }
    guard items.count == 1 else {
      throw ConstraintStringError("a range of views cannot contain views", cursor.token.range)
    }
    parts.append(.beginStack(items[0], range))
    depth += 1
    cursor.advance()
    parts.append(.connection(try readConnection()))
    return .bracket
  }

  private mutating func readAfterMember() throws(ConstraintStringError) -> State {
    switch cursor.token.kind {
    case .comma:
      cursor.advance()
      return .member
    case .closeBracket:
      parts.append(.endBracket)
      cursor.advance()
      return .afterBracket
    default: throw cursor.expected("']' after the view")
    }
  }

  private mutating func readAfterBracket() throws(ConstraintStringError) -> State {
    let connection = try readConnection()
    let token = cursor.token
    switch token.kind {
    case .openBracket:
      parts.append(.connection(connection))
      return .bracket
    case .comma where depth > 0, .closeBracket where depth > 0:
      parts.append(.connection(connection))
      parts.append(.endStack)
      depth -= 1
      return .afterMember
    case .bar where depth == 0:
      parts.append(.connection(connection))
      parts.append(.superview(token.range))
      cursor.advance()
      try cursor.checkEndOfLine()
      return .done
    case .bar:
      throw ConstraintStringError(
        "the superview cannot stand inside of brackets", token.range)
    default: break
    }
    if depth > 0 { throw cursor.expected("']' after the views of a stack") }
    guard case .flush = connection.kind else {
      throw cursor.expected("a view or '|' after the gap")
    }
    try cursor.checkEndOfLine()
    return .done
  }
}

extension LinearParser {
  /// Throws unless a line of a visual format ends here.
  func checkEndOfLine() throws(ConstraintStringError) {
    guard token.kind == .end || token.kind == .lineBreak else {
      let isPriority = token.kind == .at
      throw expected(
        "the end", help: isPriority ? "a priority stands at a size or a distance: (8@750)" : nil)
    }
  }
}
