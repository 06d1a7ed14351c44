import TinamouSolver

/// Splits a constraint string or a visual format into tokens.
package struct ConstraintLexer {
  private let bytes: [UInt8]
  private let isVisual: Bool
  private var position = 0

  private init(_ text: String, isVisual: Bool) {
    bytes = Array(text.utf8)
    self.isVisual = isVisual
  }

  /// The tokens, with an end token after them.
  package static func tokens(
    of text: String, isVisual: Bool = false
  ) throws(ConstraintStringError) -> [ConstraintToken] {
    var lexer = ConstraintLexer(text, isVisual: isVisual)
    var tokens: [ConstraintToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() throws(ConstraintStringError) -> ConstraintToken {
    let endsLine = isVisual
    skip { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || ($0 == 0x0A && !endsLine) }
    if isVisual, bytes[position...].starts(with: "//".utf8) { skip { $0 != 0x0A } }
    let start = position
    let visual = readVisualKind()
    let kind = if let visual { visual } else { try readKind() }
    return ConstraintToken(kind: kind, range: start..<position)
  }

  /// Reads a token that only the visual format has.
  private mutating func readVisualKind() -> ConstraintToken.Kind? {
    guard isVisual, let byte = peek() else { return nil }
    let next = position + 1 < bytes.count ? bytes[position + 1] : nil
    switch (byte, next) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")):
      position += 2
      return .arrow
    case (UInt8(ascii: "."), UInt8(ascii: ".")):
      position += 2
      return .range
    default: break
    }
    let kind: ConstraintToken.Kind
    switch byte {
    case UInt8(ascii: "|"): kind = .bar
    case UInt8(ascii: "["): kind = .openBracket
    case UInt8(ascii: "]"): kind = .closeBracket
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: ":"): kind = .colon
    case UInt8(ascii: "~"): kind = .tilde
    case UInt8(ascii: "%"): kind = .percent
    case UInt8(ascii: "\n"): kind = .lineBreak
    default: return nil
    }
    position += 1
    return kind
  }

  private mutating func readKind() throws(ConstraintStringError) -> ConstraintToken.Kind {
    guard let byte = peek() else { return .end }
    if ConstraintLexer.isDigit(byte) { return try readNumber() }
    if ConstraintLexer.isNameStart(byte) {
      let start = position
      var name = text(while: ConstraintLexer.isNameByte)
      if !isVisual { name += copyNumbers() }
      if let next = peek(), next >= 0x80 { throw unexpected(at: start) }
      return .name(name, isQuoted: false)
    }
    switch byte {
    case UInt8(ascii: "`"): return try readQuotedName()
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"): return try readRelation()
    default: break
    }
    position += 1
    switch byte {
    case UInt8(ascii: "."): return .dot
    case UInt8(ascii: "+"): return .plus
    case UInt8(ascii: "-"): return .minus
    case UInt8(ascii: "*"): return .times
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: "("): return .open
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: "@"): return .at
    default: throw unexpected(at: position - 1)
    }
  }

  /// Reads the numbers after the name of a repeated view, such as `[3]` or `[3][0]`.
  private mutating func copyNumbers() -> String {
    let start = position
    while peek() == UInt8(ascii: "[") {
      let number = bytes[(position + 1)...].prefix(while: ConstraintLexer.isDigit)
      guard !number.isEmpty, number.endIndex < bytes.count,
        bytes[number.endIndex] == UInt8(ascii: "]")
      else { break }
      position = number.endIndex + 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readNumber() throws(ConstraintStringError) -> ConstraintToken.Kind {
    let start = position
    skip(while: ConstraintLexer.isDigit)
    if peek() == UInt8(ascii: "."), !(isVisual && bytes[position...].starts(with: "..".utf8)) {
      position += 1
      guard let digit = peek(), ConstraintLexer.isDigit(digit) else {
        throw ConstraintStringError("expected a digit after the decimal point", start..<position)
      }
      skip(while: ConstraintLexer.isDigit)
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      var ahead = position + 1
      if ahead < bytes.count, bytes[ahead] == UInt8(ascii: "-") || bytes[ahead] == UInt8(ascii: "+")
      {
        ahead += 1
      }
      if ahead < bytes.count, ConstraintLexer.isDigit(bytes[ahead]) {
        position = ahead
        skip(while: ConstraintLexer.isDigit)
      }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.magnitude <= Solver.largestLength else {
      throw ConstraintStringError(
        .numberOutOfRange, "the number is beyond \(JSONNumber.text(Solver.largestLength))",
        start..<position)
    }
    return .number(value)
  }

  private mutating func readQuotedName() throws(ConstraintStringError) -> ConstraintToken.Kind {
    let start = position
    position += 1
    let name = text { $0 != UInt8(ascii: "`") }
    guard peek() != nil else {
      throw ConstraintStringError("the backtick is not closed", start..<start + 1)
    }
    position += 1
    guard !name.isEmpty else {
      throw ConstraintStringError("expected an id between the backticks", start..<position)
    }
    return .name(name, isQuoted: true)
  }

  private mutating func readRelation() throws(ConstraintStringError) -> ConstraintToken.Kind {
    let start = position
    let sign = text { "<=>".utf8.contains($0) }
    let range = start..<position
    switch sign {
    case "==": return .relation(.equal)
    case "<=": return .relation(.lessThanOrEqual)
    case ">=": return .relation(.greaterThanOrEqual)
    case "=", "===":
      throw ConstraintStringError("expected '==', found '\(sign)'", range, help: "write '=='")
    case "<", "=<":
      throw ConstraintStringError("expected '<=', found '\(sign)'", range, help: "write '<='")
    case ">", "=>":
      throw ConstraintStringError("expected '>=', found '\(sign)'", range, help: "write '>='")
    default:
      throw ConstraintStringError(
        "expected '==', '<=' or '>=', found '\(sign)'", range,
        help: "a constraint has one of these three relations")
    }
  }

  /// Advice for a character that begins no token.
  private static func help(for character: Character) -> String {
    switch character {
    case "%": "a share of another length is a product, such as '0.5 * root.width'"
    case "!": "a constraint is '==', '<=' or '>='; nothing can differ"
    case "~", "^": "a priority follows '@', such as '@750'"
    case ":": "write '==' for a relation, '/' for a ratio, 'H:' or 'V:' for a visual format"
    case "&", "|": "write each constraint as a string of its own"
    case "\"", "'": "a number or a name has no quotation marks; an id can stand in backticks"
    case "#": "a comment stands outside of the string, after '//'"
    case ",": "write one constraint for each; a maximum is two with '>=', a minimum two with '<='"
    case ";": "write each line as a string of its own, without ';'"
    case "[": "the visual format begins with 'H:' or 'V:'"
    default: "leave it out, or write an id that contains it in backticks"
    }
  }

  /// The error for a character that begins no token; ids in other scripts need backticks.
  private mutating func unexpected(at start: Int) -> ConstraintStringError {
    position = start
    if bytes[start] < 0x80, !ConstraintLexer.isNameByte(bytes[start]) {
      let character = Character(Unicode.Scalar(bytes[start]))
      return ConstraintStringError(
        "unexpected '\(character)'", start..<start + 1, help: Self.help(for: character))
    }
    let word = text { $0 >= 0x80 || ConstraintLexer.isNameByte($0) }
    let range = start..<position
    for (sign, plain) in [("≤", "<="), ("≥", ">="), ("×", "*"), ("−", "-"), ("÷", "/")]
    where word.hasPrefix(sign) {
      let end = start + sign.utf8.count
      return ConstraintStringError("unexpected '\(sign)'", start..<end, help: "write '\(plain)'")
    }
    return ConstraintStringError(
      "unexpected '\(word)'", range,
      help: "an id of other characters than a to z, digits and '_' stands in backticks: `\(word)`")
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private mutating func text(while condition: (UInt8) -> Bool) -> String {
    let start = position
    skip(while: condition)
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isNameStart(_ byte: UInt8) -> Bool { isNameByte(byte) && !isDigit(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }

  /// Whether an id can stand in a constraint string without backticks.
  package static func isPlainName(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return isNameStart(first) && name.utf8.allSatisfy(isNameByte)
  }
}
