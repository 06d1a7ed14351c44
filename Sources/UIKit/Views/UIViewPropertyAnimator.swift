public import Foundation

/// Runs its blocks at once: nothing moves.
@preconcurrency @MainActor open class UIViewPropertyAnimator: MainActorObject {
  /// How long it would last, in seconds.
  public let duration: TimeInterval
  /// How far it is, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether it would run backwards.
  open var isReversed = false
  /// Whether it runs: never.
  open var isRunning: Bool { false }
  /// How far it is.
  public private(set) var state = UIViewAnimatingState.inactive
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animator of a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init(mainActor: ())
    if let animations { self.animations = [animations] }
  }
  /// Makes an animator as of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// Makes an animator of a curve through two points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }

  /// Runs blocks at once.
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
  /// Adds a block for the end.
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
  /// Does nothing: nothing moves.
  open func pauseAnimation() {}
  /// Forgets the blocks.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
  /// Runs the blocks for the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    fractionComplete = 1
    let blocks = completions
    completions = []
    for block in blocks { block(finalPosition) }
    state = .inactive
  }
}

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// It does not run.
  case inactive = 0
  /// It runs.
  case active = 1
  /// It was stopped.
  case stopped = 2
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The beginning.
  case start = 1
  /// Where it is.
  case current = 2
}
