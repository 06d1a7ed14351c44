public import Foundation

/// What animates views; nothing is animated.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// The state.
  var state: UIViewAnimatingState { get }
  /// Whether it is running.
  var isRunning: Bool { get }
  /// Whether it plays backwards.
  var isReversed: Bool { get set }
  /// The progress, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Runs the blocks.
  func startAnimation()
  /// Runs the blocks.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Interrupts the animation.
  func pauseAnimation()
  /// Discards the blocks.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Runs the completion blocks.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates the changes of blocks; nothing is animated.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a completion block.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Runs the blocks.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  )
}
