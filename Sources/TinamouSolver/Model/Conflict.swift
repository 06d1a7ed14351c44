/// Required constraints that cannot hold together, and which of them is broken.
///
/// The set is irreducible: without any one member the others can hold. The multipliers prove it
/// (Farkas): each constraint, written r = 0, r <= 0 or r >= 0, times its multiplier adds up to a
/// relation without variables that is false.
public struct Conflict: Sendable {
  /// A constraint of the set with its share in the proof.
  public struct Member: Sendable {
    /// The constraint.
    public let constraint: ConstraintID
    /// What its row is multiplied by; positive if it must not be above, negative if not below.
    public let multiplier: Double
    /// By how much its constant would have to change for the set to be satisfiable.
    public let repair: Double

    package init(constraint: ConstraintID, multiplier: Double, repair: Double = 0) {
      self.constraint = constraint
      self.multiplier = multiplier
      self.repair = repair
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
