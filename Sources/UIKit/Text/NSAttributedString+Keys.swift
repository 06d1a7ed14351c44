public import Foundation

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of letters; nothing is drawn.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind letters; nothing is drawn.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// What is between letters; not measured.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// What is between letters; not measured.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Letters that are drawn as one.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// How paragraphs are set, an ``NSParagraphStyle``.
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
  /// What lies behind letters; nothing is drawn.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A picture in the text; not measured.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Where a tap leads; there is no touch.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far letters stand above the line; not measured.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// How far letters lean; nothing is drawn.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How far letters are stretched; not measured.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}

/// Lines below or through letters; nothing is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
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
  /// Under words, not under the room between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// What lies behind letters; nothing is drawn.
open class NSShadow: NSObject {
  /// Nothing is drawn.
  open var shadowOffset = CGSize.zero
  /// Nothing is drawn.
  open var shadowBlurRadius: CGFloat = 0
  /// Nothing is drawn.
  open var shadowColor: Any?
}

/// A picture in a text; texts are measured without it.
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// The rectangle of the picture on its line.
  open var bounds = CGRect.zero

  /// Makes an attachment without a picture.
  public override init() { super.init() }
  /// Makes an attachment.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Makes a text of a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
