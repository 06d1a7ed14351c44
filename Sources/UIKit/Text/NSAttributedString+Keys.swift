public import Foundation
import TinamouText

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of letters; nothing is drawn.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind letters; nothing is drawn.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The spacing after each character, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The spacing after each character, in points.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Letters that are drawn as one.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The style of paragraphs, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Lines below letters; nothing is drawn.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// Lines below letters; nothing is drawn.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// Lines through letters; nothing is drawn.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// Lines through letters; nothing is drawn.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Lines around letters; nothing is drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Lines around letters; nothing is drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A shadow; nothing is drawn.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An image in the text, an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The destination of a link; there are no touch events.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The offset above the baseline; not measured.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The slant of letters; nothing is drawn.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The expansion of letters; not measured.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}

/// Lines below or through letters; nothing is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's numbers.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Only under words, not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow; nothing is drawn.
open class NSShadow: InertShadow {
}

/// An image in a text; texts are measured without it.
open class NSTextAttachment: AttributeValue {
  /// The image.
  open var image: UIImage?
  /// The rectangle of the image on its line.
  open var bounds = CGRect.zero

  /// Returns the rectangle on a line, in points from the place on the baseline upwards: the
  /// ``bounds``, or the size of the image, which stands on the baseline.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// The extent on a line of a height. How much of the width is left is not known yet.
  func extent(onLineOf height: CGFloat) -> TextAttributes.Image {
    let line = CGRect(x: 0, y: 0, width: 10_000_000, height: height)
    let rect = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    return TextAttributes.Image(
      width: Double(max(rect.width, 0)), ascent: Double(max(rect.maxY, 0)),
      descent: Double(max(-rect.minY, 0)))
  }

  /// Makes an attachment without an image.
  public override init() { super.init() }
  /// Makes an attachment.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Makes a text that contains an image.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
