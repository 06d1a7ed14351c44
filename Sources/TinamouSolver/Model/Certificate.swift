/// A proof that the values of a solver are optimal.
///
/// For multipliers y: (S) the rows times their multipliers cancel in every variable; (B) each
/// multiplier lies between the costs of its row's two sides; (C) a row that is off to one side has
/// the multiplier of that side. The three together are sufficient (Docs/Solver.md tells
/// why). Multipliers are vectors over the priorities, compared from the strongest down.
public struct Certificate: Sendable {
  /// A part of a multiplier at one priority.
  public struct Component: Hashable, Sendable {
    /// The priority.
    public let priority: Priority
    /// The part at that priority, never zero.
    public let value: Double

    package init(priority: Priority, value: Double) {
      self.priority = priority
      self.value = value
    }
  }

  /// A constraint with its multiplier.
  public struct Row: Sendable {
    /// The constraint.
    public let constraint: ConstraintID
    /// The multiplier, strongest priority first; empty if zero.
    public let multiplier: [Component]
    /// How far the terms are above the constant at the current values.
    public let residual: Double

    package init(constraint: ConstraintID, multiplier: [Component], residual: Double) {
      self.constraint = constraint
      self.multiplier = multiplier
      self.residual = residual
    }
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

  /// The constraints in document order, broken ones left out.
  public let rows: [Row]
  /// The conditions that do not hold.
  public let failures: [Failure]

  /// Whether all conditions hold: the values are proven optimal.
  public var isValid: Bool { failures.isEmpty }

  package init(rows: [Row], failures: [Failure]) {
    self.rows = rows
    self.failures = failures
  }
}
