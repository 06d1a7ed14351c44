public import Foundation

/// An animation; nothing is animated.
@preconcurrency @MainActor open class CAAnimation: MainActorObject {
  /// The duration, in seconds; no effect.
  open var duration: TimeInterval = 0
  /// The number of repetitions; no effect.
  open var repeatCount: Float = 0
  /// Whether it plays backwards afterwards; no effect.
  open var autoreverses = false
  /// Whether it is removed after its end; no effect.
  open var isRemovedOnCompletion = true
  /// The begin time; no effect.
  open var beginTime: TimeInterval = 0
  /// What is shown before and after it; no effect.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the values are added to the present ones; no effect.
  open var isAdditive = false
  /// The duration of all repetitions, in seconds; no effect.
  open var repeatDuration: TimeInterval = 0
  /// How fast it plays; no effect.
  open var speed: Float = 1
  /// The time at its beginning, in seconds; no effect.
  open var timeOffset: TimeInterval = 0
  /// The delegate, which is never called.
  open var delegate: (any CAAnimationDelegate)?
  /// The timing curve; no effect.
  open var timingFunction: CAMediaTimingFunction?

  /// Makes an animation.
  public init() { super.init(mainActor: ()) }
}

/// Receives the end of an animation; never called.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// An animation began; never called.
  func animationDidStart(_ anim: CAAnimation)
  /// An animation ended; never called.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value without the animation.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The timing curve of an animation.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// A transition of a layer; nothing is animated.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The type; no effect.
  open var type = CATransitionType.fade
  /// The direction; no effect.
  open var subtype: CATransitionSubtype?
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// In place of the old content.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The time of the system's clock, in seconds.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// A timer of the display, which never fires.
@preconcurrency @MainActor public final class CADisplayLink: MainActorObject {
  /// Whether the timer is paused.
  public var isPaused = false
  /// The time of the last picture, in seconds.
  public var timestamp: TimeInterval { CACurrentMediaTime() }
  /// The time of the next picture, in seconds.
  public var targetTimestamp: TimeInterval { CACurrentMediaTime() }
  /// The time between pictures, in seconds.
  public var duration: TimeInterval { 1.0 / 60 }
  /// The preferred number of pictures in a second; no effect.
  public var preferredFramesPerSecond = 0
  /// The preferred range of the number of pictures in a second; no effect.
  public var preferredFrameRateRange = CAFrameRateRange()

  /// Makes a timer that never fires: without Objective-C a selector cannot be called.
  public init(target: Any, selector sel: Selector) { super.init(mainActor: ()) }

  /// Does nothing.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  public func invalidate() {}
}

/// The timing curve of an animation; no effect.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// Makes a function of a name.
  public init(name: CAMediaTimingFunctionName) { super.init() }
  /// Makes a function of two points of a curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// An animation of a property; nothing is animated.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another; nothing is animated.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; no effect.
  open var fromValue: Any?
  /// The last value; no effect.
  open var toValue: Any?
  /// The change of the value; no effect.
  open var byValue: Any?
}

/// An animation through several values; nothing is animated.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The time of each value, from 0 to 1; no effect.
  open var keyTimes: [NSNumber]?
  /// The path of the values; no effect.
  open var path: CGPath?
}

/// A spring animation; nothing is animated.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// Has no effect.
  open var damping: CGFloat = 10
  /// Has no effect.
  open var stiffness: CGFloat = 100
  /// Has no effect.
  open var mass: CGFloat = 1
  /// Has no effect.
  open var initialVelocity: CGFloat = 0
}

/// Several animations at once; nothing is animated.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A group of changes of layers; nothing is animated.
@preconcurrency @MainActor public enum CATransaction {
  /// Does nothing.
  public static func begin() {}
  /// Does nothing.
  public static func commit() {}
  /// Does nothing.
  public static func setDisableActions(_ flag: Bool) {}
  /// Does nothing.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Returns 0: nothing is animated.
  public static func animationDuration() -> TimeInterval { 0 }
  /// Does nothing.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Returns `true`: nothing is animated.
  public static func disableActions() -> Bool { true }
  /// Does nothing.
  public static func flush() {}
  /// Runs the block immediately, because there is no animation to wait for.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// A range of the number of pictures in a second; nothing is drawn.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The smallest number.
  public var minimum: Float
  /// The largest number.
  public var maximum: Float
  /// The preferred number.
  public var preferred: Float?

  /// The range of the system.
  public static let `default` = CAFrameRateRange()

  /// Makes a range.
  public init(minimum: Float = 0, maximum: Float = 0, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
