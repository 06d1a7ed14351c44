import Testing
import UIKit

/// Texts with attributes.
@MainActor @Suite struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func text(
    _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { a, _ in a })
  }

  private func joined(_ parts: NSAttributedString...) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for part in parts { result.append(part) }
    return result
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @Test func `each part has the width of its font`() {
    let (plain, bold) = (
      text("Price: "), text("unknown", [.font: UIFont.boldSystemFont(ofSize: 17)])
    )
    let whole = joined(plain, bold)
    let sum = plain.size().width + bold.size().width
    #expect(abs(whole.size().width - sum) < 0.001)
    #expect(whole.size().width > text(whole.string).size().width)
    #expect(whole.size().height == plain.size().height)
  }

  @Test func `a line is as high as its largest font`() {
    let large = text("A", [.font: UIFont.systemFont(ofSize: 40)])
    let whole = joined(text("a"), large, text("b\nsecond line"))
    let expected = large.size().height + text("second").size().height
    #expect(abs(whole.size().height - expected) < 0.001)
    #expect(joined(text("small"), large).size().height == large.size().height)
  }

  @Test func `parts that differ in one attribute alone stay apart`() {
    let values: [(NSAttributedString.Key, NSObject, NSObject)] = [
      (.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 18)),
      (.foregroundColor, UIColor.red, UIColor.blue),
      (.paragraphStyle, style { $0.lineSpacing = 1 }, style { $0.lineSpacing = 2 }),
      (.shadow, NSShadow(), NSShadow()), (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, first, second) in values {
      let whole = joined(text("a", [key: first]), text("b", [key: second]))
      var range = NSRange()
      #expect(whole.attribute(key, at: 0, effectiveRange: &range) as? NSObject == first)
      #expect(range.length == 1, "\(key.rawValue)")
    }
  }

  @Test func `parts are found behind characters of several code units`() {
    let (emoji, bold) = (text("👩‍👩‍👧 é "), text("x", [.font: UIFont.boldSystemFont(ofSize: 60)]))
    let sum = emoji.size().width + bold.size().width
    #expect(abs(joined(emoji, bold).size().width - sum) < 0.001)
  }

  @Test(arguments: [NSAttributedString.Key.kern, .tracking])
  func `space between characters counts`(key: NSAttributedString.Key) {
    let (plain, spaced) = (text("SIGN IN"), text("SIGN IN", [key: 2]))
    #expect(abs(spaced.size().width - plain.size().width - 14) < 0.001)
    for number: Any in [2.0, CGFloat(2), Float(2), NSNumber(value: 2)] {
      #expect(text("SIGN IN", [key: number]).size().width == spaced.size().width)
    }
    #expect(text("SIGN IN", [key: -100]).size().width == 0)
  }

  /// As Interface Builder recorded labels: 16 points, 1.35 times as high; 17 points, at least 22
  /// high; 17 points, two lines 1.1 times as high on a 3x screen.
  @Test func `labels have the recorded heights`() {
    func height(
      _ size: CGFloat, _ string: String, _ change: (NSMutableParagraphStyle) -> Void
    ) -> CGFloat {
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text(
        string, [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style(change)])
      return label.intrinsicContentSize.height
    }
    #expect(height(16, "Label") { $0.lineHeightMultiple = 1.35 } == 26)
    #expect(height(17, "Label Label Label") { $0.minimumLineHeight = 22 } == 22)
    let two = height(17, "Long-press on the home\nscreen") { $0.lineHeightMultiple = 1.1 }
    #expect(abs(two - 44.6667) < 0.001)
  }

  @Test func `lines have spacing and limits`() {
    let natural = text("a\nb").size().height
    #expect(
      abs(
        text("a\nb\nc", [.paragraphStyle: style { $0.lineSpacing = 5 }]).size().height
          - natural * 1.5 - 10) < 0.001)
    let low = style { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 15) }
    #expect(text("a\nb", [.paragraphStyle: low]).size().height == 30)
  }

  @Test func `attributes that change nothing leave the lines of a text style as they are`() {
    for style in [UIFont.TextStyle.body, .caption2, .title1] {
      let font = UIFont.preferredFont(forTextStyle: style)
      let plain = text("a\nb\nc", [.font: font]).size()
      let kerned = text("a\nb\nc", [.font: font, .kern: 1]).size()
      #expect(abs(kerned.height - plain.height) < 0.001)
    }
  }

  @Test func `paragraphs have spaces between them`() {
    let natural = text("a\nb").size().height
    let spaced = style { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (6, 4) }
    #expect(text("a\nb", [.paragraphStyle: spaced]).size().height == natural + 10)
    let broken = text("several words", [.paragraphStyle: spaced]).boundingRect(
      with: CGSize(width: 70, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(broken.height == natural)
  }

  @Test func `images in a text have their size`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 60)
    let whole = joined(NSAttributedString(attachment: attachment), text(" unread"))
    let line = text(" unread").size()
    #expect(abs(whole.size().width - 30 - line.width) < 0.001)
    #expect(whole.size().height > 60 && whole.size().height < 61)
    let sized = NSTextAttachment(image: UIImage(named: "none") ?? UIImage())
    sized.bounds.size = CGSize(width: 10, height: 10)
    let small = joined(NSAttributedString(attachment: sized), text(" unread"))
    #expect(abs(small.size().height - line.height) < 0.001)
  }

  @Test func `a label breaks its lines where its parts end`() throws {
    let (label, root) = (UILabel(), UIViewController())
    label.numberOfLines = 0
    label.attributedText = joined(
      text("Total "), text("amount due", [.font: UIFont.boldSystemFont(ofSize: 34)]),
      text(" today and tomorrow"))
    let window = UIWindow.showing(root)
    root.view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 180),
    ])
    window.layoutIfNeeded()
    let rect = try #require(label.attributedText).boundingRect(
      with: CGSize(width: 180, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(label.frame.height - rect.height) < 1)
    #expect(rect.height > 3 * text("a").size().height)
    label.font = font
    window.layoutIfNeeded()
    #expect(label.frame.height < rect.height)
    #expect(label.attributedText?.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == font)
    label.text = "Total"
    window.layoutIfNeeded()
    #expect(abs(label.frame.height - text("a").size().height) < 1)
  }

  @Test func `the baseline lies below what the style adds to a line`() {
    let (label, other, root) = (UILabel(), UILabel(), UIViewController())
    label.attributedText = text("a", [.paragraphStyle: style { $0.minimumLineHeight = 50 }])
    (other.font, other.text) = (font, "a")
    let window = UIWindow.showing(root)
    for view in [label, other] {
      root.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
    }
    label.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
    other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.height == 50)
    #expect(abs(other.frame.maxY - 50) < 0.5)
  }

  @Test func `text views, text fields and buttons measure attributes`() {
    let bold = joined(text("in "), text("bold letters", [.font: UIFont.boldSystemFont(ofSize: 17)]))
    let view = UITextView()
    view.attributedText = bold
    let width = view.sizeThatFits(.zero).width
    view.font = font
    #expect(width > view.sizeThatFits(.zero).width)
    let field = UITextField()
    field.attributedText = bold
    let wide = field.intrinsicContentSize.width
    field.font = font
    #expect(wide > field.intrinsicContentSize.width)
    field.attributedText = bold
    #expect(wide == field.intrinsicContentSize.width)
    field.text = bold.string
    #expect(wide > field.intrinsicContentSize.width)
    field.defaultTextAttributes = [.font: font, .kern: 3]
    #expect(field.intrinsicContentSize.width > wide)
    let button = UIButton()
    button.setAttributedTitle(bold, for: .normal)
    let title = button.intrinsicContentSize.width
    button.titleLabel?.font = font
    #expect(title > button.intrinsicContentSize.width)
  }

  @Test func `what is not measured is reported`() {
    TinamouUIKit.clearProblems()
    let label = UILabel()
    label.attributedText = text("a", [.kern: 1, .paragraphStyle: style { $0.lineSpacing = 2 }])
    // The style of a paragraph is that of its beginning.
    label.attributedText = joined(
      text("a", [.paragraphStyle: style { $0.lineSpacing = 2 }]), text("b"))
    #expect(TinamouUIKit.problems.isEmpty)
    label.attributedText = text("a", [.paragraphStyle: style { $0.headIndent = 2 }])
    label.attributedText = joined(
      text("a\n", [.paragraphStyle: style { $0.lineSpacing = 2 }]), text("b"))
    label.attributedText = NSAttributedString(attachment: NSTextAttachment())
    #expect(TinamouUIKit.problems.count == 3)
    TinamouUIKit.clearProblems()
  }
}
