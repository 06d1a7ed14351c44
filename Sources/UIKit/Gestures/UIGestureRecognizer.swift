public import Foundation

/// A gesture recogniser, which recognises nothing, because there are no touch events.
@preconcurrency @MainActor open class UIGestureRecognizer: MainActorObject {
  /// The state of a gesture recogniser.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// Another name of ``ended``.
    public static let recognized = State.ended
  }

  /// The view to which the recogniser was added.
  public internal(set) weak var view: UIView?
  /// The state.
  open var state = State.possible
  /// Has no effect.
  open var isEnabled = true
  /// Has no effect.
  open var cancelsTouchesInView = true
  /// Has no effect.
  open var delaysTouchesBegan = false
  /// Has no effect.
  open var delaysTouchesEnded = true
  /// Has no effect.
  open var requiresExclusiveTouchType = true
  /// A name for debugging.
  open var name: String?
  /// The delegate, which is never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The number of touches, always 0.
  open var numberOfTouches: Int { 0 }

  /// Makes a recogniser, whose action is never performed.
  public init(target: Any?, action: Selector?) { super.init(mainActor: ()) }
  /// Makes a recogniser.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Does nothing: the action is never performed.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Returns zero: there are no touch events.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns zero: there are no touch events.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Does nothing.
  open func reset() { state = .possible }
  /// The types of touches, by ``UITouch/TouchType``; no effect.
  open var allowedTouchTypes: [NSNumber] = []
  /// The types of presses, by ``UIPress/PressType``; no effect.
  open var allowedPressTypes: [NSNumber] = []
  /// Does nothing: there are no touch events.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Never called: returns whether the recogniser prevents another one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Never called: returns whether another recogniser prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Never called: returns whether the recogniser waits for another one.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Never called: returns whether another recogniser waits for this one.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Never called: there are no touch events.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: there are no touch events.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: there are no touch events.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: there are no touch events.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Never called: there are no touch events.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a recognizer receives a touch; never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether a recognizer begins; never called.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two recognizers work at the same time; never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer waits for another one; never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another recognizer waits for this one; never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer receives a press; never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
}
