/// The variables that the constraints do not determine, and the reason.
public struct Ambiguity: Sendable {
  /// The variables that can have another value at the same cost, in document order.
  public let variables: [Variable]
  /// The constraints that leave the choice, in document order: those whose error or distance can be
  /// another one at the same cost, because they tie or need not be tight. A variable can be open
  /// without any such constraint.
  public let choices: [ConstraintID]

  /// Whether the constraints determine every value.
  public var isEmpty: Bool { variables.isEmpty }
}
