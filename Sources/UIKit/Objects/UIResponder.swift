public import Foundation

/// The base class of views, controllers and the application. There are no events, because there are
/// no touches.
@preconcurrency @MainActor open class UIResponder: MainActorObject, UIFocusEnvironment {
  /// Makes a responder; only for classes of this module.
  public init(responder: Void) { super.init(mainActor: ()) }
  /// Makes a responder.
  public convenience init() { self.init(responder: ()) }

  /// The next responder.
  open var next: UIResponder? { nil }
  /// Whether the responder can become first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder can resign.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// A view that replaces the keyboard; no effect.
  open var inputView: UIView? { nil }
  /// A view above the keyboard; no effect.
  open var inputAccessoryView: UIView? { nil }

  /// A controller whose view replaces the keyboard; no effect.
  open var inputViewController: UIInputViewController? { nil }
  /// A controller whose view is above the keyboard; no effect.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  private static weak var first: UIResponder?
  /// The handlers that observe the traits of a view or controller.
  var traitHandlers = TraitHandlers()

  /// Makes the responder the first responder; the keyboard does not appear by itself: see
  /// ``UIScreen/keyboardHeight``.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIResponder.first = self
    return true
  }

  /// Resigns the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  // MARK: Accessibility

  /// A name for tests; diagnostics and recorded layouts show that of a view.
  open var accessibilityIdentifier: String?
  /// The text that VoiceOver reads; no effect.
  open var accessibilityLabel: String?
  /// The accessibility hint; no effect.
  open var accessibilityHint: String?
  /// The accessibility value; no effect.
  open var accessibilityValue: String?
  /// The accessibility traits; no effect.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether this is an accessibility element; no effect.
  open var isAccessibilityElement = false
  /// The accessibility elements inside of this one; no effect.
  open var accessibilityElements: [Any]?
  /// Whether VoiceOver ignores what is inside; no effect.
  open var accessibilityElementsHidden = false
  /// Whether VoiceOver reads what is inside together; no effect.
  open var shouldGroupAccessibilityChildren = false

  /// Whether VoiceOver ignores what is beside this; no effect.
  open var accessibilityViewIsModal = false
  /// The actions that VoiceOver offers; no effect.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The frame that VoiceOver shows; no effect.
  open var accessibilityFrame = CGRect.zero
  /// The point that VoiceOver activates; no effect.
  open var accessibilityActivationPoint = CGPoint.zero
  /// The language in which VoiceOver reads; no effect.
  open var accessibilityLanguage: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names for Voice Control; no effect.
  open var accessibilityUserInputLabels: [String]! = []
  /// Never called: VoiceOver activates the element.
  open func accessibilityActivate() -> Bool { false }
  /// Never called: VoiceOver increments the value.
  open func accessibilityIncrement() {}
  /// Never called: VoiceOver decrements the value.
  open func accessibilityDecrement() {}
  /// Never called: VoiceOver leaves what is modal.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Never called: VoiceOver performs the most important action.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Never called: VoiceOver scrolls.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Never called: VoiceOver is at the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Never called: VoiceOver left the element.
  open func accessibilityElementDidLoseFocus() {}

  // MARK: Editing

  /// Copies the selection and deletes it; a responder without text does nothing.
  open func cut(_ sender: Any?) { editedText?.cut() }
  /// Copies the selection; a responder without text does nothing.
  open func copy(_ sender: Any?) { editedText?.copySelection() }
  /// Inserts what was copied; a responder without text does nothing.
  open func paste(_ sender: Any?) { editedText?.paste() }
  /// Deletes the selection; a responder without text does nothing.
  open func delete(_ sender: Any?) { editedText?.deleteSelection() }
  /// Never called: the user selects something.
  open func select(_ sender: Any?) {}
  /// Selects everything; a responder without text does nothing.
  open func selectAll(_ sender: Any?) { editedText?.selectEverything() }

  private var editedText: (any UITextInput)? { self as? any UITextInput }

  // MARK: Events

  /// Does nothing: there is no keyboard.
  open func reloadInputViews() {}
  /// Returns `false`: without Objective-C a selector cannot be performed.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Returns the responder for an action, from this one on; `nil` if none can perform it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  /// The key commands; there is no keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Never called: there are no touch events.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: there are no touch events.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: there are no touch events.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: there are no touch events.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: there are no motion events.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: there are no motion events.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: there are no motion events.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: there is no keyboard.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: there is no keyboard.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: there is no keyboard.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: there is no keyboard.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: there are no remote controls.
  open func remoteControlReceived(with event: UIEvent?) {}

  // MARK: Focus

  /// Whether a view can have the focus; no effect.
  open var canBecomeFocused: Bool { false }
  /// Whether a view has the focus, which none has.
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Does nothing: there is no focus.
  open func setNeedsFocusUpdate() {}
  /// Does nothing: there is no focus.
  open func updateFocusIfNeeded() {}
  /// Never called: there is no focus.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called: there is no focus.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
