public import Foundation

/// A touch; there is none.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    /// Another name of ``pencil``.
    public static let stylus = TouchType.pencil
  }

  /// Returns the location of the touch.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the previous location of the touch.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The touched view, always `nil`.
  open var view: UIView? { nil }
  /// The touched window, always `nil`.
  open var window: UIWindow? { nil }
  /// The phase of the touch.
  open var phase: Phase { .cancelled }
  /// The number of taps.
  open var tapCount: Int { 0 }
  /// What touches.
  open var type: TouchType { .direct }
  /// The time of the touch, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The force of the touch.
  open var force: CGFloat { 0 }
  /// The largest force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 0 }
  /// The gesture recognisers that receive the touch; none.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// An event; there is none.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Kinds of events.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause,
      remoteControlNextTrack, remoteControlPreviousTrack
  }

  /// Types of events.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }

  /// The touches.
  open var allTouches: Set<UITouch>? { nil }
  /// The type of the event.
  open var type: EventType { .touches }
  /// The kind of the event.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// Returns the touches in a view; none.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// Returns the touches between two events; none.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Returns the touches that may follow; none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
