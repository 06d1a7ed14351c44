/// A word of a file in the LP format.
struct LPToken {
  enum Kind: Equatable {
    case number(Double)
    case name(String)
    /// One of `+`, `-`, `*`, `:`, `<=`, `>=` and `=`.
    case sign(String)
  }

  var kind: Kind
  var line: Int

  /// Takes a line apart, up to its comment.
  static func tokens(of text: Substring, line: Int) throws(ProgramFile.Message) -> [LPToken] {
    var tokens: [LPToken] = []
    var rest = text.prefix { $0 != "\\" }
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if "<>=".contains(first) {
        let relation = rest.prefix { "<>=".contains($0) }
        rest.removeFirst(relation.count)
        tokens.append(LPToken(kind: .sign(try self.relation(relation, line)), line: line))
      } else if "+-*:".contains(first) {
        rest.removeFirst()
        tokens.append(LPToken(kind: .sign(String(first)), line: line))
      } else if first.isNumber || first == "." {
        let word = number(at: rest)
        rest.removeFirst(word.count)
        guard let value = Double(word), value.isFinite else {
          throw ProgramFile.Message(line: line, message: "'\(word)' is not a number")
        }
        tokens.append(LPToken(kind: .number(value), line: line))
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"+-*:<>=".contains($0) }
        rest.removeFirst(word.count)
        tokens.append(LPToken(kind: .name(String(word)), line: line))
      }
    }
    return tokens
  }

  /// A relation without regard to how it is written: `<`, `<=` and `=<` are the same.
  private static func relation(
    _ text: Substring, _ line: Int
  ) throws(ProgramFile.Message) -> String {
    switch text {
    case "<", "<=", "=<": "<="
    case ">", ">=", "=>": ">="
    case "=", "==": "="
    default: throw ProgramFile.Message(line: line, message: "'\(text)' is no relation")
    }
  }

  /// The longest number at the beginning of a text: digits, a point, and an exponent.
  private static func number(at text: Substring) -> Substring {
    let isDigit = { (character: Character) in character.isNumber || character == "." }
    var end = text.firstIndex { !isDigit($0) } ?? text.endIndex
    if end < text.endIndex, "eE".contains(text[end]) {
      var digits = text.index(after: end)
      if digits < text.endIndex, "+-".contains(text[digits]) { digits = text.index(after: digits) }
      if digits < text.endIndex, text[digits].isNumber {
        end = text[digits...].firstIndex { !$0.isNumber } ?? text.endIndex
      }
    }
    return text[..<end]
  }
}
