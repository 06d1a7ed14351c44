/// Required constraints that cannot hold together, and the one that is broken.
///
/// The set is irreducible: without any one of them the others can hold.
public struct LayoutConflict: Hashable, Sendable, Codable {
  /// A constraint of the set and its multiplier in the proof.
  public struct Member: Hashable, Sendable, Codable {
    /// The constraint.
    public let constraint: ConstraintReference
    /// The factor of the constraint, with all terms on the left side, in the contradictory sum; 1
    /// or -1 for the broken constraint.
    public let multiplier: Double
    /// The number of points by which its constant would have to change so that the set can hold,
    /// whatever the direction.
    public let repair: Double
  }

  /// The constraints of the set, in document order.
  public let members: [Member]
  /// The constraint that is broken: the last of the set in document order.
  public let broken: ConstraintReference
}

extension LayoutConflict: CustomStringConvertible {
  /// The conflict as a sentence: the broken constraint, the others, and their places in code.
  public var description: String {
    let others = members.map(\.constraint).filter { $0 != broken }.map(Self.text)
    return "\(Self.text(broken)) is broken, because it cannot hold together with "
      + others.joined(separator: ", ")
  }

  private static func text(_ constraint: ConstraintReference) -> String {
    "'\(constraint)'" + (constraint.location.map { " (\($0))" } ?? "")
  }
}
