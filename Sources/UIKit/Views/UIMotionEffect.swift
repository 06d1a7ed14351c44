import Foundation

/// An effect of tilting the device, which is never tilted.
@preconcurrency @MainActor open class UIMotionEffect: MainActorObject {
  /// Makes an effect.
  public init() { super.init(mainActor: ()) }
}

/// An effect that changes a value; the device is never tilted.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of an effect.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The name of the value.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The change of the value to the one side; no effect.
  open var minimumRelativeValue: Any?
  /// The change of the value to the other side; no effect.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects of tilting the device, which is never tilted.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Adds an effect, which never happens.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
