public import Foundation

/// A view above or in place of the keyboard, which lays out its subviews as any other view.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The style of a view; nothing is drawn.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  /// The style of the view.
  public let inputViewStyle: Style
  /// Whether constraints determine the height; no effect, because the view is not shown.
  open var allowsSelfSizing = false

  /// Makes a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view; the coder is not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// Shows a view in place of the keyboard, or above it; it is not shown by itself.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open override var inputView: UIView? { view as? UIInputView }
  /// Whether the keyboard can use the network, always `false`.
  open var hasFullAccess: Bool { false }
  /// Does nothing: there are no other keyboards.
  open func advanceToNextInputMode() {}
  /// Does nothing: there is no keyboard.
  open func dismissKeyboard() {}
}
