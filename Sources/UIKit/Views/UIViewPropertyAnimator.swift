public import Foundation

/// Runs its blocks immediately: nothing is animated.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: InertViewPropertyAnimator, UIViewImplicitlyAnimating {
  /// The duration, in seconds; no effect.
  public let duration: TimeInterval
  /// The progress, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether views receive events during the animation; no effect.
  open var isUserInteractionEnabled = true
  /// The delay, in seconds, always 0.
  open var delay: TimeInterval { 0 }
  /// Whether it is running, always `false`.
  open var isRunning: Bool { false }
  /// The state.
  public private(set) var state = UIViewAnimatingState.inactive
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animator with a timing curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init(mainActor: ())
    if let animations { self.animations = [animations] }
  }
  /// Makes an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// Makes an animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }

  /// Makes an animator with a curve.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) { self.init(duration: duration, curve: .linear) }

  /// Runs the blocks immediately.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds a block.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds a block.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  /// Adds a completion block.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Runs the blocks.
  open func startAnimation() {
    let blocks = animations
    animations = []
    for block in blocks { block() }
    finishAnimation(at: .end)
  }
  /// Runs the blocks.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Discards the blocks.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
  /// Runs the blocks.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  /// Runs the completion blocks.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    fractionComplete = 1
    let blocks = completions
    completions = []
    for block in blocks { block(finalPosition) }
    state = .inactive
  }
}

/// The curve of an animation; nothing is animated.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A curve with two control points; nothing is animated.
@preconcurrency @MainActor
public final class UICubicTimingParameters: MainActorObject, UITimingCurveProvider {
  /// Makes the curve of the system.
  public init() { super.init(mainActor: ()) }
  /// Makes one of the curves of the system.
  public convenience init(animationCurve curve: UIView.AnimationCurve) { self.init() }
  /// Makes a curve.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init()
  }
}

/// The curve of a spring; nothing is animated.
@preconcurrency @MainActor
public final class UISpringTimingParameters: MainActorObject, UITimingCurveProvider {
  /// Makes the curve of the system.
  public init() { super.init(mainActor: ()) }
  /// Makes a curve.
  public convenience init(dampingRatio ratio: CGFloat) { self.init() }
  /// Makes a curve.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init()
  }
  /// Makes a curve.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) { self.init() }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
