/// Required constraints that cannot hold together, and the one that is broken.
///
/// The set is irreducible: without any one member the others can hold. The multipliers prove it by
/// Farkas' lemma: each constraint is written as r = 0, r <= 0 or r >= 0 and multiplied by its
/// multiplier; the sum is a false relation without variables.
///
/// The description lists the constraints.
public struct Conflict: Sendable {
  /// A constraint of the set and its multiplier in the proof.
  public struct Member: Sendable {
    /// The constraint.
    public let constraint: ConstraintID
    /// The name of the constraint, if it has one.
    public let name: String?
    /// The constraint as text, such as `right == left + 8`.
    public var text: String { names.text(of: content) }
    /// The factor of the constraint in the proof; positive if r must not be positive, negative if r
    /// must not be negative.
    public let multiplier: Double
    /// The amount by which its constant would have to change so that the set can hold.
    public let repair: Double
    private let content: Constraint
    private let names: Names

    init(
      constraint: ConstraintID, content: Constraint, names: Names, multiplier: Double,
      repair: Double
    ) {
      self.constraint = constraint
      self.content = content
      self.names = names
      name = names[constraint]
      self.multiplier = multiplier
      self.repair = repair
    }

    /// Makes a member without a text.
    package init(constraint: ConstraintID, multiplier: Double, repair: Double = 0) {
      self.init(
        constraint: constraint,
        content: Constraint(LinearExpression(), below: .required, above: .required),
        names: Names(), multiplier: multiplier, repair: repair)
    }
  }

  /// The constraints of the set, in document order.
  public let members: [Member]
  /// The constraint that is left unsatisfied: the last of the set in document order.
  public let broken: ConstraintID

  /// The member whose constant would have to change by the smallest amount.
  public var smallestRepair: Member? {
    members.min { abs($0.repair) < abs($1.repair) }
  }

  package init(members: [Member], broken: ConstraintID) {
    self.members = members
    self.broken = broken
  }
}

extension Conflict.Member: CustomStringConvertible {
  /// The name, if there is one, and the text of the constraint.
  public var description: String { name.map { "\($0): \(text)" } ?? text }
}

extension Conflict: CustomStringConvertible {
  /// One line for each constraint, the broken one last.
  public var description: String {
    "these constraints cannot hold together:" + members.map { "\n  \($0)" }.joined()
  }
}
