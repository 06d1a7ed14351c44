public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A view for user input; there are no touch events, so only ``sendActions(for:)`` runs actions.
@preconcurrency @MainActor open class UIControl: InertControl {
  private var actions: [(events: Event, action: UIAction)] = []

  /// Makes a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control can be used.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      guard newValue != storedIsEnabled else { return }
      storedIsEnabled = newValue
      stateDidChange()
    }
  }
  private var storedIsEnabled = true
  /// Whether the control is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set {
      guard newValue != storedIsSelected else { return }
      storedIsSelected = newValue
      stateDidChange()
    }
  }
  private var storedIsSelected = false
  /// Whether the control is highlighted; there are no touch events.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      guard newValue != storedIsHighlighted else { return }
      storedIsHighlighted = newValue
      stateDidChange()
    }
  }
  private var storedIsHighlighted = false
  /// Called after the state of the control has changed, for the classes of UIKit.
  func stateDidChange() {}
  /// The state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether there is a touch, always `false`.
  open var isTracking: Bool { false }
  /// Whether there is a touch inside, always `false`.
  open var isTouchInside: Bool { false }
  /// The vertical alignment of content.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { storedContentVerticalAlignment }
    set {
      storedContentVerticalAlignment = newValue
      setNeedsLayout()
    }
  }
  private var storedContentVerticalAlignment: ContentVerticalAlignment = .center
  /// The horizontal alignment of content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { storedContentHorizontalAlignment }
    set {
      storedContentHorizontalAlignment = newValue
      setNeedsLayout()
    }
  }
  private var storedContentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// The horizontal alignment of content in the direction of writing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  /// Adds an action for events; it replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, action))
  }
  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Removes an action.
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
  /// The targets of actions: none, because they cannot be called without Objective-C.
  open var allTargets: Set<AnyHashable> { [] }
  /// The events for which there are actions.
  open var allControlEvents: Event {
    actions.reduce(into: Event()) { $0.formUnion($1.events) }
  }
  /// Returns `nil`: without Objective-C a selector cannot be performed.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    nil
  }
  /// Calls a block with each action.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in actions where !stops { iterator(entry.action, nil, entry.events, &stops) }
  }
  /// Never called: without Objective-C a selector cannot be performed.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}

/// A view that shows a part of a control. Recorded layouts and rules leave it out, because the
/// control stands for it.
@MainActor protocol ControlPart: UIView {}
