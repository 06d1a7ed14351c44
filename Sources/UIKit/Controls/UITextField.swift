public import Foundation
import TinamouEnvironment
import TinamouLayout
import TinamouText

/// A text field.
@preconcurrency @MainActor open class UITextField: InertTextField, PlacedTextInput {
  /// The border style.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a button or side view is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The text.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue
      attributes = nil
      selection = NSRange(location: NSString(string: text ?? "").length, length: 0)
      invalidateIntrinsicContentSize()
    }
  }
  private var storedText: String? = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      newValue?.reportUnmeasuredAttributes()
      text = newValue?.string
      if let font = newValue?.fontOfBeginning { self.font = font }
      attributes = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var attributes: NSAttributedString?
  /// The placeholder.
  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var storedPlaceholder: String?
  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder }
    set {
      storedAttributedPlaceholder = newValue
      placeholder = attributedPlaceholder?.string
    }
  }
  private var storedAttributedPlaceholder: NSAttributedString?
  /// The attributes of the text; those that would change its size in UIKit, but not here, are
  /// reported.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { otherAttributes.merging([.font: font as Any]) { $1 } }
    set {
      NSAttributedString(string: " ", attributes: newValue).reportUnmeasuredAttributes()
      otherAttributes = newValue
      otherAttributes[.font] = nil
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  private var otherAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the text is aligned between the side views.
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
  private var storedFont: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
  /// Whether the font follows the text size that the user has chosen.
  open var adjustsFontForContentSizeCategory: Bool {
    get { storedAdjustsFontForContentSizeCategory }
    set {
      storedAdjustsFontForContentSizeCategory = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var storedAdjustsFontForContentSizeCategory = false
  /// The border style.
  open var borderStyle: BorderStyle {
    get { storedBorderStyle }
    set {
      storedBorderStyle = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var storedBorderStyle: BorderStyle = .none
  /// A view at the leading side of the text.
  open var leftView: UIView? {
    get { sideViews.left }
    set { setSideView(newValue, at: \.left) }
  }
  /// When the leading view is shown.
  open var leftViewMode: ViewMode {
    get { sideViewModes.left }
    set {
      sideViewModes.left = newValue
      setNeedsLayout()
    }
  }
  /// A view at the trailing side of the text.
  open var rightView: UIView? {
    get { sideViews.right }
    set { setSideView(newValue, at: \.right) }
  }
  /// When the trailing view is shown.
  open var rightViewMode: ViewMode {
    get { sideViewModes.right }
    set {
      sideViewModes.right = newValue
      setNeedsLayout()
    }
  }
  private var sideViews: (left: UIView?, right: UIView?)
  private var sideViewModes = (left: ViewMode.never, right: ViewMode.never)
  /// When the clear button is shown.
  open var clearButtonMode = ViewMode.never
  /// Receives editing events.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Has no effect: nothing is drawn.
  open var background: UIImage?
  /// Whether the font size can shrink; the layout ignores it.
  open var adjustsFontSizeToFitWidth = false
  /// The limit for shrinking the font; the layout ignores it.
  open var minimumFontSize: CGFloat = 0
  private var ownInputViews: (input: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  // MARK: Editing

  private var selection = NSRange(location: 0, length: 0)

  private func edit(_ change: (inout EditedText) -> Void) {
    var edited = EditedText(text ?? "", selection: selection)
    change(&edited)
    text = edited.text as String
    selection = edited.selection
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
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
    get { UITextRange(selection) }
    set {
      selection = EditedText(text ?? "", selection: newValue?.range ?? selection).selection
      delegate?.textFieldDidChangeSelection(self)
    }
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

  /// The places of the letters: on one line, in the middle of the rectangle of the text. A text that
  /// is wider is not scrolled.
  var places: TextPlaces {
    let shown = hasText ? attributedText ?? TextPlaces.emptyLine : TextPlaces.emptyLine
    let lines = TextRuler(self).lines(
      of: shown, font: shownFont, adjusts: adjustsFontForContentSizeCategory, lines: 1,
      maximumWidth: nil)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let height = CGFloat(lines.lines.last?.bottom ?? 0)
    return TextPlaces(
      LineFragments(
        lines.lines, of: shown, alignment: textAlignment, padding: 0, width: rect.width),
      of: text ?? "", at: CGPoint(x: rect.minX, y: rect.midY - height / 2))
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
    return true
  }

  override func makeLayoutView() -> LayoutView {
    let view = LayoutView(kind: .textField)
    giveText(to: view)
    return view
  }

  open override func invalidateIntrinsicContentSize() {
    giveText(to: layoutView)
    super.invalidateIntrinsicContentSize()
  }

  /// Gives the layout the text, for its baselines.
  private func giveText(to view: LayoutView) {
    view.text = text
    view.placeholder = placeholder
    view.take(shownFont, attributes, adjusts: adjustsFontForContentSizeCategory)
  }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }
  override var isContentKnownToLayout: Bool { false }

  /// The size: the wider of text and placeholder, with 7 points on both sides if there is a border;
  /// the height of a line, or with a round border 13 points more and at least 34, as recorded by
  /// Interface Builder.
  override var systemContentSize: CGSize {
    let ruler = TextRuler(self)
    func size(_ text: NSAttributedString?) -> CGSize {
      ruler.size(
        of: text ?? NSAttributedString(string: ""), font: shownFont,
        adjusts: adjustsFontForContentSizeCategory, lines: 1, maximumWidth: nil)
    }
    func attributed(_ text: String?) -> NSAttributedString? {
      text.map { NSAttributedString(string: $0, attributes: otherAttributes) }
    }
    let hasText = text?.isEmpty == false
    let shown = hasText ? attributes ?? attributed(text) : shownPlaceholder
    let line = size(attributed("X")).height.rounded(.up)
    let width = size(shown).width
    switch borderStyle {
    case .none: return CGSize(width: width, height: line)
    case .line, .bezel: return CGSize(width: width + 14, height: line + 4)
    case .roundedRect: return CGSize(width: width + 14, height: max(line + 13, 34))
    }
  }

  private var shownPlaceholder: NSAttributedString? {
    guard let attributedPlaceholder, attributedPlaceholder.string == placeholder else {
      return placeholder.map { NSAttributedString(string: $0) }
    }
    return attributedPlaceholder
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Returns the rectangle of the text, between the side views that are shown.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
    let (left, right) = (
      isShown(leftViewMode) ? leftView.map { _ in leftViewRect(forBounds: bounds) } : nil,
      isShown(rightViewMode) ? rightView.map { _ in rightViewRect(forBounds: bounds) } : nil
    )
    for side in [left, right].compactMap(\.self) where side.width > 0 {
      if side.midX < bounds.midX {
        let end = max(rect.minX, side.maxX)
        rect = CGRect(
          x: end, y: rect.minY, width: max(0, rect.maxX - end), height: rect.height)
      } else {
        rect.size.width = max(0, min(rect.maxX, side.minX) - rect.minX)
      }
    }
    return rect
  }
  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the leading view: at the leading edge, centred vertically.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: leftView, atLeft: !isRightToLeft, in: bounds)
  }
  /// Returns the rectangle of the trailing view: at the trailing edge, centred vertically.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: rightView, atLeft: isRightToLeft, in: bounds)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func rect(of view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = view?.sizeInField else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private func setSideView(
    _ view: UIView?, at side: WritableKeyPath<(left: UIView?, right: UIView?), UIView?>
  ) {
    sideViews[keyPath: side]?.removeFromSuperview()
    sideViews[keyPath: side] = view
    setNeedsLayout()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, leftViewMode) { leftViewRect(forBounds: $0) }
    place(rightView, rightViewMode) { rightViewRect(forBounds: $0) }
  }

  private func place(_ view: UIView?, _ mode: ViewMode, _ rect: (CGRect) -> CGRect) {
    guard let view else { return }
    guard isShown(mode) else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(bounds)
  }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

extension UIView {
  /// The size of the view at the side of a field: that of its constraints, or of its bounds, or
  /// else of its content.
  fileprivate var sizeInField: CGSize {
    if !translatesAutoresizingMaskIntoConstraints {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return bounds.size == .zero ? sizeThatFits(bounds.size) : bounds.size
  }
}
