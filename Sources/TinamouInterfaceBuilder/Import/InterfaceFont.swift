import TinamouLayout

/// A font as Interface Builder describes it.
struct InterfaceFont: Hashable {
  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  /// The kinds of system fonts. Italic letters are measured as upright ones.
  private static let types = ["system", "boldSystem", "italicSystem"]

  private let style: TextStyle?
  private let size: Double?
  private let weight: Font.Weight?
  /// The PostScript name of a font other than the system font.
  private let name: String?
  /// The tables of a font that Tinamou does not know.
  private var tables: FontTables?

  init(_ element: XMLElement) {
    name = element["name"]
    style = element["style"].flatMap { Self.styles[$0] }
    let points = element.number("pointSize") ?? element.number("size")
    size = points.flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil }
    let isBold =
      element["type"] == "boldSystem"
      || element["metaFont"]?.lowercased().contains("bold") ?? false
    weight = element["weight"].flatMap(Self.weight) ?? (isBold ? .bold : nil)
  }

  /// What is not known in the description of a font, in words.
  static func problems(in element: XMLElement) -> [String] {
    var problems: [String] = []
    if let type = element["type"], !types.contains(type) {
      problems.append("its font type '\(type)' is not known, so it is 'system'")
    }
    if let style = element["style"], styles[style] == nil {
      problems.append("its text style '\(style)' is not known, so its size is that of no style")
    }
    for name in ["pointSize", "size"] {
      guard let text = element[name], element.number(name).map({ 0..<10_000 ~= $0 }) != true else {
        continue
      }
      problems.append("its font size '\(text)' is not a size, so it is not used")
    }
    if let weight = element["weight"], Self.weight(named: weight) == nil {
      problems.append("its font weight '\(weight)' is not known, so it is not used")
    }
    return problems
  }

  private static func weight(named name: String) -> Font.Weight? {
    Font.Weight.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  /// The system font in a size, in points.
  init(size: Double) { self.init(style: nil, size: size, weight: nil, name: nil) }

  private init(style: TextStyle?, size: Double?, weight: Font.Weight?, name: String?) {
    (self.style, self.size, self.weight, self.name) = (style, size, weight, name)
  }

  /// The font on the canvas of a file; it has a name if it is not the current system font.
  func onCanvas(of document: InterfaceDocument) -> InterfaceFont {
    if let name {
      var font = self
      font.tables = document.fonts[name]
      return font
    }
    let version = document.toolsVersion
    let isSmall = font.pointSize(for: .large) <= Self.largestUnchanged
    guard let name = version.systemFontName(font.weight),
      version < .xcode7 || !isSmall
    else { return self }
    return InterfaceFont(style: style, size: size, weight: nil, name: name)
  }

  /// The largest point size at which San Francisco has been the same since iOS 9.
  private static let largestUnchanged = 16.0

  var font: Font {
    Font(
      textStyle: style, pointSize: style == nil ? size : nil, weight: weight, name: name,
      tables: tables)
  }

  var fragment: JSONFragment {
    var members: [(String, JSONFragment)] = []
    if let style { members.append(("style", .string(style.rawValue))) }
    if style == nil { members.append(("size", .number(size ?? Font.labelFontSize))) }
    if let weight { members.append(("weight", .string(weight.rawValue))) }
    if let name { members.append(("name", .string(name))) }
    return .members(members)
  }
}
