/// The place of a constraint or variable in the document order, which decides ties.
///
/// The order belongs to the owner (declaration in a file, creation in code) and never changes: a
/// constraint that is taken out and put back keeps its place. Places are only compared, so there
/// can be gaps. Two constraints of one solver must not have the same place.
public struct DocumentOrder: Hashable, Comparable, Sendable {
  /// The first criterion of the order.
  public enum Group: UInt8, Sendable {
    /// Edit parameters and sizes that must not be negative.
    case system = 0
    /// Intrinsic content sizes.
    case intrinsic = 1
    /// Everything else.
    case general = 2
  }

  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes a place in the document order.
  ///
  /// - Parameters:
  ///   - group: The first criterion of the order.
  ///   - position: The position within the group, below 2^42.
  ///   - part: The position among places with the same group and position.
  ///   - yieldsEarly: Whether the constraint gives up space before all others of the same priority;
  ///     of several such constraints, the first one gives up space first. Without it, the last
  ///     constraint gives up space first.
  public init(_ group: Group, position: UInt64, part: UInt16 = 0, yieldsEarly: Bool = false) {
    let position = min(position, (1 << 42) - 1)
    rawValue =
      UInt64(group.rawValue) << Self.groupShift | position << 17 | UInt64(part) << 1
      | (yieldsEarly ? 1 : 0)
  }

  private static let groupShift: UInt64 = 59

  /// The group; places beyond all groups count as general.
  package var group: Group { Group(rawValue: UInt8(rawValue >> Self.groupShift)) ?? .general }

  /// Whether a constraint at this place yields before the others of the same priority.
  package var yieldsEarly: Bool { rawValue & 1 == 1 }

  /// Orders places from first to last.
  public static func < (lhs: DocumentOrder, rhs: DocumentOrder) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
