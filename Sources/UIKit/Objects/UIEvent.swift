public import Foundation

/// A touch; there is none.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable {
    /// It began.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It ended.
    case ended = 3
    /// It was called off.
    case cancelled = 4
  }

  /// Where the touch is.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the touch was.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The view that is touched; none is.
  open var view: UIView? { nil }
  /// The window that is touched; none is.
  open var window: UIWindow? { nil }
  /// How far the touch is.
  open var phase: Phase { .cancelled }
  /// How often the finger came down.
  open var tapCount: Int { 0 }
}

/// An event; there is none.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Kinds of events.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// Somebody shook the device.
    case motionShake = 1
  }

  /// The touches.
  open var allTouches: Set<UITouch>? { nil }
}

/// A key that somebody wants to hear of; there is no keyboard.
@preconcurrency @MainActor open class UIKeyCommand: MainActorObject {
  /// Makes a key, which is never pressed.
  public init(input: String, action: Selector) { super.init(mainActor: ()) }
}
