public import Foundation

/// Recognizes nothing: there is no touch.
@preconcurrency @MainActor open class UIGestureRecognizer: MainActorObject {
  /// How far a recognizer is.
  public enum State: Int, Sendable {
    /// Nowhere.
    case possible
    /// It began.
    case began
    /// It changed.
    case changed
    /// It ended.
    case ended
    /// It was called off.
    case cancelled
    /// It did not recognize.
    case failed

    /// Another name of ``ended``.
    public static let recognized = State.ended
  }

  /// The view that the recognizer was added to.
  public internal(set) weak var view: UIView?
  /// How far the recognizer is: nowhere.
  open var state = State.possible
  /// Does nothing.
  open var isEnabled = true
  /// Does nothing.
  open var cancelsTouchesInView = true
  /// Does nothing.
  open var delaysTouchesBegan = false
  /// Does nothing.
  open var delaysTouchesEnded = true
  /// Does nothing.
  open var requiresExclusiveTouchType = true
  /// A name for people.
  open var name: String?
  /// The app's delegate, which is never asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How many fingers touch: none.
  open var numberOfTouches: Int { 0 }

  /// Makes a recognizer; its action is never performed.
  public init(target: Any?, action: Selector?) { super.init(mainActor: ()) }
  /// Makes a recognizer.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Does nothing: the action would never be performed.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Where the touch is; there is none.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where a touch is; there is none.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Begins anew; nothing began.
  open func reset() { state = .possible }
  /// Never called: there is no touch.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: there is no touch.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: there is no touch.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: there is no touch.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Is never asked: there is no touch.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a touch counts; never asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether a recognizer begins; never asked.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two recognize at the same time; never asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Every touch counts.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Every recognizer begins.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// One recognizes at a time.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
