public import Foundation

/// An animation; nothing moves.
@preconcurrency @MainActor open class CAAnimation: MainActorObject {
  /// How long it would last, in seconds.
  open var duration: TimeInterval = 0
  /// How often it would run.
  open var repeatCount: Float = 0
  /// Whether it would go back.
  open var autoreverses = false
  /// Whether it would go when it has ended.
  open var isRemovedOnCompletion = true
  /// When it would begin.
  open var beginTime: TimeInterval = 0
  /// What shows before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How fast it would run when.
  open var timingFunction: CAMediaTimingFunction?

  /// Makes an animation.
  public init() { super.init(mainActor: ()) }
}

/// What shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What is without it.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// What it ended with.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// What it begins with.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How fast an animation would run when.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow, fast.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Fast, slow.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow, fast, slow.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// How fast an animation would run when; nothing moves.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// Makes a function of a name.
  public init(name: CAMediaTimingFunctionName) { super.init() }
  /// Makes a function of two points of a curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// An animation of a property; nothing moves.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another; nothing moves.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value that it would begin with.
  open var fromValue: Any?
  /// The value that it would end with.
  open var toValue: Any?
  /// How much it would change the value.
  open var byValue: Any?
}

/// An animation through several values; nothing moves.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each of them would show, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// An animation as of a spring; nothing moves.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// Does nothing.
  open var damping: CGFloat = 10
  /// Does nothing.
  open var stiffness: CGFloat = 100
  /// Does nothing.
  open var mass: CGFloat = 1
  /// Does nothing.
  open var initialVelocity: CGFloat = 0
}

/// Several animations at once; nothing moves.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// Changes of layers that belong together; nothing moves.
@preconcurrency @MainActor public enum CATransaction {
  /// Does nothing.
  public static func begin() {}
  /// Does nothing.
  public static func commit() {}
  /// Does nothing.
  public static func setDisableActions(_ flag: Bool) {}
  /// Does nothing.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Runs the block: nothing has to end first.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// What turns and moves a layer in space; nothing is drawn.
public struct CATransform3D: Equatable, Sendable {
  /// The part of the transform in the plane.
  var plane = CGAffineTransform.identity
}

/// What changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Makes a change of size.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(plane: CGAffineTransform(scaleX: sx, y: sy))
}

/// Makes a turn around the axis that points at the viewer, in radians; other axes are left out.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(plane: z != 0 ? CGAffineTransform(rotationAngle: angle) : .identity)
}

/// Makes a move.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3D(plane: CGAffineTransform(translationX: tx, y: ty)) }
