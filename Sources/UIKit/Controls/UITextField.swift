public import Foundation
import TinamouEnvironment
import TinamouLayout
import TinamouText

/// Text of one line that is written.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// What surrounds the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A bevel.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When a button or view shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While editing.
    case whileEditing = 1
    /// While not editing.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The text.
  open var text: String? = "" { didSet { invalidateIntrinsicContentSize() } }
  /// The text with attributes, of which the string counts.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// What stands in the field while it is empty.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// What stands in the field while it is empty, of which the string counts.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the font follows the text size that the user has chosen.
  open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }
  /// What surrounds the text.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// A view before the text.
  open var leftView: UIView?
  /// When the view before the text shows.
  open var leftViewMode = ViewMode.never
  /// A view behind the text.
  open var rightView: UIView?
  /// When the view behind the text shows.
  open var rightViewMode = ViewMode.never
  /// When a button to clear shows.
  open var clearButtonMode = ViewMode.never
  /// Nothing is drawn.
  open var textColor: UIColor? = .label
  /// Nothing is drawn.
  open var textAlignment: NSTextAlignment = .natural
  /// Nothing is drawn.
  open var isSecureTextEntry = false
  /// Hears of editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field has the keyboard.
  open var isEditing: Bool { isFirstResponder }
  /// Nothing is drawn.
  open var background: UIImage?
  /// Whether letters may shrink, which the layout does not see.
  open var adjustsFontSizeToFitWidth = false
  /// How far letters may shrink, which the layout does not see.
  open var minimumFontSize: CGFloat = 0
  /// Does nothing.
  open var clearsOnBeginEditing = false
  /// Does nothing.
  open var enablesReturnKeyAutomatically = false
  /// Does nothing.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Does nothing.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Does nothing.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Does nothing.
  open var smartDashesType: UITextSmartDashesType = .default
  private var ownInputViews: (input: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }
  /// Does nothing.
  open var keyboardType: UIKeyboardType = .default
  /// Does nothing.
  open var returnKeyType: UIReturnKeyType = .default
  /// Does nothing.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Does nothing.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Does nothing.
  open var textContentType: UITextContentType?

  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override func makeLayoutView() -> LayoutView { LayoutView(kind: .textField) }
  override var isContentKnownToLayout: Bool { false }

  /// The wider of text and placeholder with 7 points at both sides of a border; a line, or with a round
  /// border 13 points more and at least 34, as recorded by Interface Builder.
  override var systemContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let ruler = TextRuler(self)
    func size(_ text: String?) -> CGSize {
      ruler.size(
        of: text ?? "", font: adjustsFontForContentSizeCategory ? font.model : font.fixed,
        adjusts: adjustsFontForContentSizeCategory, lines: 1, maximumWidth: nil)
    }
    let shown = text?.isEmpty ?? true ? placeholder : text
    let line = size("X").height.rounded(.up)
    let width = size(shown).width
    switch borderStyle {
    case .none: return CGSize(width: width, height: line)
    case .line, .bezel: return CGSize(width: width + 14, height: line + 4)
    case .roundedRect: return CGSize(width: width + 14, height: max(line + 13, 34))
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }
  /// The rectangle of the text while it is written.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the view before the text, which is not laid out.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.bounds ?? .zero }
  /// The rectangle of the view behind the text, which is not laid out.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.bounds ?? .zero }
  /// The rectangle of the button to clear, which is not laid out.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
