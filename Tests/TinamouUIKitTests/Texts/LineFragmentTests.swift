import Testing
import UIKit

/// Where a layout manager finds the lines and letters of a text. Widths are compared with those of
/// the same letters measured alone, which drawing rounds up to 1 / 65,536 of a point.
@MainActor @Suite struct LineFragmentTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 130, height: 10_000))

  init() {
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  /// One line that was passed to a closure.
  private struct Fragment {
    let rect: CGRect
    let used: CGRect
    let range: NSRange
  }

  private func show(_ text: String, _ style: (NSMutableParagraphStyle) -> Void = { _ in }) {
    let paragraph = NSMutableParagraphStyle()
    style(paragraph)
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: paragraph]))
  }

  private var fragments: [Fragment] {
    var fragments: [Fragment] = []
    let whole = manager.glyphRange(for: container)
    manager.enumerateLineFragments(forGlyphRange: whole) { rect, used, _, range, _ in
      fragments.append(Fragment(rect: rect, used: used, range: range))
    }
    return fragments
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
  private var height: CGFloat { "A".size(withAttributes: [.font: font]).height }

  private func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) < 2 / 65_536
  }

  @Test func `lines follow one another down the container and hold all letters`() throws {
    show("A caption that needs several lines in a narrow column")
    let fragments = fragments
    let text = NSString(string: storage.string)
    #expect(fragments.count > 2)
    #expect(isSame(CGFloat(fragments.count) * height, manager.usedRect(for: container).height))
    for (index, fragment) in fragments.enumerated() {
      let last = index > 0 ? fragments[index - 1] : nil
      #expect(fragment.range.location == last.map { NSMaxRange($0.range) } ?? 0)
      #expect(fragment.rect.minY == last?.rect.maxY ?? 0)
      #expect(fragment.rect.minX == 0 && fragment.rect.width == 130)
      let line = text.substring(with: fragment.range)
      #expect(line.hasSuffix(" ") || fragment.range.upperBound == text.length)
      // The space at the end of a line counts as far as there is room.
      let word = line.hasSuffix(" ") ? String(line.dropLast()) : line
      #expect(fragment.used.width >= width(word) + 10 - 2 / 65_536)
      #expect(fragment.used.width <= min(width(line) + 10, 130) + 2 / 65_536)
      var range = NSRange()
      #expect(
        manager.lineFragmentRect(forGlyphAt: fragment.range.location, effectiveRange: &range)
          == fragment.rect)
      #expect(range == fragment.range)
      #expect(
        manager.lineFragmentUsedRect(forGlyphAt: range.upperBound - 1, effectiveRange: nil)
          == fragment.used)
    }
    #expect(fragments.last?.range.upperBound == text.length)
  }

  @Test func `a word is where the letters before it end`() {
    show("Two words")
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 5), in: container)
    #expect(isSame(rect.minX, 5 + width("Two ")))
    #expect(isSame(rect.width, width("words")))
    #expect(isSame(rect.height, height))
    #expect(isSame(manager.location(forGlyphAt: 4).x, rect.minX))
    #expect(isSame(manager.location(forGlyphAt: 4).y, font.ascender))
    var fraction: CGFloat = 0
    let middle = CGPoint(x: 5 + width("Two ") + width("w") / 4, y: 10)
    #expect(
      manager.characterIndex(
        for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction) == 4)
    #expect(abs(fraction - 0.25) < 0.001)
    // The space, and what is left, right and below of all letters.
    #expect(manager.glyphIndex(for: CGPoint(x: 5 + width("Two") + 1, y: 10), in: container) == 3)
    #expect(manager.glyphIndex(for: CGPoint(x: -50, y: -50), in: container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: container) == 8)
  }

  @Test func `a range over several lines has a rectangle on each`() {
    show("one\ntwo\nthree")
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 1, length: 8),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, stop in
      rects.append(rect)
      stop.pointee = ObjCBool(rects.count == 2)
    }
    #expect(rects.count == 2)
    #expect(isSame(rects[0].minX, 5 + width("o")) && isSame(rects[0].width, width("ne")))
    #expect(rects[1].minX == 5 && isSame(rects[1].width, width("two")))
    let whole = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 8), in: container)
    #expect(whole.minX == 5 && isSame(whole.height, 3 * height))
  }

  @Test func `line breaks belong to the lines that they end`() {
    show("a\r\n\nb\n")
    #expect(
      fragments.map(\.range) == [
        NSRange(location: 0, length: 3), NSRange(location: 3, length: 1),
        NSRange(location: 4, length: 2),
      ])
    #expect(isSame(manager.extraLineFragmentRect.minY, 3 * height))
    #expect(manager.extraLineFragmentUsedRect.width == 10)
    #expect(manager.extraLineFragmentTextContainer === container)
    show("a\nb")
    #expect(fragments.count == 2 && manager.extraLineFragmentRect == .zero)
    #expect(manager.extraLineFragmentTextContainer == nil)
  }

  @Test func `spaces between lines and paragraphs are below them`() {
    show("a\nb\nc") {
      $0.lineSpacing = 4
      $0.paragraphSpacing = 10
    }
    let fragments = fragments
    #expect(fragments.map(\.rect.height).map { $0 - height }.map { $0.rounded() } == [14, 14, 0])
    #expect(fragments.map(\.used.height).map { $0 - height }.map { $0.rounded() } == [4, 4, 0])
    #expect(fragments.map(\.rect.minY) == [0, fragments[0].rect.maxY, fragments[1].rect.maxY])
  }

  @Test(arguments: [(NSTextAlignment.center, CGFloat(2)), (.right, 1)])
  func `lines are aligned in the container`(_ alignment: NSTextAlignment, parts: CGFloat) {
    show("Lisbon") { $0.alignment = alignment }
    let left = (120 - width("Lisbon")) / parts
    #expect(isSame(fragments[0].used.minX, left))
    #expect(isSame(manager.usedRect(for: container).minX, left))
    #expect(isSame(manager.location(forGlyphAt: 0).x, left + 5))
    #expect(manager.glyphIndex(for: CGPoint(x: left + 6, y: 5), in: container) == 0)
  }

  @Test func `letters of several code units have one place`() {
    show("e\u{301}\u{1F44D}x")
    let end = 5 + width("e\u{301}\u{1F44D}")
    #expect(isSame(manager.location(forGlyphAt: 4).x, end))
    #expect(manager.glyphIndex(for: CGPoint(x: end - 4, y: 5), in: container) == 2)
    #expect(manager.glyphIndex(for: CGPoint(x: end + 1, y: 5), in: container) == 4)
  }

  @Test func `a container ends after its number of lines`() {
    show("A caption that needs several lines in a narrow column")
    container.maximumNumberOfLines = 2
    #expect(fragments.count == 2)
  }

  @Test func `places outside of the text are empty`() {
    show("a")
    let outside = NSRange(location: NSNotFound, length: NSNotFound)
    #expect(manager.boundingRect(forGlyphRange: outside, in: container) == .zero)
    #expect(manager.lineFragmentRect(forGlyphAt: -1, effectiveRange: nil) == .zero)
    #expect(manager.location(forGlyphAt: 7) == .zero)
    #expect(manager.glyphIndex(for: CGPoint(x: CGFloat.nan, y: .nan), in: container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: CGFloat.infinity, y: 0), in: container) == 0)
    show("")
    #expect(fragments.isEmpty)
    #expect(manager.glyphIndex(for: .zero, in: container) == 0)
  }

  @Test func `the lines of a text view lie between its insets`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 130, height: 90))
    view.textContainerInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    view.font = font
    view.text = "A caption that needs several lines"
    let whole = view.layoutManager.glyphRange(for: view.textContainer)
    var widths: [CGFloat] = []
    view.layoutManager.enumerateLineFragments(forGlyphRange: whole) { rect, _, _, _, _ in
      widths.append(rect.width)
    }
    #expect(widths.count > 1 && widths.allSatisfy { $0 == 100 })
  }
}
