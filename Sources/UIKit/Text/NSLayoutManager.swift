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

/// Measures a text in containers, and finds its lines and letters. A letter is a UTF-16 code unit,
/// and all go from left to right.
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
    guard let fragments = fragments(in: container) else { return .zero }
    if let textView {
      let insets = textView.textContainerInset
      let width = textView.bounds.width - insets.left - insets.right
      return CGRect(origin: CGPoint(x: fragments.left, y: 0), size: textView.extent(width: width))
    }
    guard let textStorage, textStorage.length > 0 else { return .zero }
    textStorage.reportUnmeasuredAttributes()
    let sides = 2 * container.lineFragmentPadding
    let width = container.size.width
    let extent = TextRuler().size(
      of: textStorage, font: textStorage.fontOfBeginning ?? .ofText,
      adjusts: false, lines: container.maximumNumberOfLines,
      maximumWidth: width > sides && width < 10_000_000 ? width - sides : nil)
    return CGRect(
      x: fragments.left, y: 0, width: extent.width + sides, height: extent.height)
  }

  /// Returns the smallest rectangle with the characters of a range, in points.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let rects = fragments(in: container)?.rects(of: glyphRange) ?? []
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }
  /// Passes the rectangle of the characters of a range on each line to a closure.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in fragments(in: textContainer)?.rects(of: glyphRange) ?? [] {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }
  /// Passes the lines with characters of a range to a closure: the rectangle of the line, the part
  /// that is used, the container and all characters of the line.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (
      CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    guard let container = textContainers.first, let fragments = fragments(in: container) else {
      return
    }
    var stop: ObjCBool = false
    for number in fragments.numbers(in: glyphRange) {
      block(
        fragments.rect(of: number), fragments.usedRect(of: number), container,
        fragments.range(of: number), &stop)
      if stop.boolValue { return }
    }
  }
  /// Returns the part of the line with a letter that is used, with the padding, in points.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { line(at: glyphIndex, effectiveRange) { $0.usedRect(of: $1) } }
  /// Returns the rectangle of the line with a letter, from side to side of the container, in
  /// points.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { line(at: glyphIndex, effectiveRange) { $0.rect(of: $1) } }
  /// The rectangle of the empty line after a line break at the end; empty if there is none.
  open var extraLineFragmentRect: CGRect { extraLine { $0.rect(of: $1) } }
  /// The used part of the empty line after a line break at the end; empty if there is none.
  open var extraLineFragmentUsedRect: CGRect { extraLine { $0.usedRect(of: $1) } }
  /// The container of the empty line after a line break at the end.
  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect.isEmpty ? nil : textContainers.first
  }
  /// Returns the place of a letter on the baseline, from the upper left corner of its line, in
  /// points.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    textContainers.first.flatMap(fragments)?.location(of: glyphIndex) ?? .zero
  }
  /// Returns the letter at a point of a container, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    fragments(in: container)?.character(at: point)?.offset ?? 0
  }
  /// Returns the letter at a point of a container, or the nearest one, and how far through it the
  /// point is.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = fragments(in: container)?.character(at: point)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.offset ?? 0
  }
  /// Returns the character at a point of a container, or the nearest one, and how far through it
  /// the point is.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  /// Returns the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// Returns the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Does nothing: the text is measured when its size is asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {}

  // MARK: Lines

  /// The lines in a container; `nil` for a container after the first.
  private func fragments(in container: NSTextContainer) -> LineFragments? {
    guard textContainers.first === container else { return nil }
    if let textView { return textView.fragments }
    guard let textStorage else { return nil }
    let sides = 2 * container.lineFragmentPadding
    let width = container.size.width
    let limit = width > sides && width < 10_000_000 ? width : nil
    let lines = TextRuler().lines(
      of: textStorage, font: textStorage.fontOfBeginning ?? .ofText, adjusts: false,
      lines: container.maximumNumberOfLines, maximumWidth: limit.map { $0 - sides })
    return LineFragments(
      lines.lines, of: textStorage, alignment: .natural, padding: container.lineFragmentPadding,
      width: limit)
  }

  private func line(
    at glyphIndex: Int, _ effectiveRange: NSRangePointer?, _ rect: (LineFragments, Int) -> CGRect
  ) -> CGRect {
    guard let fragments = textContainers.first.flatMap(fragments),
      let number = fragments.number(at: glyphIndex)
    else {
      effectiveRange?.pointee = NSRange()
      return .zero
    }
    effectiveRange?.pointee = fragments.range(of: number)
    return rect(fragments, number)
  }

  private func extraLine(_ rect: (LineFragments, Int) -> CGRect) -> CGRect {
    guard let fragments = textContainers.first.flatMap(fragments),
      let last = fragments.lines.indices.last, fragments.lines[last].range.isEmpty
    else { return .zero }
    return rect(fragments, last)
  }
}
