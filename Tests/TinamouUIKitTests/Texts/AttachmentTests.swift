import Testing
import UIKit

/// Attachments of texts that state their own rectangle.
@MainActor @Suite struct AttachmentTests {
  /// An image that is as high as the line that it is on, and twice as wide.
  private final class LineHighImage: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      CGRect(x: 0, y: 0, width: 2 * lineFrag.height, height: lineFrag.height)
    }
  }

  @Test func `a text is measured with the rectangle that an attachment states`() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let alone = text.size().width
    let image = NSMutableAttributedString(attachment: LineHighImage())
    image.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    text.append(image)
    #expect(abs(text.size().width - alone - 2 * font.lineHeight) < 0.001)
  }

  @Test func `an attachment states its bounds or the size of its image`() {
    let attachment = NSTextAttachment(image: UIImage(size: CGSize(width: 4, height: 5)))
    func bounds() -> CGRect {
      attachment.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    }
    #expect(bounds() == CGRect(x: 0, y: 0, width: 4, height: 5))
    attachment.bounds = CGRect(x: 0, y: -3, width: 8, height: 9)
    #expect(bounds() == CGRect(x: 0, y: -3, width: 8, height: 9))
  }
}
