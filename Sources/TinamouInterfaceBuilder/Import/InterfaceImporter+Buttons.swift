import TinamouLayout

extension InterfaceImporter {
  /// The size of a button. With insets it is that of its title and image together with the insets,
  /// without a title that of its image, and never smaller than its background image. Recorded
  /// heights: 26 for 15 points with insets of 4 above and below, 41 for 17 points with 10, and 43
  /// for 18 points without a title and 21 below.
  func buttonSize(of view: View, _ variations: Variations) -> Size? {
    if let configuration = view.element.child("buttonConfiguration", key: "configuration") {
      return configuredSize(of: view, configuration, variations)
    }
    if let side = pictogramSide(of: view) { return Size(width: side, height: side) }
    let title = text(of: view, variations) ?? ""
    let state = view.element.child("state", key: "normal")
    let picture = state.flatMap { imageSize(of: $0, named: $0["image"]) }
    let background = state.flatMap { imageSize(of: $0, named: $0["backgroundImage"]) }
    let insets = contentInsets(of: view.element)
    guard picture != nil || background != nil || insets != nil else { return nil }
    let font = font(of: view, variations)?.font ?? LayoutView("", kind: .button).font
    let isPicture = title.isEmpty && picture != nil
    let line = isPicture ? .zero : textSize(title.isEmpty ? " " : title, font)
    let missing = picture == nil ? 6.0 : 0
    let around = insets ?? EdgeInsets(top: missing, left: 0, bottom: missing, right: 0)
    let titleWidth = title.isEmpty ? 0 : line.width.rounded(.up)
    // Recorded: system buttons, and buttons with a title, are at least 30 points wide.
    let isOwn = view.element["buttonType"] == nil
    let width = titleWidth + (picture?.width ?? 0) + around.left + around.right
    // Recorded: a button with a symbol alone is as high as a line.
    let isSymbol = isPicture && state?["catalog"] == "system"
    let lineHeight = isSymbol ? textSize(" ", font).height : line.height
    let height = max(lineHeight.rounded(.up), picture?.height ?? 0) + around.top + around.bottom
    return Size(
      width: max(width, background?.width ?? 0, isOwn && isPicture ? 0 : 30),
      height: max(height, background?.height ?? 0, 0))
  }

  /// The width and height of a button that shows a sign of the system.
  ///
  /// Recorded heights: 22 before Xcode 11 in 16 of 20 places, and 24 since then in 4 of 5.
  private func pictogramSide(of view: View) -> Double? {
    switch view.element["buttonType"] {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd":
      document.toolsVersion < .xcode11 ? 22 : 24
    default: nil
    }
  }

  /// The content insets of a button; insets that are all zero have no effect.
  private func contentInsets(of element: XMLElement) -> EdgeInsets? {
    let insets = element.child("inset", key: "contentEdgeInsets").map(EdgeInsets.init)
    return insets == .zero ? nil : insets
  }

  // MARK: Configurations

  /// The edges of the title at which an image can be; the first is the default.
  static let imagePlacements = ["leading", "trailing", "top", "bottom"]

  /// The size of a button with a configuration: the image beside or above the title, and the
  /// subtitle below the title, with the insets around them.
  ///
  /// Insets that the file does not state, the space between title and subtitle and the font of the
  /// subtitle are those of `UIButton.Configuration` in this package. Recorded titles without a font
  /// have 17 points; those of primary buttons are semibold.
  private func configuredSize(
    of view: View, _ configuration: XMLElement, _ variations: Variations
  ) -> Size {
    let title = textSize(text(of: view, variations) ?? "", titleFont(of: configuration))
    let subtitle = textSize(
      localized("configuration.subtitle", of: view.element) ?? configuration.string("subtitle")
        ?? Self.text(of: Self.attributed("Subtitle", in: configuration)) ?? "",
      Self.font(of: Self.attributed("Subtitle", in: configuration))?.font
        ?? .preferredFont(forTextStyle: .footnote))
    let between =
      title == .zero || subtitle == .zero ? 0 : configuration.number("titlePadding") ?? 1
    let texts = Size(
      width: max(title.width, subtitle.width).rounded(.up),
      height: title.height + between + subtitle.height)
    let content = Self.size(
      of: texts, beside: configuredImage(configuration),
      padding: configuration.number("imagePadding"),
      isAbove: ["top", "bottom"].contains(configuration["imagePlacement"]))
    let insets = configuration.child("directionalEdgeInsets", key: "contentInsets")
    let inset = { (edge: String, missing: Double) in insets?.number(edge) ?? missing }
    return Size(
      width: content.width + inset("leading", 12) + inset("trailing", 12),
      height: content.height + inset("top", 7) + inset("bottom", 7))
  }

  private func titleFont(of configuration: XMLElement) -> Font {
    if let own = Self.font(of: Self.attributed("Title", in: configuration)) {
      return own.onCanvas(of: document).font
    }
    let stated = configuration.child("fontDescription", key: "titleFontDescription")
    if let stated { return InterfaceFont(stated).onCanvas(of: document).font }
    let isPrimary = configuration.parent?["role"] == "primary"
    return .systemFont(ofSize: Font.labelFontSize, weight: isPrimary ? .semibold : .regular)
  }

  private func configuredImage(_ configuration: XMLElement) -> Size {
    let reference = configuration.child("imageReference", key: "image") ?? configuration
    return imageSize(of: reference, named: reference["image"]) ?? .zero
  }

  private static func size(
    of texts: Size, beside image: Size, padding: Double?, isAbove: Bool
  ) -> Size {
    let gap = texts == .zero || image == .zero ? 0 : padding ?? 0
    if isAbove {
      return Size(
        width: max(texts.width, image.width), height: image.height + gap + texts.height)
    }
    return Size(width: image.width + gap + texts.width, height: max(image.height, texts.height))
  }
}
