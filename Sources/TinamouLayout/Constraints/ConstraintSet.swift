/// Constraints and view attributes that apply while the environment satisfies a condition.
public struct ConstraintSet {
  /// The name in messages.
  public var name: String
  /// The conditions, of which at least one must hold; an empty list always holds.
  public var conditions: [LayoutCondition]
  /// The constraints; the engine activates and deactivates them.
  public var constraints: [LayoutConstraint]
  /// Attributes of views that replace the views' own.
  public var overrides: [ViewOverride]

  /// Makes a set that depends on the traits and sizes of views.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - conditions: The conditions, of which at least one must hold; an empty list always holds.
  ///   - constraints: The constraints, which the engine activates and deactivates.
  ///   - overrides: Attributes of views that replace the views' own.
  public init(
    name: String, when conditions: [LayoutCondition], constraints: [LayoutConstraint] = [],
    overrides: [ViewOverride] = []
  ) {
    self.name = name
    self.conditions = conditions
    self.constraints = constraints
    self.overrides = overrides
  }

  /// Makes a set that depends on the traits of the window.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - conditions: The conditions, of which at least one must hold; an empty list always holds.
  ///   - constraints: The constraints, which the engine activates and deactivates.
  ///   - overrides: Attributes of views that replace the views' own.
  public init(
    name: String, conditions: [TraitCondition], constraints: [LayoutConstraint] = [],
    overrides: [ViewOverride] = []
  ) {
    self.init(
      name: name, when: conditions.map { LayoutCondition(traits: $0) }, constraints: constraints,
      overrides: overrides)
  }

  /// Makes a set from constraints in a block.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - conditions: The conditions, of which at least one must hold; an empty list always holds.
  ///   - constraints: The constraints, one after the other.
  public init(
    name: String, conditions: [TraitCondition],
    @ConstraintBuilder _ constraints: () -> [LayoutConstraint]
  ) {
    self.init(name: name, conditions: conditions, constraints: constraints())
  }
}
