/// Reads the LP format: an objective, rows after `Subject To`, bounds, and `End`.
///
/// Bounds are 0 and infinity by default. Terms of a variable that stand twice are added. (CPLEX,
/// File formats reference, LP file format; lpsolve.sourceforge.net/5.5/CPLEX-format.htm.)
struct LPReader {
  private typealias Message = ProgramFile.Message

  /// A part of the file.
  private enum Section: String, CaseIterable {
    case minimum, maximum, rows, bounds, integers, end

    /// The words that begin the section.
    var keywords: [String] {
      switch self {
      case .minimum: ["minimize", "minimise", "minimum", "min"]
      case .maximum: ["maximize", "maximise", "maximum", "max"]
      case .rows: ["subject to", "such that", "st", "s.t.", "st."]
      case .bounds: ["bounds", "bound"]
      case .integers:
        ["general", "generals", "gen", "integer", "integers", "int", "binary", "binaries", "bin"]
          + ["semi-continuous", "semi", "semis", "sos", "sos1", "sos2"]
      case .end: ["end"]
      }
    }
  }

  private var file = ProgramFile()
  private var columnNumbers: [String: Int] = [:]
  private var columnsWithLower: Set<Int> = []
  private var tokens: ArraySlice<LPToken> = []
  /// The line of the last token.
  private var line = 1

  /// Whether a file begins like one in the LP format.
  static func reads(_ lines: [Substring]) -> Bool {
    let first = lines.lazy.map { $0.prefix { $0 != "\\" } }.first {
      $0.contains { !$0.isWhitespace }
    }
    switch first.flatMap({ begins($0)?.section }) {
    case .minimum, .maximum: return true
    default: return false
    }
  }

  /// The section that a line begins, and the rest of the line.
  private static func begins(_ line: Substring) -> (section: Section, rest: Substring)? {
    let text = line.drop(while: \.isWhitespace)
    let lowercased = text.lowercased()
    for section in Section.allCases {
      for keyword in section.keywords where lowercased.hasPrefix(keyword) {
        let rest = text.dropFirst(keyword.count)
        // A row can have the name of a section.
        let isWord = rest.first.map { $0.isWhitespace || $0 == "\\" } ?? true
        if isWord, rest.drop(while: \.isWhitespace).first != ":" { return (section, rest) }
      }
    }
    return nil
  }

  static func read(_ lines: [Substring]) throws(ProgramFile.Message) -> ProgramFile {
    var reader = LPReader()
    var sections: [(section: Section, tokens: [LPToken])] = []
    for (number, line) in lines.enumerated() {
      let start = begins(line)
      if let start { sections.append((start.section, [])) }
      if sections.last?.section == .end { break }
      let tokens = try LPToken.tokens(of: start?.rest ?? line, line: number + 1)
      if tokens.isEmpty { continue }
      if sections.isEmpty { throw Message(line: number + 1, message: "expected an objective") }
      sections[sections.count - 1].tokens += tokens
    }
    guard sections.last?.section == .end else {
      throw Message(line: lines.count, message: "expected 'End'")
    }
    for (section, tokens) in sections { try reader.read(tokens, of: section) }
    return reader.file
  }

  private mutating func read(_ tokens: [LPToken], of section: Section) throws(Message) {
    self.tokens = tokens[...]
    switch section {
    case .minimum, .maximum:
      file.isMaximized = section == .maximum
      _ = takeLabel()
      let sum = try sum()
      for (column, coefficient) in sum.terms { file.columns[column].cost += coefficient }
      file.constant = sum.constant
      if !self.tokens.isEmpty { throw failure("expected the end of the objective") }
    case .rows: while !self.tokens.isEmpty { try readRow() }
    case .bounds: while !self.tokens.isEmpty { try readBound() }
    case .integers:
      if let first = tokens.first { throw Message(line: first.line, message: ProgramFile.integers) }
    case .end: break
    }
  }

  // MARK: Rows and bounds

  /// Reads `name: sum relation number` or `name: number relation sum relation number`.
  private mutating func readRow() throws(Message) {
    var row = ProgramFile.Row(name: takeLabel(), lower: -.infinity, upper: .infinity)
    let left = try sum()
    guard let first = takeRelation() else { throw failure("expected a relation") }
    if !left.terms.isEmpty {
      row.terms = left.terms
      Self.limit(&row.lower, &row.upper, first, try number() - left.constant)
    } else {
      let middle = try sum()
      row.terms = middle.terms
      Self.limit(&row.lower, &row.upper, Self.turned(first), left.constant - middle.constant)
      if let second = takeRelation() {
        Self.limit(&row.lower, &row.upper, second, try number() - middle.constant)
      }
    }
    file.rows.append(row)
  }

