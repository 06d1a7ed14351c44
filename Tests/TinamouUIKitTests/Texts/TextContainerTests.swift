import Testing
import UIKit

/// Texts that are measured in containers.
@MainActor @Suite struct TextContainerTests {
  private let text = NSAttributedString(
    string: "A caption that needs several lines in a narrow column",
    attributes: [.font: UIFont.systemFont(ofSize: 17)])

  @Test func `a text in a container is as large as its bounding rectangle and the padding`() {
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 130, height: 10_000))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let rect = text.boundingRect(
      with: CGSize(width: 120, height: 10_000), options: .usesLineFragmentOrigin, context: nil)
    #expect(manager.usedRect(for: container).height == rect.height)
    #expect(manager.usedRect(for: container).width == rect.width + 10)
    let range = manager.glyphRange(for: container)
    #expect(manager.boundingRect(forGlyphRange: range, in: container).height == rect.height)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    let line = manager.usedRect(for: container)
    #expect(line.height < rect.height)
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(manager.usedRect(for: container) == .zero)
    #expect(manager.numberOfGlyphs == 0)
  }

  @Test func `the manager of a text view measures its text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 130, height: 50))
    view.isScrollEnabled = false
    view.attributedText = text
    let used = view.layoutManager.usedRect(for: view.textContainer)
    let fitting = view.sizeThatFits(CGSize(width: 130, height: 0))
    #expect(used.height > 40)
    #expect(fitting.height - used.height == 16)
    #expect(view.textStorage.string == text.string)
  }

  @Test func `a text view has the container with which it is made`() {
    let container = NSTextContainer()
    container.lineFragmentPadding = 0
    let view = UITextView(frame: .zero, textContainer: container)
    view.text = "Lisbon"
    #expect(view.textContainer === container)
    #expect(
      view.sizeThatFits(.zero).width == UITextViewReference.width(of: "Lisbon") - 10)
  }
}

/// A text view with the usual padding.
@MainActor private enum UITextViewReference {
  static func width(of text: String) -> CGFloat {
    let view = UITextView()
    view.text = text
    return view.sizeThatFits(.zero).width
  }
}
