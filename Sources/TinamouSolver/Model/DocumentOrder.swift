/// The place of a constraint or variable in the document order, on which ties are decided.
///
/// The order belongs to the owner (declaration in a file, creation in code) and never changes: a
/// constraint taken out and put back keeps it. Only comparisons count, so gaps are free. Two
/// constraints of one solver must not share a place.
public struct DocumentOrder: Hashable, Comparable, Sendable {
  /// The coarse part of the order.
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

  /// Makes a place from its group, then its position (below 2^43), then its part (below 2^16).
  public init(_ group: Group, position: UInt64, part: UInt16 = 0) {
    let position = min(position, (1 << 43) - 1)
    rawValue = UInt64(group.rawValue) << 59 | position << 16 | UInt64(part)
  }

  /// Orders places from first to last.
  public static func < (lhs: DocumentOrder, rhs: DocumentOrder) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
