public import Foundation
import TinamouLayout

/// A text that layout managers measure.
public final class NSTextStorage: NSMutableAttributedString {
  private var managers: [NSLayoutManager] = []

  /// Makes an empty text.
  public convenience init() { self.init(string: "") }

  /// The managers that measure the text.
  @preconcurrency @MainActor public var layoutManagers: [NSLayoutManager] { managers }
  /// Makes a manager measure the text.
  @preconcurrency @MainActor public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Removes a manager.
  @preconcurrency @MainActor public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }
}

/// Measures a text in containers; where its letters are is not known.
@preconcurrency @MainActor open class NSLayoutManager: InertLayoutManager {
  /// The text.
  public internal(set) weak var textStorage: NSTextStorage?
  /// The containers; all text is in the first one.
  public private(set) var textContainers: [NSTextContainer] = []
  private weak var textView: UITextView?

  /// Makes a manager without a text.
  public init() { super.init(mainActor: ()) }

  /// Makes the manager of a text view.
  init(of textView: UITextView) {
    self.textView = textView
    super.init(mainActor: ())
    addTextContainer(textView.textContainer)
  }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  /// The number of letters, in UTF-16 code units.
  open var numberOfGlyphs: Int { textStorage?.length ?? textView?.attributedText.length ?? 0 }
  /// Returns the range of the whole text, or an empty one for a container after the first.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: textContainers.first === container ? numberOfGlyphs : 0)
  }

  /// Returns the rectangle of the text in a container, in points, with the padding of lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard textContainers.first === container else { return .zero }
    if let textView {
      let insets = textView.textContainerInset
      let width = textView.bounds.width - insets.left - insets.right
      return CGRect(origin: .zero, size: textView.extent(width: width))
    }
    guard let textStorage, textStorage.length > 0 else { return .zero }
    textStorage.reportUnmeasuredAttributes()
    let sides = 2 * container.lineFragmentPadding
    let width = container.size.width
    let extent = TextRuler().size(
      of: textStorage, font: textStorage.fontOfBeginning ?? .ofText,
      adjusts: false, lines: container.maximumNumberOfLines,
      maximumWidth: width > sides && width < 10_000_000 ? width - sides : nil)
    return CGRect(x: 0, y: 0, width: extent.width + sides, height: extent.height)
  }

  /// Returns the rectangle of the whole text; that of a part is empty, because it is not known.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let isWhole = glyphRange == self.glyphRange(for: container)
    return isWhole ? usedRect(for: container) : .zero
  }
  /// Returns 0: where the letters are is not known.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// Returns 0: where the letters are is not known.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// Returns the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange { charRange }
  /// Returns an empty rectangle: where the lines are is not known.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { .zero }
  /// Returns an empty rectangle: where the lines are is not known.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { .zero }
  /// Does nothing: the text is measured when its size is asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {}
}
