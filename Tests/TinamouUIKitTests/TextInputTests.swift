import Testing
import UIKit

/// Edits of text fields and text views, as the keyboard or a test makes them.
@MainActor @Suite struct TextInputTests {
  private final class Noting: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var notes: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { notes.append("begin") }
    func textViewDidChange(_ textView: UITextView) { notes.append(textView.text) }
    func textViewDidEndEditing(_ textView: UITextView) { notes.append("end") }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      let caret = textField.selectedTextRange?.end ?? textField.beginningOfDocument
      let offset = textField.offset(from: textField.beginningOfDocument, to: caret)
      notes.append("selection at \(offset)")
    }
  }

  private func inputs(_ text: String) -> [any UITextInput] {
    let (field, view) = (UITextField(), UITextView())
    (field.text, view.text) = (text, text)
    return [field, view]
  }

  private func text(of input: any UITextInput) -> String? {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      .flatMap { input.text(in: $0) }
  }

  @Test func `letters are inserted at the caret, which is at the end at first`() throws {
    for input in inputs("Lisbo") {
      input.insertText("n")
      #expect(text(of: input) == "Lisbon")
      let start = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      input.selectedTextRange = input.textRange(from: start, to: start)
      input.insertText("-")
      #expect(text(of: input) == "Lis-bon")
      #expect(input.offset(from: start, to: try #require(input.selectedTextRange).end) == 1)
    }
  }

  @Test func `the selection is replaced and deleted as a whole`() throws {
    for input in inputs("Lisbon") {
      let third = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      input.selectedTextRange = input.textRange(from: input.endOfDocument, to: third)
      input.insertText("sabon")
      #expect(text(of: input) == "Lissabon")
      input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: third)
      input.deleteBackward()
      #expect(text(of: input) == "sabon")
      input.deleteBackward()
      #expect(text(of: input) == "sabon")
      #expect(input.selectedTextRange?.isEmpty == true)
    }
  }

  @Test func `a letter of several code points is deleted as a whole`() {
    for input in inputs("a👩‍👩‍👧") {
      let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
      #expect(length == 9)
      input.deleteBackward()
      #expect(text(of: input) == "a")
      input.deleteBackward()
      #expect(!input.hasText)
    }
  }

  @Test func `places outside of the text do not exist`() throws {
    for input in inputs("ab") {
      #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
      #expect(input.position(from: input.endOfDocument, offset: -3) == nil)
      #expect(input.position(from: input.endOfDocument, offset: .max) == nil)
      let range = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      input.replace(range, withText: "")
      // The range is that of the old text.
      #expect(input.text(in: range)?.isEmpty == true)
      input.replace(range, withText: "c")
      #expect(text(of: input) == "c")
    }
  }

  @Test func `the delegate of a text view is called for editing`() {
    let (view, delegate) = (UITextView(), Noting())
    view.delegate = delegate
    #expect(view.becomeFirstResponder())
    #expect(view.becomeFirstResponder())
    view.insertText("a")
    view.text = "b"
    #expect(view.resignFirstResponder())
    #expect(delegate.notes == ["begin", "a", "end"])
  }

  @Test func `a field tells its delegate, its actions and observers of an edit`() {
    let (field, delegate) = (UITextField(), Noting())
    field.delegate = delegate
    field.addAction(
      UIAction { _ in delegate.notes.append("changed") }, for: .editingChanged)
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { delegate.notes.append("posted") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.text = "a"
    #expect(delegate.notes.isEmpty)
    field.insertText("b")
    #expect(delegate.notes == ["selection at 2", "changed", "posted"])
  }

  @Test func `a text view grows with what is typed`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    view.isScrollEnabled = false
    let fitting = CGSize(width: 100, height: 0)
    let before = view.sizeThatFits(fitting).height
    for _ in 0..<6 { view.insertText("Lisbon ") }
    #expect(view.sizeThatFits(fitting).height > before)
  }

  /// The letters of "Hello World" are 5.167 em wide in Helvetica, and a line is 1.15 em high.
  @Test func `a text view begins with Helvetica, and an empty one has no width`() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    view.text = "Hello World"
    #expect(view.font?.pointSize == 12)
    let size = view.intrinsicContentSize
    #expect(abs(size.width - 62.33) < 0.01)
    #expect(abs(size.height - 14) < 0.01)
    #expect(abs(("Hello World" as NSString).size().width - 62.004) < 0.02)
    view.text = ""
    #expect(view.intrinsicContentSize == CGSize(width: 0, height: 14))
    view.textContainer.lineFragmentPadding = 5
    #expect(view.sizeThatFits(.zero).width == 10)
  }

  @Test func `a text with attributes is replaced by a plain one`() {
    let field = UITextField()
    field.attributedText = NSAttributedString(string: "a", attributes: [.kern: 2])
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
    field.text = "b"
    #expect(field.attributedText?.string == "b")
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `a text of Swift keeps its fonts`() {
    var text = AttributedString("Li")
    text.font = UIFont.systemFont(ofSize: 30)
    text += AttributedString("sbon")
    let copy = NSAttributedString(text)
    #expect(copy.string == "Lisbon")
    let first = copy.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(first?.pointSize == 30)
    #expect(copy.attribute(.font, at: 2, effectiveRange: nil) == nil)
  }

  @Test func `a button has the title and image of its action`() {
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "Rate", image: image) { _ in }
    let button = UIButton(configuration: .plain(), primaryAction: action)
    #expect(button.configuration?.title == "Rate")
    #expect(button.configuration?.image === image)
  }

  @Test func `a selection is cut, copied and pasted`() throws {
    for input in inputs("one two") {
      let responder = try #require(input as? UIResponder)
      let start = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      input.selectedTextRange = input.textRange(from: start, to: input.endOfDocument)
      responder.cut(nil)
      #expect(text(of: input) == "one")
      input.selectedTextRange = input.textRange(
        from: input.beginningOfDocument, to: input.beginningOfDocument)
      responder.paste(nil)
      #expect(text(of: input) == " twoone")
      responder.selectAll(nil)
      responder.copy(nil)
      #expect(UIPasteboard.general.string == " twoone")
      responder.delete(nil)
      #expect(input.hasText == false)
    }
  }
}
