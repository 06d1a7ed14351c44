public import TinamouEnvironment

/// How the text of a view is shown in a rectangle.
public struct ShownText: Hashable, Sendable {
  /// The number of lines that are shown.
  public let numberOfLines: Int
  /// Whether the text needs more space, so that the last line ends with an ellipsis.
  public let isTruncated: Bool
  /// The size of the text with only its own line breaks, or those at its
  /// ``LayoutView/preferredMaxLayoutWidth``, in points.
  public let naturalSize: Size
}

extension LayoutView {
  /// Returns how the text of the view is shown in a rectangle of a size, in points; `nil` without
  /// text, and if the size of the content is given, because then the font is not known.
  package func shownText(in size: Size) -> ShownText? {
    guard let naturalTextSize, let text = drawnText(in: size) else { return nil }
    return ShownText(
      numberOfLines: text.lines.count, isTruncated: text.isTruncated, naturalSize: naturalTextSize)
  }
}