  private mutating func readBound() throws(Message) {
    let left = isAtNumber ? try number() : nil
    let first = left == nil ? nil : takeRelation()
    if left != nil, first == nil { throw failure("expected a relation") }
    guard case .name(let name)? = tokens.first?.kind else { throw failure("expected a name") }
    take()
    let column = column(named: name)
    if let left, let first { try setBound(of: column, Self.turned(first), left) }
    if case .name(let word)? = tokens.first?.kind, word.lowercased() == "free", left == nil {
      take()
      file.columns[column].lower = -.infinity
      file.columns[column].upper = .infinity
      columnsWithLower.insert(column)
    } else if let second = takeRelation() {
      try setBound(of: column, second, try number())
    } else if left == nil {
      throw failure("expected a relation or 'free'")
    }
  }

  private mutating func setBound(
    of column: Int, _ relation: String, _ value: Double
  ) throws(Message) {
    var bounds = file.columns[column]
    Self.limit(&bounds.lower, &bounds.upper, relation, value)
    file.columns[column] = bounds
    if relation != "<=" { columnsWithLower.insert(column) }
    if relation == "<=", value < 0, !columnsWithLower.contains(column) {
      file.warnings.append(
        failure(ProgramFile.negativeUpperBound(of: file.columns[column].name)))
    }
    if file.columns[column].lower == .infinity || file.columns[column].upper == -.infinity {
      throw failure("no number satisfies this bound")
    }
  }

  private static func limit(
    _ lower: inout Double, _ upper: inout Double, _ relation: String, _ value: Double
  ) {
    if relation != "<=" { lower = value }
    if relation != ">=" { upper = value }
  }

  /// The relation as it is after the sides are exchanged.
  private static func turned(_ relation: String) -> String {
    relation == "<=" ? ">=" : relation == ">=" ? "<=" : "="
  }

  // MARK: Sums and numbers

  /// Reads terms and numbers with signs between them, up to a relation or the end.
  private mutating func sum() throws(Message) -> (
    terms: [(column: Int, coefficient: Double)], constant: Double
  ) {
    var coefficients: [Int: Double] = [:]
    var order: [Int] = []
    var constant = 0.0
    var isFirst = true
    while let token = tokens.first, isFirst || token.kind == .sign("+") || token.kind == .sign("-")
    {
      var factor = takeSigns()
      var hasNumber = false
      if case .number(let value)? = tokens.first?.kind {
        take()
        factor *= value
        hasNumber = true
        if tokens.first?.kind == .sign("*") { take() }
      }
      if case .name(let name)? = tokens.first?.kind {
        take()
        let column = column(named: name)
        if coefficients[column] == nil { order.append(column) }
        coefficients[column, default: 0] += factor
      } else if hasNumber {
        constant += factor
      } else {
        throw failure("expected a number or a name")
      }
      isFirst = false
    }
    return (order.map { ($0, coefficients[$0] ?? 0) }, constant)
  }

  private mutating func takeSigns() -> Double {
    var factor = 1.0
    while let token = tokens.first, token.kind == .sign("+") || token.kind == .sign("-") {
      if token.kind == .sign("-") { factor.negate() }
      take()
    }
    return factor
  }

  /// Whether a number or infinity is next.
  private var isAtNumber: Bool {
    switch tokens.first?.kind {
    case .number, .sign("+"), .sign("-"): true
    case .name(let name): Self.isInfinity(name)
    default: false
    }
  }

  private static func isInfinity(_ name: String) -> Bool {
    ["inf", "infinity"].contains(name.lowercased())
  }

  /// Reads a number, which is infinite from 1e30 on.
  private mutating func number() throws(Message) -> Double {
    let factor = takeSigns()
    switch tokens.first?.kind {
    case .number(let value):
      take()
      return factor * (value >= 1e30 ? .infinity : value)
    case .name(let name) where Self.isInfinity(name):
      take()
      return factor * .infinity
    default: throw failure("expected a number")
    }
  }

  // MARK: Tokens

  private mutating func take() {
    if let token = tokens.popFirst() { line = token.line }
  }

  /// Takes a name with a colon behind it.
  private mutating func takeLabel() -> String? {
    guard case .name(let name)? = tokens.first?.kind,
      tokens.dropFirst().first?.kind == .sign(":")
    else { return nil }
    take()
    take()
    return name
  }

  private mutating func takeRelation() -> String? {
    guard case .sign(let sign)? = tokens.first?.kind, ["<=", ">=", "="].contains(sign) else {
      return nil
    }
    take()
    return sign
  }

  private mutating func column(named name: String) -> Int {
    if let column = columnNumbers[name] { return column }
    columnNumbers[name] = file.columns.count
    file.columns.append(.init(name: name))
    return file.columns.count - 1
  }

  private func failure(_ message: String) -> Message {
    Message(line: tokens.first?.line ?? line, message: message)
  }
}
