import Testing
import UIKit

/// Fonts, their descriptions, and how they follow the text size.
@MainActor @Suite struct FontTests {
  /// San Francisco has capital letters of 1443 and small letters of 1078 units, of 2048 per em.
  @Test func `the system font of 17 points has letters of 11.98 and 8.95 points`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(abs(font.xHeight - 8.949) < 0.001)
  }

  @Test func `attributes change a description`() {
    let made = UIFontDescriptor(fontAttributes: [
      .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(UIFont(descriptor: made, size: 0) == .boldSystemFont(ofSize: 20))
    let named = made.addingAttributes([.name: "HelveticaNeue"])
    #expect(UIFont(descriptor: named, size: 12).fontName == "HelveticaNeue")
    #expect(UIFont(descriptor: named, size: 12).pointSize == 12)
    let font = UIFont(name: "Georgia", size: 15)
    #expect(font?.fontDescriptor.withSize(30).pointSize == 30)
    #expect(font.map { UIFont(descriptor: $0.fontDescriptor, size: 0) } == font)
  }

  @Test func `the font of a text that follows the text size has the size of its traits`() {
    let controller = UIViewController()
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    for text in [label, field, view] as [UIView] { controller.view.addSubview(text) }
    label.font = .preferredFont(forTextStyle: .body)
    field.font = .preferredFont(forTextStyle: .body)
    view.font = .preferredFont(forTextStyle: .body)
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 40)
    #expect(field.font?.pointSize == 40)
    #expect(view.font?.pointSize == 40)
  }

  @Test func `a size has a limit for traits, too`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 40)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 25, compatibleWith: large)
    #expect(limited.pointSize == 25)
  }

  @Test func `a text of Swift keeps the attributes that change its size`() {
    var text = AttributedString("Hello")
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 9
    text.paragraphStyle = style
    text.kern = 2
    text.font = .systemFont(ofSize: 20)
    let copy = NSAttributedString(text)
    let attributes = copy.attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 9)
    #expect(attributes[.kern] as? CGFloat == 2)
    var plain = AttributedString("Hello")
    plain.font = .systemFont(ofSize: 20)
    #expect(copy.size().width == NSAttributedString(plain).size().width + 10)
  }
}

/// What a text view scrolls.
@MainActor @Suite struct TextViewContentTests {
  @Test func `the content of a text view is as high as its text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.font = .systemFont(ofSize: 17)
    view.text = String(repeating: "word ", count: 60)
    let wanted = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(wanted > 150)
    #expect(view.contentSize == CGSize(width: 200, height: wanted))
    view.layoutIfNeeded()
    view.contentOffset.y = wanted - 50
    view.text = "word"
    view.layoutIfNeeded()
    #expect(view.contentSize.height < 40)
    #expect(view.contentOffset.y == 0)
  }
}
