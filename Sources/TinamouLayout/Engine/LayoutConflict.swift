/// Required constraints that cannot hold together, and the one that is given up.
///
/// The set is irreducible: without any one of them the others can hold.
public struct LayoutConflict: Hashable, Sendable {
  /// A constraint of the set with its share in the proof.
  public struct Member: Hashable, Sendable {
    /// The constraint.
    public let constraint: ConstraintReference
    /// What its row, all terms on the left, is multiplied by so that the sum is a contradiction;
    /// 1 or -1 for the broken one.
    public let multiplier: Double
    /// By how many points its constant would have to change for the set to be satisfiable, whatever
    /// the direction.
    public let repair: Double
  }

  /// The set in document order.
  public let members: [Member]
  /// The constraint that is broken: the last of the set in document order.
  public let broken: ConstraintReference
}
