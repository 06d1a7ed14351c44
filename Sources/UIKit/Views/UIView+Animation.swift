public import Foundation

/// Blocks run at once: nothing moves.
extension UIView {
  /// How an animation would run.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out inside of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets the user interact.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins where an animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Goes back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow, fast, slow.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow, fast.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Fast, slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One content dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Runs the block, then the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block, then the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the block, then the completion.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Runs the block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Does nothing: nothing moves.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Whether anything moves: nothing does.
  public class var areAnimationsEnabled: Bool { false }
}
