public import Foundation

/// The background of a button; nothing is drawn.
public struct UIBackgroundConfiguration: Sendable {
  /// Has no effect: nothing is drawn.
  public var backgroundColor: UIColor?
  /// Has no effect: nothing is drawn.
  public var cornerRadius: CGFloat = 0
  /// Has no effect: nothing is drawn.
  public var strokeColor: UIColor?
  /// Has no effect: nothing is drawn.
  public var strokeWidth: CGFloat = 0
  /// Has no effect: nothing is drawn.
  public var image: UIImage?
  /// Has no effect: nothing is drawn.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  init() {}

  /// Returns a background without colour.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
