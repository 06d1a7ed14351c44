/// What the constraints leave open.
public struct Ambiguity: Sendable {
  /// The variables that could have another value at the same cost, in document order.
  public let variables: [Variable]
  /// The constraints that leave the choice, in document order: tied ones, and inequalities that
  /// need not be as tight as they are. A variable may be open without any.
  public let choices: [ConstraintID]

  /// Whether every value follows from the constraints.
  public var isEmpty: Bool { variables.isEmpty }

  package init(variables: [Variable], choices: [ConstraintID]) {
    self.variables = variables
    self.choices = choices
  }
}
