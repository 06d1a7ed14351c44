/// How strongly a constraint is wanted, from above 0 up to 1000, which is required.
///
/// Priorities are strictly lexicographic: any number of constraints at a lower priority never
/// outweighs one at a higher. Every distinct value is a level of its own.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value, valid in (0, 1000].
  public let rawValue: Float

  /// Makes a priority from its value; one outside (0, 1000] is refused when it is used.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its value; one outside (0, 1000] is refused when it is used.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
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

  /// Whether the value lies in (0, 1000].
  public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from its value; one outside (0, 1000] is refused when it is used.
  public init(floatLiteral value: Float) { self.init(value) }

  /// Makes a priority from its value; one outside (0, 1000] is refused when it is used.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}
