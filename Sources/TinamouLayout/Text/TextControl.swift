/// The space that a kind of view adds around its text.
struct TextControl {
  /// The default font.
  let font: Font
  /// Whether the text can have several lines.
  let wraps: Bool
  /// The minimum size, in points.
  let smallest: Size
  /// The sum of the spaces on both sides of the text, in points.
  let sides: Double
  /// The sum of the spaces above and below the text, in points.
  let ends: Double
  /// Whether the size of the text is rounded to whole points.
  let isWhole: Bool
  /// Whether a placeholder is shown if there is no text.
  let hasPlaceholder: Bool

  /// A character without width, which gives a line the height of the font.
  private static let emptyLine = "\u{200B}"

  /// Returns the text that is measured: none for an empty label, otherwise at least an empty line.
  func shownText(_ content: TextContent) -> String {
    let text = content.text?.string ?? ""
    if !text.isEmpty || wraps { return text }
    let placeholder = hasPlaceholder ? content.placeholder?.string ?? "" : ""
    return placeholder.isEmpty ? Self.emptyLine : placeholder
  }

  /// Returns the content size of a view whose text has this size, in points.
  func size(around text: Size) -> Size {
    let width = isWhole ? text.width.rounded(.up) : text.width
    let height = isWhole ? text.height.rounded(.up) : text.height
    return Size(
      width: max(width + sides, smallest.width), height: max(height + ends, smallest.height))
  }
}

extension TextControl {
  /// Makes the control of a kind of view; `nil` for kinds without text.
  init?(_ kind: ViewKind) {
    switch kind {
    case .label:
      self.init(
        font: .systemFont(ofSize: Font.labelFontSize), wraps: true, smallest: .zero, sides: 0,
        ends: 0, isWhole: false, hasPlaceholder: false)
    // System buttons recorded by Interface Builder, without an image: as wide as the title in whole
    // points and at least 30; as high as the line in whole points plus 12 (13 points: 28 high, 15:
    // 30, 16: 32, 17: 33, 18: 34, 30: 48).
    case .button:
      self.init(
        font: .systemFont(ofSize: Font.buttonFontSize), wraps: false,
        smallest: Size(width: 30, height: 0), sides: 0, ends: 12, isWhole: true,
        hasPlaceholder: false)
    // Recorded: 34 high with a rounded border and 14 points since Xcode 11 (113 fields). The size
    // for larger letters and the space at the sides are our choice.
    case .textField:
      self.init(
        font: .systemFont(ofSize: Font.textFieldFontSize), wraps: false,
        smallest: Size(width: 0, height: 34), sides: 14, ends: 13, isWhole: true,
        hasPlaceholder: true)
    default:
      return nil
    }
  }
}
