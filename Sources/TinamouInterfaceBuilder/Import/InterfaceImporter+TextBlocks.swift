import TinamouFormat
import TinamouLayout

extension InterfaceImporter {
  /// A text whose lines are higher than those of its font, or with insets around it.
  struct TextBlock {
    let text: String
    let font: Font
    /// The largest number of lines, 0 for any.
    let numberOfLines: Int
    /// The distance between two lines, and the height of the last, in points.
    let lineHeight: Double
    /// The additional space between two lines, in points.
    var lineSpacing = 0.0
    /// The insets around the text, the sum of both sides, in points.
    var around = Size.zero
    /// Whether the height is rounded up to whole points.
    var isWhole = false

    func height(lines: Int, scale: Double) -> Double {
      let count = Double(max(lines, 1))
      let text = count * lineHeight + (count - 1) * lineSpacing
      let pixels = isWhole ? 1 : scale
      return (text * pixels - 1e-6).rounded(.up) / pixels + around.height
    }
  }

  /// The length in characters up to which the height of a text is computed for every width: the
  /// time grows with the square of the length.
  static let longestText = 4_000

  /// Warns about a text that is too long for its height to be computed for every width.
  mutating func warnAboutLength(of view: View) {
    let isShortened = !(options.usesRecordedContent && hasOwnSize(view))
    guard isShortened, let block = textBlock(of: view, canvasVariations),
      block.text.count > Self.longestText
    else { return }
    warn(
      "its height is that of the first \(Self.longestText) characters of its text",
      about: view.element)
  }

  func textBlock(of view: View, _ variations: Variations) -> TextBlock? {
    // A text view without text is as high as a line.
    guard let text = text(of: view, variations), !text.isEmpty || view.kind == .textView else {
      return nil
    }
    let font = font(of: view, variations)?.font ?? .systemFont(ofSize: Font.labelFontSize)
    switch view.kind {
    // Recorded: text views that do not scroll have insets of 8 points above and below and 5 on both
    // sides.
    case .textView where view.element.flag("scrollEnabled") == false:
      return TextBlock(
        text: text, font: font, numberOfLines: 0, lineHeight: font.lineDistance(for: .large),
        around: Size(width: 10, height: 16), isWhole: true)
    case .label:
      guard let style = paragraphStyle(of: view.element) else { return nil }
      let multiple = style.number("lineHeightMultiple") ?? 0
      let natural = font.naturalLineHeight
      return TextBlock(
        text: text, font: font, numberOfLines: numberOfLines(of: view, variations),
        lineHeight: max(
          natural * (multiple > 0 ? multiple : 1), style.number("minimumLineHeight") ?? 0),
        lineSpacing: max(0, style.number("lineSpacing") ?? 0))
    default: return nil
    }
  }

  /// The paragraph style of an attributed text, if it makes lines higher.
  private func paragraphStyle(of label: XMLElement) -> XMLElement? {
    let attributes = label.child("attributedString", key: "attributedText")?
      .child("fragment")?.child("attributes")
    let style = attributes?.child("paragraphStyle", key: "NSParagraphStyle")
    let names = ["lineHeightMultiple", "minimumLineHeight", "lineSpacing"]
    return names.contains { style?.number($0) ?? 0 > 0 } ? style : nil
  }

  /// The natural width of a text, and its height at each width.
  ///
  /// A text that varies always has `heights`, which no override could remove.
  func heightKeys(of block: TextBlock, varies: Bool) -> Keys {
    let measurement = SystemTextMeasurer().measure(
      TextRequest(
        text: String(block.text.prefix(Self.longestText)), font: block.font,
        maximumNumberOfLines: block.numberOfLines, displayScale: scale))
    let width = measurement.size.width + block.around.width
    var rows: [JSONFragment] = []
    for change in measurement.lineChanges where change.width + block.around.width < width {
      let height = block.height(lines: change.numberOfLines, scale: scale)
      rows.append(.numbers([change.width + block.around.width, height]))
    }
    let height = block.height(lines: measurement.numberOfLines, scale: scale)
    if rows.isEmpty, !varies { return [("intrinsicSize", .numbers([width, height]))] }
    rows.append(.numbers([width, height]))
    return [("intrinsicSize", .row([.number(width), .null])), ("heights", .row(rows))]
  }
}
