import TinamouLayout

/// A font as Interface Builder describes it.
struct InterfaceFont {
  /// The height of a line and the part above the baseline, as parts of the point size (Docs/Text.md).
  static let lineHeight = 2444.0 / 2048
  static let ascent = 1950.0 / 2048

  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  private let style: TextStyle?
  private let size: Double?
  private let weight: Font.Weight?

  init(_ element: XMLElement) {
    style = element["style"].flatMap { Self.styles[$0] }
    let points = element.number("pointSize") ?? element.number("size")
    size = points.flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil }
    let isBold =
      element["type"] == "boldSystem"
      || ["name", "metaFont"].contains { element[$0]?.lowercased().contains("bold") ?? false }
    weight =
      element["weight"].flatMap { name in
        Font.Weight.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
      } ?? (isBold ? .bold : nil)
  }

  /// A font of the system; other fonts are measured as the system's.
  var font: Font { Font(textStyle: style, pointSize: style == nil ? size : nil, weight: weight) }

  var fragment: JSONFragment {
    var members: [(String, JSONFragment)] = []
    if let style { members.append(("style", .string(style.rawValue))) }
    if style == nil { members.append(("size", .number(size ?? Font.labelFontSize))) }
    if let weight { members.append(("weight", .string(weight.rawValue))) }
    return .members(members)
  }
}
