import TinamouLayout
import TinamouSolver

/// Reads sums and products of numbers, metrics and anchors, with nested parentheses but without
/// recursion.
///
/// In a predicate of a visual format, the name of a view alone refers to that attribute of the view
/// which the predicate is about, and a percentage to a part of the attribute of the superview.
struct LinearParser {
  /// An operation that waits for its second operand.
  private struct Operation {
    enum Kind {
      case add
      case subtract
      case multiply
      case divide
      case negate
      case parenthesis
    }

    let kind: Kind
    let range: Range<Int>

    /// How tightly the operation binds.
    var precedence: Int {
      switch kind {
      case .parenthesis: 0
      case .add, .subtract: 1
      case .multiply, .divide: 2
      case .negate: 3
      }
    }
  }

  private struct Operand {
    var form: LinearForm
    var range: Range<Int>
  }

  let text: String
  let names: NameTable
  private let tokens: [ConstraintToken]
  private var index = 0
  /// The attribute that a predicate of a visual format is about; `nil` in a constraint string.
  var subject: LayoutAttribute?
  private var operands: [Operand] = []
  private var operations: [Operation] = []

  init(
    _ text: String, names: NameTable, isVisual: Bool = false
  ) throws(ConstraintStringError) {
    self.text = text
    self.names = names
    tokens = try ConstraintLexer.tokens(of: text, isVisual: isVisual)
  }

  /// The next token; after the last one, the end.
  var token: ConstraintToken { tokens[min(index, tokens.count - 1)] }

  /// The token that was read last; `nil` before the first one.
  var previous: ConstraintToken? { tokens.prefix(index).last }

  mutating func advance() { index += 1 }

  /// Reads a name; `expectation` says for the error what has to be there.
  mutating func readName(_ expectation: String) throws(ConstraintStringError) -> NamePart {
    guard case .name(let name, _) = token.kind else { throw expected(expectation) }
    defer { advance() }
    return (name, token.range)
  }

  /// The error for a next token that is not what has to be there.
  func expected(_ expectation: String, help: String? = nil) -> ConstraintStringError {
    let found =
      token.kind == .end
      ? "the end" : "'\(String(decoding: Array(text.utf8)[token.range], as: UTF8.self))'"
    return ConstraintStringError(
      "expected \(expectation), found \(found)", token.range, help: help)
  }

  /// Advice for a next token that is a unit of CSS; `nil` if it is none.
  func unitHelp() -> String? {
    if case .name(let name, _) = token.kind { NeighbourWord.help(forUnit: name) } else { nil }
  }

  /// Reads one expression up to a token that cannot belong to it.
  mutating func readExpression() throws(ConstraintStringError) -> LinearForm {
    operands = []
    operations = []
    repeat { try readOperand() } while try readOperator()
    while let operation = operations.last {
      if operation.kind == .parenthesis {
        throw ConstraintStringError("the parenthesis is not closed", operation.range)
      }
      try reduce()
    }
    return operands.last?.form ?? LinearForm()
  }

  private mutating func readOperand() throws(ConstraintStringError) {
    while true {
      let token = token
      switch token.kind {
      case .open: operations.append(Operation(kind: .parenthesis, range: token.range))
      case .minus: operations.append(Operation(kind: .negate, range: token.range))
      case .plus where subject != nil: break
      case .number(let value):
        operands.append(readNumber(value))
        return
      case .name(let name, _):
        operands.append(try readNames(name))
        return
      default:
        throw expected(
          "a number, a metric or an anchor such as 'view.leading'", help: operandHelp())
      }
      advance()
    }
  }

  /// Advice for a token that begins no operand.
  private func operandHelp() -> String? {
    switch token.kind {
    case .dot: "a number begins with a digit, such as 0.5, and an attribute with its view"
    case .at: "a priority follows a length"
    case .slash, .times:
      previous?.kind == .slash ? "a comment stands outside of the string" : nil
    default: nil
    }
  }

