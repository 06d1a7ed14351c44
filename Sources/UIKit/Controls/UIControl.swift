import Foundation
import TinamouEnvironment
import TinamouLayout

/// A view that the user acts on; there is no touch, so actions come only from
/// ``sendActions(for:)``.
@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(events: Event, action: UIAction)] = []

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger went up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// All of them.
    public static let allEvents = Event(rawValue: .max)
  }

  /// What a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// Whether the control can be used.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is touched; there is no touch.
  open var isHighlighted = false
  /// Where content lies across lines; nothing is drawn.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// Where content lies along lines; nothing is drawn.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center

  /// Where content lies across lines.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Everywhere.
    case fill
  }

  /// Where content lies along lines.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Everywhere.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// Does nothing: without Objective-C nothing can perform a selector.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Runs an action at events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
  /// Runs the actions of events.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
}

/// A block with a name.
@preconcurrency @MainActor open class UIAction: MainActorObject {
  /// The name.
  open var title: String
  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.handler = handler
    super.init(mainActor: ())
  }
}
