import Testing
import UIKit

/// The sizes that labels are asked for.
@MainActor @Suite struct LabelSizeTests {
  /// UIKit takes a width of zero as none, as it does for the size of the content.
  @Test func `a width of zero limits no text`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The first tram climbs the hill"
    let line = label.intrinsicContentSize
    #expect(label.sizeThatFits(.zero) == line)
    #expect(label.sizeThatFits(CGSize(width: line.width, height: 0)) == line)
    #expect(label.sizeThatFits(CGSize(width: line.width / 2, height: 0)).height > line.height)
  }

  /// Ten characters of Courier, each 0.6 em wide, have room in 61 points.
  @Test func `only one mode breaks a word`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = UIFont(name: "Courier", size: 10)
    label.text = "aaaa bbbbbbbb cc"
    func lines() -> CGFloat {
      (label.sizeThatFits(CGSize(width: 61, height: 0)).height / label.font.lineHeight).rounded()
    }
    for mode in [NSLineBreakMode.byWordWrapping, .byClipping, .byTruncatingTail] {
      label.lineBreakMode = mode
      #expect(lines() == 3)
    }
    label.lineBreakMode = .byCharWrapping
    #expect(lines() == 2)
    label.attributedText = NSAttributedString(string: "aaaa bbbbbbbb cc")
    #expect(lines() == 2)
    let style = NSMutableParagraphStyle()
    label.attributedText = NSAttributedString(
      string: "aaaa bbbbbbbb cc", attributes: [.paragraphStyle: style])
    #expect(lines() == 3)
    style.lineBreakMode = .byCharWrapping
    let text = NSAttributedString(
      string: "aaaa bbbbbbbb cc",
      attributes: [.paragraphStyle: style, .font: UIFont(name: "Courier", size: 10) as Any])
    let rect = text.boundingRect(
      with: CGSize(width: 61, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(rect.width - 60) < 0.1)
    #expect((rect.height / label.font.lineHeight).rounded() == 2)
  }
}
