import TinamouSolver

/// The text form: one edit a line, `update` or `abandoned` before each batch, `#` before comments.
extension EditScript {
  /// The script as text; numbers come back exactly.
  package var text: String {
    var lines = ["policy \(policy == .refuse ? "refuse" : "relax")"]
    for batch in batches {
      lines.append(batch.isAbandoned ? "abandoned" : "update")
      lines += batch.edits.map { "  " + $0.text }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the text form; `nil` if it has a mistake.
  package init?(text: String) {
    self.init(policy: .relax)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      switch first {
      case "policy": policy = words.last == "refuse" ? .refuse : .relax
      case "update": batches.append(Batch())
      case "abandoned": batches.append(Batch(isAbandoned: true))
      default:
        guard let edit = Edit(words: words), !batches.isEmpty else { return nil }
        batches[batches.count - 1].edits.append(edit)
      }
    }
  }
}

extension Edit {
  var text: String {
    switch self {
    case .addVariable(let variable, let order): "variable \(variable) \(order)"
    case .removeVariable(let variable): "remove-variable \(variable)"
    case .add(let number, let row): "row \(number) \(row.text)"
    case .remove(let number): "remove-row \(number)"
    case .setConstant(let number, let constant): "constant \(number) \(constant)"
    case .addParameter(let number, let variable, let value, let order):
      "parameter \(number) \(variable) \(value) \(order)"
    case .suggest(let value, let variable): "suggest \(variable) \(value)"
    }
  }

  init?(words: [String]) {
    var reader = WordReader(words: words)
    guard let kind = reader.word() else { return nil }
    guard let number = reader.integer() else { return nil }
    switch kind {
    case "variable":
      guard let order = reader.order() else { return nil }
      self = .addVariable(number, order: order)
    case "remove-variable": self = .removeVariable(number)
    case "row":
      guard let row = ScriptRow(&reader) else { return nil }
      self = .add(number, row)
    case "remove-row": self = .remove(number)
    case "constant":
      guard let constant = reader.number() else { return nil }
      self = .setConstant(number, constant)
    case "parameter":
      guard let variable = reader.integer(), let value = reader.number(),
        let order = reader.order()
      else { return nil }
      self = .addParameter(number, variable: variable, value: value, order: order)
    case "suggest":
      guard let value = reader.number() else { return nil }
      self = .suggest(value, variable: number)
    default: return nil
    }
  }
}

extension ScriptRow {
  /// Order, sides and weight, constant, then pairs of variable and coefficient.
  var text: String {
    func side(_ priority: Float?) -> String { priority.map { "\($0)" } ?? "-" }
    let start = "\(order) \(side(below)) \(side(above)) \(weight) \(constant)"
    return terms.reduce(start) { "\($0) \($1.variable) \($1.coefficient)" }
  }

  init?(_ reader: inout WordReader) {
    guard let order = reader.order(), let below = reader.word(), let above = reader.word(),
      let weight = reader.number(), let constant = reader.number()
    else { return nil }
    var terms: [Term] = []
    while let variable = reader.integer() {
      guard let coefficient = reader.number() else { return nil }
      terms.append(Term(variable, coefficient))
    }
    self.init(
      terms: terms, constant: constant, below: Float(below), above: Float(above), weight: weight,
      order: order)
  }
}

struct WordReader {
  private let words: [String]
  private var position = 0

  init(words: [String]) { self.words = words }

  mutating func word() -> String? {
    if position >= words.count { return nil }
    position += 1
    return words[position - 1]
  }

  mutating func integer() -> Int? { word().flatMap { Int($0) } }
  mutating func number() -> Double? { word().flatMap { Double($0) } }
  mutating func order() -> UInt64? { word().flatMap { UInt64($0) } }
}
