public import Foundation
import TinamouText

/// The style of paragraphs. Line heights, spaces and the line break mode are measured; indents and
/// hyphens are not.
///
/// As in UIKit, a mutable style must not be changed while another thread reads it.
open class NSParagraphStyle: AttributeValue, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The default style.
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
    var lineBreakStrategy = LineBreakStrategy.standard
    var baseWritingDirection = NSWritingDirection.natural
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
  }

  fileprivate var values = Values()

  /// Makes the default style.
  public override init() { super.init() }

  /// The text alignment; nothing is drawn.
  public var alignment: NSTextAlignment { values.alignment }
  /// The line break mode.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The line spacing, in points.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The spacing after a paragraph, in points.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The spacing before a paragraph, in points.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The height of lines as a multiple of the font's; 0 means the height of the font.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum height of lines, in points; 0 for no minimum.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines, in points; 0 for no maximum.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indentation of lines at their beginning, in points.
  public var headIndent: CGFloat { values.headIndent }
  /// The indentation of lines at their end, in points.
  public var tailIndent: CGFloat { values.tailIndent }
  /// The indentation of the first line, in points.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The hyphenation factor.
  public var hyphenationFactor: Float { values.hyphenationFactor }
  /// Where lines break in addition to the line break mode; not measured.
  public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The writing direction; not measured.
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// The places of tabs; not measured.
  public var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of tabs after the last of ``tabStops``, in points; not measured.
  public var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether the space between letters may shrink before a text is truncated; not measured.
  public var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// The line heights, spaces and breaks of the style.
  var measured: TextAttributes {
    var attributes = TextAttributes()
    attributes.lineHeightMultiple = Double(values.lineHeightMultiple)
    attributes.minimumLineHeight = Double(values.minimumLineHeight)
    attributes.maximumLineHeight = Double(values.maximumLineHeight)
    attributes.lineSpacing = Double(max(values.lineSpacing, 0))
    attributes.paragraphSpacing = Double(values.paragraphSpacing + values.paragraphSpacingBefore)
    attributes.breaksBetweenCharacters = values.lineBreakMode == .byCharWrapping
    return attributes
  }

  /// Whether ``measured`` has everything that changes the size of a text.
  var isMeasured: Bool {
    values.headIndent == 0 && values.tailIndent == 0 && values.firstLineHeadIndent == 0
      && values.hyphenationFactor == 0
  }

  /// Returns the style itself, or a copy of a mutable one.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns a mutable copy.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether both are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// The hash value of the style.
  public override var hash: Int { values.hashValue }
}

/// A mutable style of paragraphs.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Takes all values of another style.
  public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
  /// Adds a place of a tab.
  public func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
  /// The places of tabs; not measured.
  public override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// The distance of tabs after the last of ``tabStops``, in points; not measured.
  public override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// Whether the space between letters may shrink before a text is truncated; not measured.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The text alignment; nothing is drawn.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The line break mode.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The line spacing, in points.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The spacing after a paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The spacing before a paragraph, in points.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The height of lines as a multiple of the font's; 0 means the height of the font.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The minimum height of lines, in points; 0 for no minimum.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of lines, in points; 0 for no maximum.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The indentation of lines at their beginning, in points.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The indentation of lines at their end, in points.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The indentation of the first line, in points.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The hyphenation factor.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Where lines break in addition to the line break mode; not measured.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// The writing direction; not measured.
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
}
