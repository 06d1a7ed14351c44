public import Foundation

/// How paragraphs are set. Line heights and room between lines are not measured.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// The style of texts that have none.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  fileprivate var values = Values()

  /// Makes the style of texts that have none.
  public override init() { super.init() }

  /// Where lines lie; nothing is drawn.
  public var alignment: NSTextAlignment { values.alignment }
  /// How lines end.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The room between lines, in points.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The room after a paragraph, in points.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room before a paragraph, in points.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The height of lines as a multiple of the font's; 0 for the font's.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of lines, in points; 0 for any.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of lines, in points; 0 for any.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Where lines begin, in points.
  public var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points.
  public var tailIndent: CGFloat { values.tailIndent }
  /// Where the first line begins, in points.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How readily words are broken.
  public var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether lines are set as without a style.
  var hasStandardLines: Bool {
    var standard = Values()
    standard.alignment = values.alignment
    standard.lineBreakMode = values.lineBreakMode
    return values == standard
  }

  /// The style itself, or a copy of a mutable one.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// A copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether both say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// Feeds what the style says.
  public override var hash: Int { values.hashValue }
}

/// How paragraphs are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines lie; nothing is drawn.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How lines end.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The room between lines, in points.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The room after a paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The room before a paragraph, in points.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The height of lines as a multiple of the font's; 0 for the font's.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of lines, in points; 0 for any.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of lines, in points; 0 for any.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// Where lines begin, in points.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end, in points.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// Where the first line begins, in points.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// How readily words are broken.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}

/// Where lines lie.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// Where lines begin.
  case natural = 4
}

/// How lines end.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between letters.
  case byCharWrapping = 1
  /// Cut.
  case byClipping = 2
  /// The beginning is left out.
  case byTruncatingHead = 3
  /// The end is left out.
  case byTruncatingTail = 4
  /// The middle is left out.
  case byTruncatingMiddle = 5
}
