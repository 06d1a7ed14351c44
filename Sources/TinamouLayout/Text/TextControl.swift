/// What a kind of view puts around its text.
struct TextControl {
  /// The font when none is given.
  let font: Font
  /// Whether the text may have several lines.
  let wraps: Bool
  /// The least size, in points.
  let smallest: Size
  /// What is on both sides of the text together, in points.
  let sides: Double
  /// What is above and below the text together, in points.
  let ends: Double
  /// Whether the text counts in whole points.
  let isWhole: Bool
  /// Whether a placeholder is shown where there is no text.
  let hasPlaceholder: Bool

  /// A character without width: it makes a line as high as the font is.
  private static let emptyLine = "\u{200B}"

  /// `nil` for kinds that show no text.
  init?(_ kind: ViewKind) {
    switch kind {
    case .label:
      self.init(
        font: .systemFont(ofSize: Font.labelFontSize), wraps: true, smallest: .zero, sides: 0,
        ends: 0, isWhole: false, hasPlaceholder: false)
    // System buttons recorded by Interface Builder, without an image: as wide as the title in whole
    // points and no less than 30; the line in whole points and 12 more (13 points: 28 high, 15: 30, 16: 32,
    // 17: 33, 18: 34, 30: 48).
    case .button:
      self.init(
        font: .systemFont(ofSize: Font.buttonFontSize), wraps: false,
        smallest: Size(width: 30, height: 0), sides: 0, ends: 12, isWhole: true,
        hasPlaceholder: false)
    // Recorded: 34 high with a rounded border and 14 points since Xcode 11 (113 fields). What
    // larger letters and the sides need is our choice.
    case .textField:
      self.init(
        font: .systemFont(ofSize: Font.textFieldFontSize), wraps: false,
        smallest: Size(width: 0, height: 34), sides: 14, ends: 13, isWhole: true,
        hasPlaceholder: true)
    default:
      return nil
    }
  }

  private init(
    font: Font, wraps: Bool, smallest: Size, sides: Double, ends: Double, isWhole: Bool,
    hasPlaceholder: Bool
  ) {
    self.font = font
    self.wraps = wraps
    self.smallest = smallest
    self.sides = sides
    self.ends = ends
    self.isWhole = isWhole
    self.hasPlaceholder = hasPlaceholder
  }

  /// What is measured of a view's text: nothing of an empty label, else at least an empty line.
  func shownText(_ content: TextContent) -> String {
    let text = content.text ?? ""
    if !text.isEmpty || wraps { return text }
    let placeholder = hasPlaceholder ? content.placeholder ?? "" : ""
    return placeholder.isEmpty ? Self.emptyLine : placeholder
  }

  /// The content size of a view with a text of this size, in points.
  func size(around text: Size) -> Size {
    let width = isWhole ? text.width.rounded(.up) : text.width
    let height = isWhole ? text.height.rounded(.up) : text.height
    return Size(
      width: max(width + sides, smallest.width), height: max(height + ends, smallest.height))
  }
}
