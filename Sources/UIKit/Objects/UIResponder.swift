import Foundation

/// The base class of views, controllers and the application. Events do not come, since there is no
/// touch.
@preconcurrency @MainActor open class UIResponder: MainActorObject {
  /// Makes a responder; only for classes of this module.
  public init(responder: Void) { super.init(mainActor: ()) }
  /// Makes a responder.
  public convenience init() { self.init(responder: ()) }

  /// Who would get an event next.
  open var next: UIResponder? { nil }
  /// Whether the responder could get the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder could give the keyboard back.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder got the keyboard last.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// A view in place of the keyboard; does nothing.
  open var inputView: UIView? { nil }
  /// A view above the keyboard; does nothing.
  open var inputAccessoryView: UIView? { nil }

  private static weak var first: UIResponder?

  /// Gets the keyboard, which does not appear by itself: see ``UIScreen/keyboardHeight``.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIResponder.first = self
    return true
  }

  /// Gives the keyboard back.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// Does nothing: there is no keyboard.
  open func reloadInputViews() {}
  /// Whether the responder can do what a selector names; without Objective-C nothing can.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The keys that the responder hears of; there is no keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Never called: there is no touch.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: there is no touch.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: there is no touch.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: there is no touch.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: nobody shakes the device.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
