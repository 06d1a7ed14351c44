public import Foundation

/// A touch; there is none.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
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

  /// The touches.
  open var allTouches: Set<UITouch>? { nil }
}
