import TinamouLayout
import TinamouSolver

/// The priority of a constraint, above 0 and at most 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value.
  public var rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  @_disfavoredOverload init(_ priority: LayoutPriority) { self.init(priority.rawValue) }

  var layoutPriority: LayoutPriority { LayoutPriority(rawValue) }
}

// UIKit has no such operators, and many apps and layout libraries declare the same ones: theirs
// win.
extension UILayoutPriority {
  /// Returns a priority that is higher by a number.
  @_disfavoredOverload
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// Returns a priority that is lower by a number.
  @_disfavoredOverload
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
  /// Makes a priority higher.
  @_disfavoredOverload
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  /// Makes a priority lower.
  @_disfavoredOverload
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
