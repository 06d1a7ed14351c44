public import Foundation
import TinamouEnvironment
import TinamouLayout
import TinamouText

/// A label.
@preconcurrency @MainActor open class UILabel: InertLabel {
  override var receivesEvents: Bool { false }
  override func makeLayoutView() -> LayoutView {
    let view = LayoutView(kind: .label)
    view.adjustsFontForContentSizeCategory = false
    return view
  }

  /// The text.
  open var text: String? {
    get { layoutView.text }
    set {
      attributes = nil
      setText(newValue)
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get {
      attributes ?? text.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
    }
    set {
      newValue?.reportUnmeasuredAttributes()
      attributes = nil
      if let font = newValue?.fontOfBeginning { self.font = font }
      attributes = newValue
      setText(newValue?.string)
    }
  }
  private var attributes: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; setting it gives it to the whole text.
  open var font: UIFont! {
    get {
      adjustsFontForContentSizeCategory ? storedFont?.adjusted(to: traitCollection) : storedFont
    }
    set {
      storedFont = newValue
      attributes = attributes?.inFont(font)
      appearanceDidChange()
    }
  }
  private var storedFont: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
  /// Whether the font follows the text size that the user has chosen.
  open var adjustsFontForContentSizeCategory: Bool {
    get { storedAdjustsFontForContentSizeCategory }
    set {
      storedAdjustsFontForContentSizeCategory = newValue
      appearanceDidChange()
    }
  }
  private var storedAdjustsFontForContentSizeCategory = false
  /// The maximum number of lines, 0 for no maximum.
  open var numberOfLines: Int {
    get { layoutView.numberOfLines }
    set {
      layoutView.numberOfLines = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The width at which lines break, in points; with 0 they break at the width of the label.
  open var preferredMaxLayoutWidth: CGFloat {
    get { storedPreferredMaxLayoutWidth }
    set {
      storedPreferredMaxLayoutWidth = newValue
      layoutView.preferredMaxLayoutWidth = Double(preferredMaxLayoutWidth)
    }
  }
  private var storedPreferredMaxLayoutWidth: CGFloat = 0
  /// The line break mode: all others but `byCharWrapping` break between words.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      storedLineBreakMode = newValue
      appearanceDidChange()
    }
  }
  private var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Where lines break in addition to ``lineBreakMode``; not measured.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Whether the font size can shrink; the layout ignores it.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the text becomes smaller where it has no room.
  var shrinksText: Bool { adjustsFontSizeToFitWidth && numberOfLines == 1 }
  /// The limit for shrinking the font; the layout ignores it.
  open var minimumScaleFactor: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var isEnabled = true
  /// Has no effect: nothing is drawn.
  open var isHighlighted = false

  /// The width at which the lines of a subclass with its own content size break.
  private var widthOfLayout: CGFloat = 0

  private func setText(_ text: String?) {
    layoutView.text = text
    widthOfLayout = 0
    appearanceDidChange()
  }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// Gives the layout the font, the attributes and the line break mode.
  private func appearanceDidChange() {
    layoutView.take(
      shownFont, attributes, adjusts: adjustsFontForContentSizeCategory, breaking: lineBreakMode)
    invalidateIntrinsicContentSize()
  }

  /// The width at which lines break; 0 for no limit.
  private var maximumWidth: CGFloat {
    preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthOfLayout
  }

  override var systemContentSize: CGSize {
    ownTextRect(in: room(width: maximumWidth), lines: numberOfLines).size
  }

  /// The size of the text, with the room that an override of
  /// ``textRect(forBounds:limitedToNumberOfLines:)`` adds.
  open override var intrinsicContentSize: CGSize { sizeOfTextRect(width: maximumWidth) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfTextRect(width: size.width) }

  /// Returns the rectangle of the text inside a rectangle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { ownTextRect(in: bounds, lines: numberOfLines) }

  private func sizeOfTextRect(width: CGFloat) -> CGSize {
    textRect(forBounds: room(width: width), limitedToNumberOfLines: numberOfLines).size
  }

  /// A length without a limit; an override that insets the text sees a little less.
  private static let openLength: CGFloat = 20_000_000

  /// The room for a text that breaks at a width; one line does not break.
  private func room(width: CGFloat) -> CGRect {
    CGRect(
      x: 0, y: 0, width: width > 0 && numberOfLines != 1 ? width : Self.openLength,
      height: Self.openLength)
  }

  /// The rectangle of the text inside a rectangle, whatever a subclass returns.
  private func ownTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    let isOpen = bounds.width <= 0 || bounds.width >= Self.openLength / 2
    var size = CGSize.zero
    if let text, !text.isEmpty {
      size = TextRuler(self).size(
        of: text, font: layoutView.font, attributes: layoutView.textAttributes,
        adjusts: adjustsFontForContentSizeCategory, lines: lines,
        maximumWidth: isOpen ? nil : bounds.width)
    }
    // Lines that break at the width can exceed it when they are rounded to pixels.
    let width = isOpen || lines == 1 ? min(size.width, bounds.width) : size.width
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: width, height: min(size.height, bounds.height))
  }

  /// Breaks the lines of a subclass with its own content size at the width of its frame.
  override func didLayOut() {
    super.didLayOut()
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, contentSizeOfSubclass != nil,
      widthOfLayout != bounds.width
    else { return }
    widthOfLayout = bounds.width
    invalidateIntrinsicContentSize()
  }
}

/// The position of letters that shrink; nothing is drawn.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

extension LayoutView {
  /// Takes the font of a text and its attributes.
  @MainActor func take(
    _ font: UIFont, _ attributes: NSAttributedString?, adjusts: Bool,
    breaking mode: NSLineBreakMode = .byWordWrapping
  ) {
    self.font = adjusts ? font.model : font.fixed
    textAttributes = (attributes ?? NSAttributedString(string: ""))
      .measured(font, adjusts: adjusts, breaking: mode)
    adjustsFontForContentSizeCategory = adjusts
  }
}
