import TinamouSolver

/// The text form: one edit a line, `update`, `unread` or `abandoned` before each batch, `#` before
/// comments.
extension EditScript {
  /// The script as text; numbers come back exactly.
  package var text: String {
    var lines = ["policy \(policy == .refuse ? "refuse" : "relax")"]
    for batch in batches {
      lines.append(batch.isAbandoned ? "abandoned" : batch.isUnread ? "unread" : "update")
      lines += batch.edits.map { "  " + $0.text }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the text form; `nil` if it contains an error.
  package init?(text: String) {
    self.init(policy: .relax)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      switch first {
      case "policy": policy = words.last == "refuse" ? .refuse : .relax
      // A remark in scripts of earlier versions: coefficients differ by orders of magnitude.
      case "wide": continue
      case "update": batches.append(Batch())
      case "unread": batches.append(Batch(isUnread: true))
      case "abandoned": batches.append(Batch(isAbandoned: true))
      default:
        guard let edit = Edit(words: words), !batches.isEmpty else { return nil }
        batches[batches.count - 1].edits.append(edit)
      }
    }
  }
}

extension ScriptRow {
  /// Order, sides and weight, constant, then pairs of variable and coefficient.
  var text: String {
    let start = "\(order) \(Self.text(below)) \(Self.text(above)) \(weight) \(constant)"
    return terms.reduce(start) { "\($0) \($1.variable) \($1.coefficient)" }
  }

  /// The priority of a side, or `-`.
  static func text(_ priority: Float?) -> String { priority.map { "\($0)" } ?? "-" }

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
