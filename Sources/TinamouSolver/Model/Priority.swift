/// The strength of a constraint: above 0 and at most 1000, which means required.
///
/// Priorities are strictly lexicographic: constraints of a lower priority never outweigh a
/// constraint of a higher priority, however many there are. Every distinct value is a separate
/// level.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value; a valid one is in (0, 1000].
  public let rawValue: Float

  /// Makes a priority from its value; a solver refuses a value outside of (0, 1000].
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its value; a solver refuses a value outside of (0, 1000].
  @_disfavoredOverload
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its value, rounded to a `Float`; a solver refuses a value outside of
  /// (0, 1000].
  public init(_ rawValue: Double) { self.rawValue = Float(rawValue) }

  /// 1000: the constraint must hold.
  public static let required = Priority(1000)
  /// 750, `UILayoutPriority.defaultHigh`.
  public static let defaultHigh = Priority(750)
  /// 250, `UILayoutPriority.defaultLow`.
  public static let defaultLow = Priority(250)
  /// 50, `UILayoutPriority.fittingSizeLevel`.
  public static let fittingSizeLevel = Priority(50)

  /// Orders priorities from weak to strong.
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Whether the priority is 1000.
  public var isRequired: Bool { rawValue == 1000 }

  /// Whether the value is in (0, 1000].
  public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from its value; a solver refuses a value outside of (0, 1000].
  public init(floatLiteral value: Float) { self.init(value) }

  /// Makes a priority from its value; a solver refuses a value outside of (0, 1000].
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}
