/// Where the arrow of a popover points, and so on which side of its source it lies.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int

  /// Makes directions from their raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Up, from below the source.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// Down, from above the source.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// To the left, from the right side of the source.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// To the right, from the left side of the source.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// All of them.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]

  /// The single directions, in the order in which they are tried. Our choice.
  static let inOrder: [PopoverArrowDirection] = [.up, .down, .left, .right]
}
