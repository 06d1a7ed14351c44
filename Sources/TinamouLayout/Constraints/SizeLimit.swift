/// A limit of the width or height of a view.
public struct SizeLimit: Hashable, Sendable {
  /// How the size compares with the limit.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    /// Less than the limit.
    case lessThan = "<"
    /// At most the limit.
    case lessThanOrEqual = "<="
    /// More than the limit.
    case greaterThan = ">"
    /// At least the limit.
    case greaterThanOrEqual = ">="
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
    case .lessThan: length < points
    case .lessThanOrEqual: length <= points
    case .greaterThan: length > points
    case .greaterThanOrEqual: length >= points
    }
  }
}

extension SizeLimit.Comparison {
  /// The former name of ``lessThan``.
  @available(*, deprecated, renamed: "lessThan")
  public static var less: Self { .lessThan }
  /// The former name of ``lessThanOrEqual``.
  @available(*, deprecated, renamed: "lessThanOrEqual")
  public static var lessOrEqual: Self { .lessThanOrEqual }
  /// The former name of ``greaterThan``.
  @available(*, deprecated, renamed: "greaterThan")
  public static var greater: Self { .greaterThan }
  /// The former name of ``greaterThanOrEqual``.
  @available(*, deprecated, renamed: "greaterThanOrEqual")
  public static var greaterOrEqual: Self { .greaterThanOrEqual }
}
