extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down more than once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger went up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger went up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was called off.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything about touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything about editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
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
    /// Chosen by a remote control.
    public static let focused = State(rawValue: 8)
    /// Bits for the app's use.
    public static let application = State(rawValue: 0xFF_0000)
  }

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
}
