/// A limit of the width or height of a view.
public struct SizeLimit: Hashable, Sendable {
  /// How the size compares with the limit.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    /// Less than the limit.
    case less = "<"
    /// At most the limit.
    case lessOrEqual = "<="
    /// More than the limit.
    case greater = ">"
    /// At least the limit.
    case greaterOrEqual = ">="
  }

  /// The axis of the size: horizontal for the width, vertical for the height.
  public let axis: LayoutAxis
  /// How the size compares with the limit.
  public let comparison: Comparison
  /// The limit in points.
  public let points: Double

  /// Makes a limit of the width, in points.
  public static func width(_ comparison: Comparison, _ points: Double) -> SizeLimit {
    SizeLimit(axis: .horizontal, comparison: comparison, points: points)
  }

  /// Makes a limit of the height, in points.
  public static func height(_ comparison: Comparison, _ points: Double) -> SizeLimit {
    SizeLimit(axis: .vertical, comparison: comparison, points: points)
  }

  /// Returns whether a size satisfies the limit.
  public func holds(for size: Size) -> Bool {
    let length = axis == .horizontal ? size.width : size.height
    return switch comparison {
    case .less: length < points
    case .lessOrEqual: length <= points
    case .greater: length > points
    case .greaterOrEqual: length >= points
    }
  }
}
