extension LayoutView {
  /// The text of the view in a rectangle of a size; `nil` without text.
  package func drawnText(in size: Size) -> DrawnText? {
    guard let text, !text.isEmpty else { return nil }
    let category =
      adjustsFontForContentSizeCategory ? traitCollection.preferredContentSizeCategory : .large
    let control = TextControl(kind)
    return DrawnText(
      text, font: drawnFont, attributes: textAttributes, category: category,
      width: max(size.width - (control?.sides ?? 0), 0), height: size.height,
      maximumNumberOfLines: control?.wraps ?? true ? max(numberOfLines, 0) : 1)
  }

  /// The font; if only the size of a line is given, the largest font that fits.
  private var drawnFont: Font {
    let size = resolvedContentSize
    guard let text, attributes.text.font == nil, kind == .label, numberOfLines == 1, heights == nil,
      size.height > 0
    else { return font }
    var fitting = SystemFont.pointSize(fittingLine: size.height)
    // Smaller letters are wider in proportion, so that a smaller font may still be too large.
    for _ in 0..<Self.largestNumberOfFonts {
      let line = DrawnText(text, font: .systemFont(ofSize: fitting), maximumNumberOfLines: 1)
      guard let width = line.lines.first?.width, size.width > 0, width > size.width else { break }
      fitting = max(fitting * (size.width - 1) / width, 1)
    }
    return .systemFont(ofSize: fitting)
  }

  /// The number of fonts that are tried for a line.
  private static let largestNumberOfFonts = 8
}
