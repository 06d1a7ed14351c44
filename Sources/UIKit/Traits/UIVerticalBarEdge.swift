import TinamouEnvironment

/// The edge at which the system places vertical bars.
public enum UIVerticalBarEdge: Int, Sendable {
  /// None: the device or the window has no vertical bars.
  case unspecified
  /// The edge where lines begin.
  case leading
  /// The edge where lines end.
  case trailing
}

/// Whether the bars around a controller can be vertical; see
/// ``UIViewController/preferredVerticalBarBehavior``.
public enum UIVerticalBarBehavior: Int, Sendable {
  /// The system decides.
  case automatic
  /// They are horizontal.
  case disabled
}

/// The physical side of the window at which vertical bars are.
struct BarSideTrait: UITraitDefinition {
  static let defaultValue: HorizontalSide? = nil
}

extension UITraitCollection {
  /// The edge at which the system places vertical bars, whether one is visible or not.
  ///
  /// The side follows the device and not the language, so that the name of the edge changes with
  /// the writing direction.
  public var verticalBarEdge: UIVerticalBarEdge {
    guard let side = self[BarSideTrait.self] else { return .unspecified }
    return (side == .left) == (layoutDirection != .rightToLeft) ? .leading : .trailing
  }

  /// The traits on which ``verticalBarEdge`` depends.
  public static var systemTraitsAffectingVerticalBarEdge: [UITrait] {
    [BarSideTrait.self, UITraitLayoutDirection.self]
  }
}
