internal import TinamouSolver

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as text: `title.leading == root.readable.leading + 8 @750`.
  public var description: String {
    let comparison =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let strength =
      priority.isRequired ? "" : " @\(NumberText.text(Double(priority.rawValue)))"
    let spacing = systemSpacing.map { " + \(NumberText.text($0)) * systemSpacing" } ?? ""
    return Self.text(terms.filter(\.isLeft), constant: leftConstant) + " \(comparison) "
      + Self.text(terms.filter { !$0.isLeft }, constant: constant) + spacing + strength
  }

  /// The constraint as diagnostics describe it.
  public var reference: ConstraintReference {
    ConstraintReference(
      source: .constraint, description: description, identifier: identifier,
      location: location == .unknown ? nil : location)
  }

  private static func text(_ terms: [Term], constant: Double) -> String {
    var text = ""
    for term in terms {
      let name = "\(term.item?.qualifiedName ?? "(removed)").\(term.attribute.rawValue)"
      let factor = abs(term.coefficient)
      let product = factor == 1 ? name : "\(NumberText.text(factor)) * \(name)"
      text += sign(of: term.coefficient, isFirst: text.isEmpty) + product
    }
    if constant != 0 || text.isEmpty {
      text += sign(of: constant, isFirst: text.isEmpty) + NumberText.text(abs(constant))
    }
    return text
  }

  private static func sign(of value: Double, isFirst: Bool) -> String {
    switch (isFirst, value < 0) {
    case (true, false): ""
    case (true, true): "-"
    case (false, false): " + "
    case (false, true): " - "
    }
  }
}
