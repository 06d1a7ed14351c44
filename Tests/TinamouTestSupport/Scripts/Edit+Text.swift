import TinamouSolver

/// The text form: a word for the kind, the number of the row or variable, and the arguments.
extension Edit {
  var text: String {
    switch self {
    case .addVariable(let variable, let order): "variable \(variable) \(order)"
    case .removeVariable(let variable): "remove-variable \(variable)"
    case .add(let number, let row): "row \(number) \(row.text)"
    case .remove(let number): "remove-row \(number)"
    case .setConstant(let number, let constant): "constant \(number) \(constant)"
    case .setPriority(let number, let priority): "priority \(number) \(priority)"
    case .setPriorities(let number, let below, let above):
      "priorities \(number) \(ScriptRow.text(below)) \(ScriptRow.text(above))"
    case .setRelation(let number, let relation): "relation \(number) \(relation.text)"
    case .setWeight(let number, let weight): "weight \(number) \(weight)"
    case .setCoefficient(let number, let variable, let coefficient):
      "coefficient \(number) \(variable) \(coefficient)"
    case .replace(let number, let row): "replace \(number) \(row.text)"
    case .setActive(let number, let isActive): "\(isActive ? "activate" : "deactivate") \(number)"
    case .addParameter(let number, let variable, let value, let priority, let order):
      "parameter \(number) \(variable) \(value) \(order)"
        + (priority == 1000 ? "" : " \(priority)")
    case .suggest(let value, let variable): "suggest \(variable) \(value)"
    case .update(let edits, let isRefused):
      edits.reduce(isRefused ? Self.refusedInside : Self.inside) { "\($0) ; \($1.text)" }
    }
  }

  private static let inside = "inner-update"
  private static let refusedInside = "inner-refused"

  init?(words: [String]) {
    if let first = words.first, first == Self.inside || first == Self.refusedInside {
      self.init(inside: words.dropFirst(), isRefused: first == Self.refusedInside)
      return
    }
    var reader = WordReader(words: words)
    guard let kind = reader.word(), let number = reader.integer() else { return nil }
    let edit =
      Edit(ofVariables: kind, number, &reader) ?? Edit(ofRows: kind, number, &reader)
      ?? Edit(inPlace: kind, number, &reader)
    guard let edit else { return nil }
    self = edit
  }

  /// Reads edits that are not updates themselves, a semicolon before each.
  private init?(inside words: ArraySlice<String>, isRefused: Bool) {
    var edits: [Edit] = []
    for part in words.split(separator: ";") {
      guard let edit = Edit(words: Array(part)) else { return nil }
      edits.append(edit)
    }
    self = .update(edits, isRefused: isRefused)
  }

  private init?(ofVariables kind: String, _ number: Int, _ reader: inout WordReader) {
    switch kind {
    case "variable":
      guard let order = reader.order() else { return nil }
      self = .addVariable(number, order: order)
    case "remove-variable": self = .removeVariable(number)
    case "parameter":
      guard let variable = reader.integer(), let value = reader.number(),
        let order = reader.order()
      else { return nil }
      let priority = reader.word().flatMap(Float.init) ?? 1000
      self = .addParameter(
        number, variable: variable, value: value, priority: priority, order: order)
    case "suggest":
      guard let value = reader.number() else { return nil }
      self = .suggest(value, variable: number)
    default: return nil
    }
  }

  private init?(ofRows kind: String, _ number: Int, _ reader: inout WordReader) {
    switch kind {
    case "row":
      guard let row = ScriptRow(&reader) else { return nil }
      self = .add(number, row)
    case "replace":
      guard let row = ScriptRow(&reader) else { return nil }
      self = .replace(number, row)
    case "remove-row": self = .remove(number)
    case "activate": self = .setActive(number, true)
    case "deactivate": self = .setActive(number, false)
    default: return nil
    }
  }

  private init?(inPlace kind: String, _ number: Int, _ reader: inout WordReader) {
    switch kind {
    case "constant":
      guard let constant = reader.number() else { return nil }
      self = .setConstant(number, constant)
    case "priority":
      guard let priority = reader.word().flatMap(Float.init) else { return nil }
      self = .setPriority(number, priority)
    case "priorities":
      guard let below = reader.word(), let above = reader.word() else { return nil }
      self = .setPriorities(number, below: Float(below), above: Float(above))
    case "relation":
      guard let relation = reader.word().flatMap(Relation.init(text:)) else { return nil }
      self = .setRelation(number, relation)
    case "weight":
      guard let weight = reader.number() else { return nil }
      self = .setWeight(number, weight)
    case "coefficient":
      guard let variable = reader.integer(), let coefficient = reader.number() else { return nil }
      self = .setCoefficient(number, variable: variable, coefficient)
    default: return nil
    }
  }
}

extension Relation {
  fileprivate var text: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  fileprivate init?(text: String) {
    switch text {
    case "<=": self = .lessThanOrEqual
    case "==": self = .equal
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }
}
