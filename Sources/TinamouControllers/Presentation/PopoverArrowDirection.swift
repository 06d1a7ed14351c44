/// The direction of a popover's arrow, which determines the side of its source on which the popover
/// is.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int

  /// Makes directions from their raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The arrow points up, and the popover is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// The arrow points down, and the popover is above its source.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left, and the popover is on the right side of its source.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right, and the popover is on the left side of its source.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// All directions.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]

  /// The single directions, in the order in which they are tried. Our choice.
  static let inOrder: [PopoverArrowDirection] = [.up, .down, .left, .right]
}
