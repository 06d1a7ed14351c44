public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A text view.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! = "" {
    didSet {
      attributes = nil
      invalidateIntrinsicContentSize()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes, of which only the first font is used.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: text ?? "") }
    set {
      newValue?.reportUnmeasuredAttributes()
      if let font = newValue?.fontOfBeginning { self.font = font }
      text = newValue?.string
      attributes = newValue
    }
  }
  private var attributes: NSAttributedString?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the font follows the text size that the user has chosen.
  open var adjustsFontForContentSizeCategory = false { didSet { invalidateIntrinsicContentSize() } }
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The container of the text.
  public let textContainer = NSTextContainer()
  /// Has no effect: nothing is drawn.
  open var textColor: UIColor? = .label
  /// Has no effect: nothing is drawn.
  open var textAlignment: NSTextAlignment = .natural
  /// Has no effect.
  open var isEditable = true
  /// Has no effect.
  open var isSelectable = true
  /// The selected range.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The types of data to detect; no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; nothing is drawn.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Has no effect.
  open var keyboardType: UIKeyboardType = .default
  /// Has no effect.
  open var returnKeyType: UIReturnKeyType = .default
  /// Has no effect.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Has no effect.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Has no effect.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Has no effect.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Has no effect.
  open var isSecureTextEntry = false
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
  open func scrollRangeToVisible(_ range: NSRange) {}

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Makes a text view; the container is not used.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  /// Makes a text view; the coder is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  private var widthOfLayout: CGFloat = 0

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
  open override var canBecomeFirstResponder: Bool { isEditable }
  override var isContentKnownToLayout: Bool { false }

  /// The size of the text for a text view that does not scroll; one that scrolls has none.
  override var systemContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: widthOfLayout, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font ?? .systemFont(ofSize: 12)
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let text = text.flatMap { $0.isEmpty ? nil : $0 } ?? " "
    let extent = TextRuler(self).size(
      of: text, font: adjustsFontForContentSizeCategory ? font.model : font.fixed,
      adjusts: adjustsFontForContentSizeCategory, lines: textContainer.maximumNumberOfLines,
      maximumWidth: size.width > sides && size.width < 10_000_000 ? size.width - sides : nil)
    return CGSize(
      width: extent.width + sides,
      height: extent.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// Breaks the lines at the width of the frame.
  override func didLayOut() {
    super.didLayOut()
    guard !isScrollEnabled, widthOfLayout != bounds.width else { return }
    widthOfLayout = bounds.width
    invalidateIntrinsicContentSize()
  }
}

/// The area of a text in its view.
@preconcurrency @MainActor public final class NSTextContainer: MainActorObject {
  /// The space at both ends of lines, in points.
  public var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines, 0 for no maximum.
  public var maximumNumberOfLines = 0
  /// The line break mode of the last line.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping

  init() { super.init(mainActor: ()) }
}

/// Receives events of a text view; there is no keyboard.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// The text has changed; never called.
  func textViewDidChange(_ textView: UITextView)
  /// Editing has begun; never called.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended; never called.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// Types of data to detect; no effect.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's numbers.
  public let rawValue: UInt

  /// Makes types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
