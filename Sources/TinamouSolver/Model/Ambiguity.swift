/// The variables that the constraints leave open.
public struct Ambiguity: Sendable {
  /// The open variables, in document order.
  public let variables: [Variable]

  /// Whether every value follows from the constraints.
  public var isEmpty: Bool { variables.isEmpty }

  package init(variables: [Variable]) { self.variables = variables }
}