  /// Reads a number, or a percentage of the superview.
  private mutating func readNumber(_ value: Double) -> Operand {
    let range = token.range
    advance()
    guard let subject, token.kind == .percent else {
      return Operand(form: LinearForm(constant: value), range: range)
    }
    let whole = range.lowerBound..<token.range.upperBound
    advance()
    let form = LinearForm(percentage: value, of: subject, at: whole)
    return Operand(form: form, range: whole)
  }

  /// Reads a metric, or the dotted names of an anchor.
  private mutating func readNames(_ name: String) throws(ConstraintStringError) -> Operand {
    let start = token.range
    var parts = [(name: name, range: start)]
    advance()
    while token.kind == .dot {
      advance()
      parts.append(try readName("an attribute or a guide after '.'"))
    }
    let range = start.lowerBound..<parts[parts.count - 1].range.upperBound
    if let subject, let item = names.item(ofExpression: parts) {
      return Operand(form: LinearForm(item.anchor(subject), at: range), range: range)
    }
    if parts.count == 1 {
      let rest = Substring(text.utf8.dropFirst(start.lowerBound))
      let value = try names.metric(name, start, before: rest)
      return Operand(form: LinearForm(constant: value), range: range)
    }
    try names.checkLength(of: parts)
    return Operand(form: LinearForm(try names.anchor(parts), at: range), range: range)
  }

  /// Reads what may follow an operand; true after an operator, which needs another operand.
  private mutating func readOperator() throws(ConstraintStringError) -> Bool {
    while true {
      let token = token
      let kind: Operation.Kind
      switch token.kind {
      case .plus: kind = .add
      case .minus: kind = .subtract
      case .times: kind = .multiply
      case .slash: kind = .divide
      case .close:
        if subject != nil, !operations.contains(where: { $0.kind == .parenthesis }) {
          return false
        }
        try closeParenthesis(token)
        advance()
        continue
      default: return false
      }
      let operation = Operation(kind: kind, range: token.range)
      while let last = operations.last, last.precedence >= operation.precedence { try reduce() }
      operations.append(operation)
      advance()
      return true
    }
  }

  private mutating func closeParenthesis(
    _ token: ConstraintToken
  ) throws(ConstraintStringError) {
    while let last = operations.last, last.kind != .parenthesis { try reduce() }
    guard let open = operations.popLast() else {
      throw ConstraintStringError("there is no '(' for this ')'", token.range)
    }
    operands[operands.count - 1].range = open.range.lowerBound..<token.range.upperBound
  }

  /// Applies the last operation to its operands.
  private mutating func reduce() throws(ConstraintStringError) {
    guard let operation = operations.popLast(), let second = operands.popLast() else { return }
    if operation.kind == .negate {
      operands.append(second)
      operands[operands.count - 1].form.multiply(by: -1)
      operands[operands.count - 1].range = operation.range.lowerBound..<second.range.upperBound
      return
    }
    let last = operands.count - 1
    guard last >= 0 else { return }
    let range = operands[last].range.lowerBound..<second.range.upperBound
    operands[last].range = range
    switch operation.kind {
    case .add: operands[last].form.add(second.form, times: 1)
    case .subtract: operands[last].form.add(second.form, times: -1)
    case .multiply where second.form.isConstant:
      operands[last].form.multiply(by: second.form.constant)
    case .multiply where operands[last].form.isConstant:
      let factor = operands[last].form.constant
      operands[last].form = second.form
      operands[last].form.multiply(by: factor)
    case .multiply:
      throw ConstraintStringError(
        "the product of two anchors is not linear", range,
        help: "one of the factors must be a number or a metric")
    case .divide:
      guard second.form.isConstant else {
        throw ConstraintStringError(
          "division by an anchor is not linear", second.range,
          help: "divide by a number or a metric")
      }
      guard second.form.constant != 0 else {
        throw ConstraintStringError(.numberOutOfRange, "division by zero", second.range)
      }
      // 1 / 3 is not a Double: dividing differs from multiplying by the inverse.
      let divisor = second.form.constant
      for index in operands[last].form.terms.indices {
        operands[last].form.terms[index].coefficient /= divisor
      }
      operands[last].form.constant /= divisor
    case .negate, .parenthesis: break
    }
  }
}
