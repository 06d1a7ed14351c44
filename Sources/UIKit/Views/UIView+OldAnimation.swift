public import Foundation

/// Animations between two calls, and animations of the system.
extension UIView {
  /// What the system does with views.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes them.
    case delete = 0
  }

  /// Begins an animation; nothing is animated.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {}
  /// Ends an animation; nothing is animated.
  public class func commitAnimations() {}
  /// Does nothing: nothing is animated.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Does nothing: there is no call at the end of an animation.
  public class func setAnimationDelegate(_ delegate: Any?) {}
  /// Does nothing: without Objective-C a selector cannot be performed.
  public class func setAnimationDidStop(_ selector: Selector?) {}

  /// Removes the views from their superviews, then runs the blocks, without an animation.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }

  /// Runs the block once: nothing is animated.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}
