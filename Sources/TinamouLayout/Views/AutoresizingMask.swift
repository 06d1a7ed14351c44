/// The parts of a view's frame that follow the size of its superview.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's numbers.
  public let rawValue: UInt

  /// Makes a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance to the left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the upper edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the lower edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
