import TinamouFormat
import TinamouLayout

extension InterfaceImporter {
  /// A text in several fonts, with lines of another height than that of its font, with lines that
  /// end between any two characters, or with insets.
  struct TextBlock {
    let text: String
    let font: Font
    let attributes: TextAttributes?
    /// The largest number of lines, 0 for any.
    let numberOfLines: Int
    /// The insets around the text, the sum of both sides, in points.
    var around = Size.zero
    /// Whether the height is rounded up to whole points.
    var isWhole = false

    /// Whether the height can differ between two widths with the same number of lines.
    private var hasSeveralFonts: Bool { attributes?.runs.isEmpty == false }

    /// The text size.
    let textSize: ContentSizeCategory

    func request(scale: Double) -> TextRequest {
      // A text view without text is as high as a line: that of a character without width.
      let measured = text.isEmpty ? "\u{200B}" : text.prefix(InterfaceImporter.longestText)
      return TextRequest(
        text: String(measured), font: font,
        attributes: attributes, maximumNumberOfLines: numberOfLines, displayScale: scale,
        contentSizeCategory: textSize)
    }

    /// The height of the text at a width, in points; with `nil`, only its own line breaks end
    /// lines.
    func height(width: Double?, scale: Double, _ texts: TextMeasurementCache) -> Double {
      var request = request(scale: isWhole ? 1 : scale)
      request.maximumWidth = width
      return texts.measurement(of: request).size.height + around.height
    }

    /// The widths at which the height can change, below the natural one, in points.
    func widths(of measurement: TextMeasurement, scale: Double) -> [Double] {
      guard hasSeveralFonts, numberOfLines != 1 else {
        return measurement.lineChanges.map(\.width).filter { $0 < measurement.size.width }
      }
      var widths: [Double] = []
      var next = measurement.smallestWidth
      while next < measurement.size.width {
        widths.append(next)
        let stretch = measurement.stretch(around: next, grid: PixelGrid(scale: scale))
        guard stretch.widths.upperBound > next else { break }
        next = stretch.widths.upperBound
      }
      return widths
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
    var attributes = textAttributes(of: view, text: text, in: font)
    switch view.kind {
    // Recorded: text views that do not scroll have insets of 8 points above and below and 5 on both
    // sides.
    case .textView where view.element.flag("scrollEnabled") == false:
      attributes.minimumLineHeight = max(
        attributes.minimumLineHeight, font.lineDistance(for: textSize))
      return TextBlock(
        text: text, font: font, attributes: attributes, numberOfLines: 0,
        around: Size(width: 10, height: 16), isWhole: true, textSize: textSize)
    case .label where attributes != TextAttributes():
      return TextBlock(
        text: text, font: font, attributes: attributes,
        numberOfLines: numberOfLines(of: view, variations), textSize: textSize)
    default: return nil
    }
  }

  /// The fonts and line heights of an attributed text that is shown.
  private func textAttributes(
    of view: View, text: String, in font: Font
  ) -> TextAttributes {
    let attributed = Self.attributedText(of: view)
    let style = attributed?.child("fragment")?.child("attributes")?
      .child("paragraphStyle", key: "NSParagraphStyle")
    func length(_ name: String) -> Double { max(0, style?.number(name) ?? 0) }
    var attributes = TextAttributes()
    attributes.breaksBetweenCharacters =
      view.element["lineBreakMode"] == "characterWrap" || style?["lineBreakMode"] == "charWrapping"
    attributes.lineHeightMultiple = length("lineHeightMultiple")
    attributes.minimumLineHeight = length("minimumLineHeight")
    attributes.maximumLineHeight = length("maximumLineHeight")
    attributes.lineSpacing = length("lineSpacing")
    attributes.paragraphSpacing = length("paragraphSpacing") + length("paragraphSpacingBefore")
    guard Self.text(of: attributed) == text else { return attributes }
    var start = 0
    for fragment in attributed?.children ?? [] where fragment.name == "fragment" {
      let own = fragment.child("attributes")?.child("font", key: "NSFont").map {
        InterfaceFont($0).onCanvas(of: document).font
      }
      let run = TextAttributes.Run(start: start, font: own ?? font)
      if run.font != attributes.runs.last?.font ?? font { attributes.runs.append(run) }
      start += (fragment.string("content") ?? "").unicodeScalars.count
    }
    return attributes
  }

  /// The natural width of a text, and its height at each width.
  ///
  /// A text that varies always has `heights`, which no override could remove.
  func heightKeys(of block: TextBlock, varies: Bool) -> Keys {
    // The text is shaped once for all widths.
    let texts = TextMeasurementCache(SystemTextMeasurer())
    let measurement = texts.measurement(of: block.request(scale: scale))
    let width = measurement.size.width + block.around.width
    let height = block.height(width: nil, scale: scale, texts)
    var rows: [(width: Double, height: Double)] = []
    for width in block.widths(of: measurement, scale: scale) {
      let height = block.height(width: width, scale: scale, texts)
      if height != rows.last?.height { rows.append((width + block.around.width, height)) }
    }
    if rows.isEmpty, !varies { return [("intrinsicSize", .numbers([width, height]))] }
    rows.append((width, height))
    return [
      ("intrinsicSize", .row([.number(width), .null])),
      ("heights", .row(rows.map { .numbers([$0.width, $0.height]) })),
    ]
  }
}
