/// The names of variables and constraints, by slot; the next owner of a slot replaces the name.
struct Names: Sendable {
  private var variables: [Int32: (owner: Variable, name: String)] = [:]
  private var constraints: [Int32: (owner: ConstraintID, name: String)] = [:]

  /// The name of a variable, if it has one.
  subscript(variable: Variable) -> String? {
    get { variables[variable.index].flatMap { $0.owner == variable ? $0.name : nil } }
    set { variables[variable.index] = newValue.map { (variable, $0) } }
  }

  /// The name of a constraint, if it has one.
  subscript(constraint: ConstraintID) -> String? {
    get { constraints[constraint.index].flatMap { $0.owner == constraint ? $0.name : nil } }
    set { constraints[constraint.index] = newValue.map { (constraint, $0) } }
  }

  // MARK: Texts

  /// Returns a constraint as text: `right == left + 8 @750`.
  ///
  /// Positive terms are on the left side, negative ones on the right side with the constant; if
  /// there are only negative terms, the sides are exchanged.
  func text(of constraint: Constraint) -> String {
    let terms = constraint.expression.terms.filter { $0.coefficient != 0 }
    if !terms.isEmpty && terms.allSatisfy({ $0.coefficient < 0 }) {
      return text(
        of: Constraint(
          -constraint.expression, below: constraint.above, above: constraint.below,
          weight: constraint.weight))
    }
    var left = ""
    var right = ""
    for term in terms {
      let name = self[term.variable] ?? term.variable.description
      if term.coefficient > 0 {
        Self.append(term.coefficient, name, to: &left)
      } else {
        Self.append(-term.coefficient, name, to: &right)
      }
    }
    let constant = -constraint.expression.constant
    if constant != 0 || right.isEmpty { Self.append(constant, nil, to: &right) }
    return "\(left.isEmpty ? "0" : left) \(Self.relation(of: constraint)) \(right)"
      + Self.priorities(of: constraint)
  }

  private static func append(_ number: Double, _ name: String?, to sum: inout String) {
    let magnitude = text(abs(number))
    let product =
      name.map { abs(number) == 1 ? $0 : "\(magnitude) * \($0)" } ?? magnitude
    if sum.isEmpty {
      sum = number < 0 ? "-\(product)" : product
    } else {
      sum += number < 0 ? " - \(product)" : " + \(product)"
    }
  }

  private static func relation(of constraint: Constraint) -> String {
    switch (constraint.below, constraint.above) {
    case (nil, _?): "<="
    case (_?, nil): ">="
    default: "=="
    }
  }

  private static func priorities(of constraint: Constraint) -> String {
    let weight = constraint.weight == 1 ? "" : " weight \(text(constraint.weight))"
    switch (constraint.below, constraint.above) {
    case (nil, nil): return " @0"
    case (let below?, let above?) where below != above:
      return " @\(text(below)) below @\(text(above)) above\(weight)"
    case (let priority?, _), (nil, let priority?):
      return priority.isRequired ? "" : " @\(text(priority))\(weight)"
    }
  }

  private static func text(_ priority: Priority) -> String { text(Double(priority.rawValue)) }

  /// Returns a number without a fraction that is zero.
  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
