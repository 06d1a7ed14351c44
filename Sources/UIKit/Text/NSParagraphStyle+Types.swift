extension NSParagraphStyle {
  /// Where lines break in addition to the line break mode; not measured.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A word may move to the last line, so that it does not have a single one.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Lines break between Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As in labels of the system.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// A writing direction.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The line break mode.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}
