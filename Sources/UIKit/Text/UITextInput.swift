public import Foundation

/// A view into which letters can be typed; there is no keyboard, but tests can call it.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Replaces the selection, or inserts at the caret.
  func insertText(_ text: String)
  /// Deletes the selection, or the letter before the caret.
  func deleteBackward()
}

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: MainActorObject {
  /// The distance from the beginning of the text, in UTF-16 code units.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init(mainActor: ())
  }
}

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: MainActorObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// Whether it is a caret.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    (start, end) = (UITextPosition(range.lowerBound), UITextPosition(range.upperBound))
    super.init(mainActor: ())
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// A view whose text can be edited at places in it. Places are counted in UTF-16 code units.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The selection; an empty one is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The place before the text.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the text.
  var endOfDocument: UITextPosition { get }
  /// Returns a part of the text.
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text; then the caret is behind it.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the rectangle of the caret at a place, in points of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangle of the first line of a range, in points of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the place between two letters that is nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the place of a range that is nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the letter that is nearest to a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput {
  /// Returns the part between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// Returns the place that many UTF-16 code units after another one; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...endOfDocument.offset).contains(sum) ? UITextPosition(sum) : nil
  }

  /// Returns the place that is some letters or lines beside another one; `nil` outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: return self.position(from: position, offset: -offset)
    case .right: return self.position(from: position, offset: offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let distance = CGFloat(direction == .down ? offset : -offset) * caret.height
      let point = CGPoint(x: caret.midX, y: caret.midY + distance)
      guard let found = closestPosition(to: point) else { return nil }
      return caretRect(for: found).minY == caret.minY && distance != 0 ? nil : found
    }
  }

  /// Returns how many UTF-16 code units one place is after another.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The part of the text that a keyboard has not confirmed yet: none.
  public var markedTextRange: UITextRange? { nil }
  /// Returns an empty rectangle: the input has not told where its letters are.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Returns an empty rectangle: the input has not told where its letters are.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Returns nothing: the input has not told where its letters are.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Returns the end of the text: the input has not told where its letters are.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  /// Returns the end of the range: the input has not told where its letters are.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    range.end
  }
  /// Returns `nil`: the input has not told where its letters are.
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }

  /// Returns which of two places is first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

/// Where a place is beside another one.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A text and the selection in it.
struct EditedText {
  private(set) var text: NSString
  private(set) var selection: NSRange

  /// Selects a range of a text, as much of it as there is.
  init(_ text: String, selection: NSRange) {
    self.text = NSString(string: text)
    self.selection = NSRange(location: 0, length: 0)
    self.selection = clamped(selection)
  }

  /// Replaces a range; then the caret is behind it.
  mutating func replace(_ range: NSRange, with new: String) {
    let range = clamped(range)
    text = NSString(string: text.replacingCharacters(in: range, with: new))
    selection = NSRange(location: range.location + NSString(string: new).length, length: 0)
  }

  /// Deletes the selection, or the letter before the caret.
  mutating func deleteBackward() {
    guard selection.length == 0 else { return replace(selection, with: "") }
    let before = text.substring(to: selection.location)
    let rest = NSString(string: String(before.dropLast())).length
    replace(NSRange(location: rest, length: selection.location - rest), with: "")
  }

  /// The selected part of the text.
  var selected: String { text.substring(with: selection) }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), text.length)
    let length = min(max(range.length, 0), text.length - start)
    return NSRange(location: start, length: length)
  }
}
