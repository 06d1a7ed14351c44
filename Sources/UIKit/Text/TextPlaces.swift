import Foundation
import TinamouText

/// Where the letters and carets of a text are in a view, in points of its coordinates.
@MainActor struct TextPlaces {
  private let fragments: LineFragments
  /// The upper left corner of the text's container in the view.
  private let origin: CGPoint
  private let text: NSString

  /// What stands for an empty text, so that it has a line.
  static let emptyLine = NSAttributedString(string: "\u{200B}")

  /// Places the lines of a text; those of an empty text are of ``emptyLine``.
  init(_ fragments: LineFragments, of text: String, at origin: CGPoint) {
    (self.fragments, self.origin, self.text) = (fragments, origin, NSString(string: text))
  }

  /// The width of a caret: our choice, Apple states none.
  private static let caretWidth: CGFloat = 2

  /// The caret before a letter: at the line that the letter is on, and as high as this line.
  func caret(at offset: Int) -> CGRect {
    let offset = min(max(offset, 0), text.length)
    return fragments.caret(at: offset, width: Self.caretWidth)
      .offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The rectangle of a range on each line; that of a caret without width for an empty range.
  func rects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else {
      var caret = caret(at: range.location)
      caret.size.width = 0
      return [caret]
    }
    return fragments.rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The letter that is nearest to a point; `nil` if there is none.
  func letter(nearest point: CGPoint) -> NSRange? {
    fragments.character(at: local(point)).map { letter(at: $0.offset) }
  }

  /// The place between two letters that is nearest to a point.
  func caret(nearest point: CGPoint) -> Int {
    let point = local(point)
    if let empty = fragments.emptyLastLine(at: point.y) { return empty }
    guard let found = fragments.character(at: point) else { return 0 }
    let letter = letter(at: found.offset)
    let isLineBreak = text.substring(with: letter).allSatisfy(\.isNewline)
    return isLineBreak || found.fraction < 0.5 ? letter.location : NSMaxRange(letter)
  }

  private func letter(at offset: Int) -> NSRange {
    offset < text.length
      ? text.rangeOfComposedCharacterSequence(at: offset)
      : NSRange(location: text.length, length: 0)
  }

  private func local(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

/// A part of a selection on one line.
@preconcurrency @MainActor open class UITextSelectionRect: MainActorObject {
  /// The rectangle, in points of the view with the text.
  public let rect: CGRect
  /// Whether the selection begins here.
  public let containsStart: Bool
  /// Whether the selection ends here.
  public let containsEnd: Bool
  /// Whether the text is vertical, always `false`.
  open var isVertical: Bool { false }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    (self.rect, self.containsStart, self.containsEnd) = (rect, containsStart, containsEnd)
    super.init(mainActor: ())
  }
}

/// An input of this module, whose letters have places.
@MainActor protocol PlacedTextInput: UITextInput {
  var places: TextPlaces { get }
}

extension PlacedTextInput {
  func rect(ofCaretAt position: UITextPosition) -> CGRect { places.caret(at: position.offset) }

  func rect(ofFirstLineOf range: UITextRange) -> CGRect {
    places.rects(of: range.range).first ?? .zero
  }

  func selection(of range: UITextRange) -> [UITextSelectionRect] {
    let rects = places.rects(of: range.range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(
        rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  func position(nearest point: CGPoint) -> UITextPosition {
    UITextPosition(places.caret(nearest: point))
  }

  func position(nearest point: CGPoint, within range: UITextRange) -> UITextPosition {
    let offset = places.caret(nearest: point)
    return UITextPosition(min(max(offset, range.start.offset), range.end.offset))
  }

  func letter(nearest point: CGPoint) -> UITextRange? {
    places.letter(nearest: point).map { UITextRange($0) }
  }
}
