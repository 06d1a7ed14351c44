/// Constraints and view attributes that apply while the environment meets a condition.
public struct ConstraintSet {
  /// The name for people.
  public var name: String
  /// The condition: one of these must hold; an empty list always holds.
  public var conditions: [TraitCondition]
  /// The constraints; the engine activates and deactivates them.
  public var constraints: [LayoutConstraint]
  /// What views have in place of their own attributes.
  public var overrides: [ViewOverride]

  /// Makes a set.
  public init(
    name: String, conditions: [TraitCondition], constraints: [LayoutConstraint] = [],
    overrides: [ViewOverride] = []
  ) {
    self.name = name
    self.conditions = conditions
    self.constraints = constraints
    self.overrides = overrides
  }

  /// Makes a set of constraints that are written one after the other.
  public init(
    name: String, conditions: [TraitCondition],
    @ConstraintBuilder _ constraints: () -> [LayoutConstraint]
  ) {
    self.init(name: name, conditions: conditions, constraints: constraints())
  }

  /// Whether the set applies.
  public func matches(_ environment: LayoutEnvironment) -> Bool {
    conditions.isEmpty || conditions.contains { $0.matches(environment) }
  }
}
