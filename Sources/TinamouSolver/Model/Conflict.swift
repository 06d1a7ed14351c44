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

    package init(constraint: ConstraintID, multiplier: Double) {
      self.constraint = constraint
      self.multiplier = multiplier
    }
  }

  /// The constraints of the set in document order.
  public let members: [Member]
  /// The constraint that is left unsatisfied: the last of the set in document order.
  public let broken: ConstraintID

  package init(members: [Member], broken: ConstraintID) {
    self.members = members
    self.broken = broken
  }
}
