/// A bound on the width or height of a view.
public struct SizeLimit: Hashable, Sendable {
  /// How the size compares with the bound.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    /// Less than the bound.
    case less = "<"
    /// At most the bound.
    case lessOrEqual = "<="
    /// More than the bound.
    case greater = ">"
    /// At least the bound.
    case greaterOrEqual = ">="
  }

  /// Width or height.
  public let axis: LayoutAxis
  /// How the size compares with the bound.
  public let comparison: Comparison
  /// The bound in points.
  public let points: Double

  /// Makes a bound on the width, in points.
  public static func width(_ comparison: Comparison, _ points: Double) -> SizeLimit {
    SizeLimit(axis: .horizontal, comparison: comparison, points: points)
  }

  /// Makes a bound on the height, in points.
  public static func height(_ comparison: Comparison, _ points: Double) -> SizeLimit {
    SizeLimit(axis: .vertical, comparison: comparison, points: points)
  }

  /// Whether a size keeps within the bound.
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
