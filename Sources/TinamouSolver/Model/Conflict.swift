/// Required constraints that cannot hold together, and which of them is broken.
///
/// The set is irreducible: without any one member the others can hold. The multipliers prove it
/// (Farkas): each constraint, written r = 0, r <= 0 or r >= 0, times its multiplier adds up to a
/// relation without variables that is false.
///
/// Printed, it shows its constraints as people write them.
public struct Conflict: Sendable {
  /// A constraint of the set with its share in the proof.
  public struct Member: Sendable {
    /// The constraint.
    public let constraint: ConstraintID
    /// The name of the constraint, if it has one.
    public let name: String?
    /// What the constraint says as people write it, such as `right == left + 8`.
    public var text: String { names.text(of: content) }
    /// What its row is multiplied by; positive if it must not be above, negative if not below.
    public let multiplier: Double
    /// By how much its constant would have to change for the set to be satisfiable.
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

  /// The constraints of the set in document order.
  public let members: [Member]
  /// The constraint that is left unsatisfied: the last of the set in document order.
  public let broken: ConstraintID

  /// The member whose constant would have to change least.
  public var smallestRepair: Member? {
    members.min { abs($0.repair) < abs($1.repair) }
  }

  package init(members: [Member], broken: ConstraintID) {
    self.members = members
    self.broken = broken
  }
}

extension Conflict.Member: CustomStringConvertible {
  /// The name, if there is one, and what the constraint says.
  public var description: String { name.map { "\($0): \(text)" } ?? text }
}

extension Conflict: CustomStringConvertible {
  /// A line for each constraint, the broken one last.
  public var description: String {
    "these constraints cannot hold together:" + members.map { "\n  \($0)" }.joined()
  }
}
