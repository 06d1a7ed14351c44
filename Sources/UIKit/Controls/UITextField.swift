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
  /// The app's delegate, which is never asked.
  open weak var delegate: (any UITextFieldDelegate)?
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

  open override var canBecomeFirstResponder: Bool { true }

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
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

/// Is never asked: there is no keyboard.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// The return key was pressed; never.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Editing began; never.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing ended; never.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Takes the key.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// Which keyboard would appear.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default`
  /// Latin letters.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// Addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of mail.
  case emailAddress
  /// Digits with a point.
  case decimalPad
}

/// What the return key would say.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
}

/// Which letters would become capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of words.
  case words
  /// The first of sentences.
  case sentences
  /// All.
  case allCharacters
}

/// Whether words would be corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// What a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for it.
  public let rawValue: String

  /// Makes a type from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
}
