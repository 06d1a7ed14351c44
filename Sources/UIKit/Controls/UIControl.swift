public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A view that the user acts on; there is no touch, so actions come only from
/// ``sendActions(for:)``.
@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(events: Event, action: UIAction)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control can be used.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether the control is touched; there is no touch.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// What a class of UIKit does when the control is another one.
  func stateDidChange() {}
  /// What the control is.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether a finger is down: never.
  open var isTracking: Bool { false }
  /// Whether a finger is down inside: never.
  open var isTouchInside: Bool { false }
  /// Where content lies across lines; nothing is drawn.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// Where content lies along lines; nothing is drawn.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// Whether a tap shows a menu; there is no touch.
  open var showsMenuAsPrimaryAction = false
  /// What stands beside a pointer; there is none.
  open var toolTip: String?

  /// Does nothing: without Objective-C nothing can perform a selector.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Runs an action at events; one of the same name is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, action))
  }
  /// Takes an action away.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Takes an action away.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
  }
  /// Runs the actions of events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }
  /// Runs an action.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }
  /// Never called: there is no touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: there is no touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: there is no touch.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Never called: there is no touch.
  open func cancelTracking(with event: UIEvent?) {}
}
