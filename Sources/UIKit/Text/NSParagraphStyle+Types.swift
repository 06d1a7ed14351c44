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
  /// That of the text.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Justified.
  case justified = 3
  /// Where lines begin.
  case natural = 4
}

/// The line break mode.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between letters.
  case byCharWrapping = 1
  /// The text is clipped.
  case byClipping = 2
  /// An ellipsis replaces the beginning.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle.
  case byTruncatingMiddle = 5
}
