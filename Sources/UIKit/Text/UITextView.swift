public import Foundation
import TinamouEnvironment
import TinamouLayout
import TinamouText

/// A text view.
@preconcurrency @MainActor open class UITextView: InertTextView, PlacedTextInput {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! {
    get { storedText }
    set {
      storedText = newValue
      attributes = nil
      selectedRange = NSRange(location: NSString(string: text ?? "").length, length: 0)
      invalidateIntrinsicContentSize()
    }
  }
  private var storedText: String? = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: text ?? "") }
    set {
      newValue?.reportUnmeasuredAttributes()
      text = newValue?.string
      if let font = newValue?.fontOfBeginning { self.font = font }
      attributes = newValue.flatMap { $0.length > 0 ? $0 : nil }
      invalidateIntrinsicContentSize()
    }
  }
  private var attributes: NSAttributedString?
  /// How lines are aligned; a paragraph with a style of its own is aligned as this says.
  open var textAlignment = NSTextAlignment.natural
  /// The font; setting it gives it to the whole text.
  open var font: UIFont? {
    get {
      adjustsFontForContentSizeCategory ? storedFont?.adjusted(to: traitCollection) : storedFont
    }
    set {
      storedFont = newValue
      attributes = attributes?.inFont(font)
      invalidateIntrinsicContentSize()
    }
  }
  private var storedFont: UIFont? = .ofText
  /// Whether the font follows the text size that the user has chosen.
  open var adjustsFontForContentSizeCategory: Bool {
    get { storedAdjustsFontForContentSizeCategory }
    set {
      storedAdjustsFontForContentSizeCategory = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var storedAdjustsFontForContentSizeCategory = false
  /// The space around the text, in points.
  open var textContainerInset: UIEdgeInsets {
    get { storedTextContainerInset }
    set {
      storedTextContainerInset = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var storedTextContainerInset = UIEdgeInsets(
    top: 8, left: 0, bottom: 8, right: 0)
  /// The container of the text.
  public let textContainer: NSTextContainer
  /// The manager that measures the text.
  open private(set) lazy var layoutManager = NSLayoutManager(of: self)
  /// A copy of the text: edits of it have no effect.
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
  /// Has no effect.
  open var isEditable = true
  /// The selection, in UTF-16 code units; an empty one is the caret.
  open var selectedRange: NSRange {
    get { storedSelectedRange }
    set {
      let oldValue = storedSelectedRange
      storedSelectedRange = EditedText(text ?? "", selection: newValue).selection
      if storedSelectedRange != oldValue { textDelegate?.textViewDidChangeSelection(self) }
    }
  }
  private var storedSelectedRange = NSRange(location: 0, length: 0)
  /// The attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  private var ownInputViews: (input: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Makes a text view with a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  /// Makes a text view; the coder is not read.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }
  private var widthOfLayout: CGFloat = 0

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }
  open override var canBecomeFirstResponder: Bool { isEditable }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    post(UITextView.textDidBeginEditingNotification)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    textDelegate?.textViewDidEndEditing(self)
    post(UITextView.textDidEndEditingNotification)
    return true
  }

  // MARK: Editing

  private var textDelegate: (any UITextViewDelegate)? { delegate }

  private func edit(_ change: (inout EditedText) -> Void) {
    var edited = EditedText(text ?? "", selection: selectedRange)
    change(&edited)
    text = edited.text as String
    selectedRange = edited.selection
    textDelegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  open var hasText: Bool { !(text ?? "").isEmpty }
  open func insertText(_ text: String) { edit { $0.replace($0.selection, with: text) } }
  open func deleteBackward() { edit { $0.deleteBackward() } }
  open func replace(_ range: UITextRange, withText text: String) {
    edit { $0.replace(range.range, with: text) }
  }
  open func text(in range: UITextRange) -> String? {
    EditedText(text ?? "", selection: range.range).selected
  }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let range = newValue?.range { selectedRange = range } }
  }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(NSString(string: text ?? "").length) }
  open func caretRect(for position: UITextPosition) -> CGRect { rect(ofCaretAt: position) }
  open func firstRect(for range: UITextRange) -> CGRect { rect(ofFirstLineOf: range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selection(of: range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearest: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(nearest: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { letter(nearest: point) }
  /// Scrolls as little as possible to show a range of the text, without an animation.
  open func scrollRangeToVisible(_ range: NSRange) {
    measureContent()
    let rects = places.rects(of: range)
    guard let first = rects.first else { return }
    scrollRectToVisible(rects.dropFirst().reduce(first) { $0.union($1) }, animated: false)
  }

  var places: TextPlaces {
    TextPlaces(
      hasText ? fragments : fragments(of: TextPlaces.emptyLine), of: text ?? "",
      at: CGPoint(x: textContainerInset.left, y: textContainerInset.top))
  }

  override var isContentKnownToLayout: Bool { false }

  /// The size of the text for a text view that does not scroll; one that scrolls has none.
  override var systemContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: widthOfLayout, height: 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let extent = extent(width: size.width - textContainerInset.left - textContainerInset.right)
    return CGSize(
      width: extent.width + textContainerInset.left + textContainerInset.right,
      height: extent.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// The size of the text in a container of a width, with its padding.
  func extent(width: CGFloat) -> CGSize {
    let sides = 2 * textContainer.lineFragmentPadding
    let isLimited = width > sides && width < 10_000_000
    let extent = measurement(maximumWidth: isLimited ? width - sides : nil).size
    // An empty text is as high as a line, but has no width.
    let width = hasText ? CGFloat(extent.width) : 0
    return CGSize(width: width + sides, height: CGFloat(extent.height))
  }

  /// The lines of the text in its container.
  var fragments: LineFragments {
    fragments(of: attributes ?? NSAttributedString(string: text ?? ""))
  }

  private func fragments(of text: NSAttributedString) -> LineFragments {
    let padding = textContainer.lineFragmentPadding
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    let limit = width > 2 * padding && width < 10_000_000 ? width : nil
    let lines = TextRuler(self).lines(
      of: text, font: font ?? .ofText, adjusts: adjustsFontForContentSizeCategory,
      lines: textContainer.maximumNumberOfLines, maximumWidth: limit.map { $0 - 2 * padding })
    return LineFragments(
      lines.lines, of: text, alignment: textAlignment, padding: padding, width: limit)
  }

  private func measurement(maximumWidth: CGFloat?) -> TextMeasurement {
    let line = text.flatMap { $0.isEmpty ? nil : $0 } ?? " "
    return TextRuler(self).measurement(
      of: attributes ?? NSAttributedString(string: line), font: font ?? .ofText,
      adjusts: adjustsFontForContentSizeCategory, lines: textContainer.maximumNumberOfLines,
      maximumWidth: maximumWidth)
  }

  open override func invalidateIntrinsicContentSize() {
    measuredWidth = nil
    updateBaselines()
    super.invalidateIntrinsicContentSize()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    measuredWidth = nil
    updateBaselines()
  }

  /// Gives the layout the baselines of the text. Apple names text views that do not scroll as views
  /// with baselines; one that scrolls has its lower edge.
  private func updateBaselines() {
    let text = isScrollEnabled ? nil : measurement(maximumWidth: nil)
    layoutView.firstBaselineOffsetFromTop = text.map {
      Double(textContainerInset.top) + $0.firstBaseline
    }
    layoutView.lastBaselineOffsetFromBottom = text.map {
      Double(textContainerInset.bottom) + $0.size.height - $0.lastBaseline
    }
  }

  /// The size of the text in the width of the view.
  open override var contentSize: CGSize {
    get {
      measureContent()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// What the size of the content was measured for; `nil` if the text has changed since.
  private var measuredWidth: CGFloat?

  private func measureContent() {
    guard bounds.width > 0, measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    super.contentSize = CGSize(
      width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  /// Breaks the lines at the width of the frame.
  override func didLayOut() {
    measureContent()
    super.didLayOut()
    guard !isScrollEnabled, widthOfLayout != bounds.width else { return }
    widthOfLayout = bounds.width
    invalidateIntrinsicContentSize()
  }
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
