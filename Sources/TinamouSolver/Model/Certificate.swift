/// A proof that the values of a solver are optimal.
///
/// The proof has a multiplier y for each constraint. (S) The constraints times their multipliers
/// cancel in every variable. (B) Each multiplier is between the costs of the two sides of its
/// constraint. (C) A constraint with an error on one side has the multiplier of that side. Together
/// these conditions are sufficient for an optimum; Docs/Solver.md explains why. Multipliers are
/// vectors over the priorities, compared from the strongest priority down.
public struct Certificate: Sendable {
  /// The component of a multiplier at one priority.
  public struct Component: Hashable, Sendable {
    /// The priority.
    public let priority: Priority
    /// The component at that priority, never zero.
    public let value: Double
  }

  /// A constraint and its multiplier.
  public struct Row: Sendable {
    /// The constraint.
    public let constraint: ConstraintID
    /// The multiplier, from the strongest priority down; empty if it is zero.
    public let multiplier: [Component]
    /// The sum of the terms minus the constant, at the current values.
    public let residual: Double
  }

  /// A condition that does not hold.
  public enum Failure: Hashable, Sendable {
    /// (S) does not hold for this variable.
    case stationarity(Variable)
    /// (B) does not hold for this constraint.
    case bounds(ConstraintID)
    /// (C) does not hold for this constraint.
    case complementarity(ConstraintID)
  }

  /// The constraints in document order, without the broken ones.
  public let rows: [Row]
  /// The conditions that do not hold.
  public let failures: [Failure]

  /// Whether all conditions hold, so that the values are proven optimal.
  public var isValid: Bool { failures.isEmpty }
}
