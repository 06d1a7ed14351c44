/// Constraints and view attributes that apply while the environment meets a condition.
public struct ConstraintSet {
  /// The name for people.
  public var name: String
  /// The condition: one of these must hold; an empty list always holds.
  public var conditions: [LayoutCondition]
  /// The constraints; the engine activates and deactivates them.
  public var constraints: [LayoutConstraint]
  /// What views have in place of their own attributes.
  public var overrides: [ViewOverride]

  /// Makes a set that applies by the traits and sizes of views.
  public init(
    name: String, when conditions: [LayoutCondition], constraints: [LayoutConstraint] = [],
    overrides: [ViewOverride] = []
  ) {
    self.name = name
    self.conditions = conditions
    self.constraints = constraints
    self.overrides = overrides
  }

  /// Makes a set that applies by the traits of the window.
  public init(
    name: String, conditions: [TraitCondition], constraints: [LayoutConstraint] = [],
    overrides: [ViewOverride] = []
  ) {
    self.init(
      name: name, when: conditions.map { LayoutCondition(traits: $0) }, constraints: constraints,
      overrides: overrides)
  }

  /// Makes a set of constraints that are written one after the other.
  public init(
    name: String, conditions: [TraitCondition],
    @ConstraintBuilder _ constraints: () -> [LayoutConstraint]
  ) {
    self.init(name: name, conditions: conditions, constraints: constraints())
  }
}
