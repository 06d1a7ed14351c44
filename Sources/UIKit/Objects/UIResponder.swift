import Foundation

/// The base class of views, controllers and the application. There are no events, because there are
/// no touches.
@preconcurrency @MainActor open class UIResponder: InertResponder, UIFocusEnvironment {
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

  /// Returns `false`: without Objective-C a selector cannot be performed.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Returns the responder for an action, from this one on; `nil` if none can perform it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Focus

  /// Whether a view has the focus, which none has.
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
}
