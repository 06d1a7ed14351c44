import Testing
import UIKit

/// Where text fields and text views say that carets and letters are. Widths are those of the same
/// letters measured alone, which drawing rounds up to 1 / 65,536 of a point.
@MainActor @Suite struct CaretTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
  private var height: CGFloat { "A".size(withAttributes: [.font: font]).height }
  private func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) < 2 / 65_536
  }

  private func view(_ text: String, width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 30, y: 40, width: width, height: 100))
    view.font = font
    view.textContainerInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    view.text = text
    return view
  }

  private func field(_ text: String, _ alignment: NSTextAlignment = .natural) -> UITextField {
    let field = UITextField(frame: CGRect(x: 30, y: 40, width: 200, height: 60))
    field.font = font
    field.textAlignment = alignment
    field.text = text
    return field
  }

  private func caret(_ offset: Int, in input: any UITextInput) throws -> CGRect {
    input.caretRect(
      for: try #require(input.position(from: input.beginningOfDocument, offset: offset)))
  }

  private func range(_ bounds: Range<Int>, of input: any UITextInput) throws -> UITextRange {
    let start = try #require(
      input.position(from: input.beginningOfDocument, offset: bounds.lowerBound))
    let end = try #require(
      input.position(from: input.beginningOfDocument, offset: bounds.upperBound))
    return try #require(input.textRange(from: start, to: end))
  }

  private func offset(at point: CGPoint, of input: any UITextInput) throws -> Int {
    input.offset(
      from: input.beginningOfDocument, to: try #require(input.closestPosition(to: point)))
  }

  @Test func `a caret of a text view is before its letter and as high as the line`() throws {
    let view = view("Two words")
    let caret = try caret(4, in: view)
    #expect(isSame(caret.minX, 25 + width("Two ")))
    #expect(caret.minY == 10 && isSame(caret.height, height))
    #expect(isSame(try self.caret(9, in: view).minX, 25 + width("Two words")))
  }

  @Test func `a caret after a line break is on the next line`() throws {
    let view = view("one\ntwo\n")
    let (before, second, end) = (
      try caret(3, in: view), try caret(4, in: view), try caret(8, in: view)
    )
    #expect(before.minY == 10 && isSame(before.minX, 25 + width("one")))
    #expect(second.minX == 25 && isSame(second.minY, 10 + height))
    #expect(end.minX == 25 && isSame(end.minY, 10 + 2 * height))
  }

  @Test func `an empty text has a caret where its first letter will be`() throws {
    let first = try caret(0, in: view("a"))
    #expect(try caret(0, in: view("")) == first)
    let letter = try caret(0, in: field("a"))
    #expect(try caret(0, in: field("")) == letter)
    #expect(isSame(letter.midY, 30) && isSame(letter.height, height) && letter.minX == 0)
  }

  @Test(arguments: [(NSTextAlignment.center, CGFloat(0.5)), (.right, 1)])
  func `a caret of a field follows the alignment and the side views`(
    _ alignment: NSTextAlignment, part: CGFloat
  ) throws {
    let field = field("Lisbon", alignment)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.leftViewMode = .always
    #expect(isSame(try caret(0, in: field).minX, 40 + (160 - width("Lisbon")) * part))
  }

  @Test func `the place nearest to a point is before or after a letter`() throws {
    let view = view("Two words\nand more")
    let start = 25 + width("Two ")
    #expect(try offset(at: CGPoint(x: start + width("w") * 0.25, y: 15), of: view) == 4)
    #expect(try offset(at: CGPoint(x: start + width("w") * 0.75, y: 15), of: view) == 5)
    // Beside, above and below the lines.
    #expect(try offset(at: CGPoint(x: 190, y: 15), of: view) == 9)
    #expect(try offset(at: CGPoint(x: -5, y: -50), of: view) == 0)
    #expect(try offset(at: CGPoint(x: 190, y: 90), of: view) == 18)
    let field = field("Lisbon")
    #expect(try offset(at: CGPoint(x: width("Lis") + 1, y: 30), of: field) == 3)
    #expect(try offset(at: CGPoint(x: 190, y: 30), of: field) == 6)
    #expect(try offset(at: .zero, of: self.field("")) == 0)
    #expect(try offset(at: CGPoint(x: CGFloat.nan, y: .infinity), of: view) <= 18)
  }

  @Test func `a place between the code units of a letter is never the nearest`() throws {
    let view = view("e\u{301}\u{1F44D}x")
    for x in stride(from: 20, through: 80, by: 1) {
      let found = try offset(at: CGPoint(x: CGFloat(x), y: 15), of: view)
      #expect([0, 2, 4, 5].contains(found), "\(x)")
    }
  }

  @Test func `a range has the rectangle of its letters on each line`() throws {
    let view = view("one\ntwo")
    let rects = view.selectionRects(for: try range(1..<6, of: view))
    #expect(rects.count == 2)
    #expect(isSame(rects[0].rect.minX, 25 + width("o")))
    #expect(isSame(rects[0].rect.width, width("ne")))
    #expect(rects[0].containsStart && !rects[0].containsEnd && rects[1].containsEnd)
    #expect(isSame(rects[1].rect.minY, 10 + height) && isSame(rects[1].rect.width, width("tw")))
    #expect(view.firstRect(for: try range(1..<6, of: view)) == rects[0].rect)
    let empty = view.firstRect(for: try range(1..<1, of: view))
    #expect(empty.width == 0 && isSame(empty.minX, 25 + width("o")))
    let letter = try #require(view.characterRange(at: CGPoint(x: 26, y: 11 + height)))
    #expect(view.offset(from: view.beginningOfDocument, to: letter.start) == 4)
    #expect(view.text(in: letter) == "t")
  }

  @Test func `a text view scrolls to a range`() {
    let view = view(String(repeating: "line\n", count: 30))
    view.scrollRangeToVisible(NSRange(location: 5 * 29, length: 4))
    #expect(isSame(view.bounds.maxY, 10 + 30 * height))
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 10)
  }

  @Test func `a place is found beside another one and on other lines`() throws {
    let view = view("one\ntwo\nthree")
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    func offset(_ direction: UITextLayoutDirection, _ count: Int = 1) -> Int? {
      view.position(from: start, in: direction, offset: count)
        .map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect(offset(.left) == 4 && offset(.right, 2) == 7)
    #expect(offset(.up) == 1 && offset(.down) == 9)
    #expect(offset(.left, 6) == nil)
  }
}
