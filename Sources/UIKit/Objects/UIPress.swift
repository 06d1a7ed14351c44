public import Foundation

/// A pressed key or button; there is none.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The phase of the press.
  open var phase: Phase { .cancelled }
}

/// An event of keys or buttons; there is none.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The pressed keys and buttons.
  open var allPresses: Set<UIPress> { [] }
}

/// The keys that are held with another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's numbers.
  public let rawValue: Int

  /// Makes flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key command; there is no keyboard.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key with an arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with an arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with an arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with an arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"

  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with the key.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a key command, which is never performed.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a key command, which is never performed.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

extension UIViewController {
  /// Does nothing: there is no keyboard.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Does nothing: there is no keyboard.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
