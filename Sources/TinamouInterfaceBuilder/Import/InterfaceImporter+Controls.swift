import TinamouLayout

extension InterfaceImporter {
  /// The size of content other than measured text; nil if it is measured or that of the kind.
  ///
  /// The numbers are those that Interface Builder recorded most often, before and since Xcode 11.
  func contentSize(of view: View, _ variations: Variations) -> Size? {
    let none = LayoutView.noIntrinsicMetric
    let isOld = document.toolsVersion < .xcode11
    switch view.kind {
    case .image:
      return imageSize(of: view.element, named: variations.value("image", of: view.element))
    case .button: return buttonSize(of: view, variations)
    case .textField: return fieldSize(of: view, variations)
    case .segmentedControl: return Size(width: segmentsWidth(of: view), height: isOld ? 28 : 31)
    case .stepper: return Size(width: 94, height: isOld ? 29 : 32)
    case .datePicker: return Size(width: 320, height: 216)
    case .pickerView: return Size(width: 320, height: isOld ? 162 : 216)
    case .searchBar: return Size(width: none, height: 56)
    case .toolbar: return Size(width: none, height: isOld ? 44 : 49)
    case .tabBar: return Size(width: none, height: 49)
    case .progressView: return Size(width: none, height: isOld ? 2 : 4)
    case .activityIndicator:
      let isLarge = view.element["style"]?.lowercased().hasSuffix("large") ?? false
      return isLarge ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
    case .view where view.element.name == "navigationBar": return Size(width: none, height: 44)
    default: return nil
    }
  }

  // MARK: Pictures

  /// The longer side of a system symbol in parts of its point size. The file records symbols scaled
  /// to a longer side of 128, so only their proportions are known.
  private static let symbolSide = 1.2

  private func imageSize(of element: XMLElement, named name: String?) -> Size? {
    guard let image = name.flatMap({ document.images[$0] }), let width = image.number("width"),
      let height = image.number("height"), width >= 0, height >= 0
    else { return nil }
    let longer = max(width, height)
    guard image["catalog"] == "system", longer > 0 else {
      return Size(width: width, height: height)
    }
    let configuration = element.child("preferredSymbolConfiguration")
    let font = configuration?.child("fontDescription").map { InterfaceFont($0).font }
    let points =
      configuration?.number("pointSize") ?? font?.pointSize(for: .large) ?? Font.labelFontSize
    let scale = Self.symbolSide * points / longer
    return Size(width: width * scale, height: height * scale)
  }

  // MARK: Texts with something around them

  private func textSize(_ text: String, _ font: Font) -> Size {
    SystemTextMeasurer().measure(
      TextRequest(
        text: text, font: font, maximumWidth: nil, maximumNumberOfLines: 1,
        displayScale: document.canvas.scale, locale: "", contentSizeCategory: .large)
    ).size
  }

  /// A button with insets is as large as its title and picture with them; one without a title as its
  /// picture. Recorded: 15 points with 4 above and below 26 high, 17 points with 10 41 high.
  private func buttonSize(of view: View, _ variations: Variations) -> Size? {
    let title = text(of: view, variations) ?? ""
    let state = view.element.child("state", key: "normal")
    let picture = state.flatMap { imageSize(of: $0, named: $0["image"]) }
    let insets = view.element.child("inset", key: "contentEdgeInsets")
    guard picture != nil || insets != nil else { return nil }
    let across = (insets?.number("minX") ?? 0) + (insets?.number("maxX") ?? 0)
    let along = (insets?.number("minY") ?? 0) + (insets?.number("maxY") ?? 0)
    let font = font(of: view, variations)?.font ?? LayoutView("", kind: .button).font
    let measured = title.isEmpty ? Size.zero : textSize(title, font)
    let hasVerticalInsets = along != 0 || picture != nil && title.isEmpty
    let height = measured.height.rounded(.up) + (hasVerticalInsets ? along : TextEnds.button)
    return Size(
      width: max(0, measured.width + (picture?.width ?? 0) + across),
      height: max(0, height, (picture?.height ?? 0) + along))
  }

  private enum TextEnds {
    /// What is above and below the title of a button without insets, in points.
    static let button = 12.0
  }

  /// A field without a border is as large as its text; one with a round border was 30 high before
  /// Xcode 11.
  private func fieldSize(of view: View, _ variations: Variations) -> Size? {
    let text = text(of: view, variations) ?? ""
    let font = font(of: view, variations)?.font ?? LayoutView("", kind: .textField).font
    let measured = textSize(text.isEmpty ? " " : text, font)
    let width = text.isEmpty ? 0 : measured.width
    switch view.element["borderStyle"] {
    case nil, "none": return Size(width: width, height: measured.height.rounded(.up))
    case "roundedRect" where document.toolsVersion < .xcode11:
      return Size(width: width + 14, height: 30)
    default: return nil
    }
  }

  /// Segments are as wide as the widest title with 16 points (18 since Xcode 11) around it, or each as
  /// its own where they are apportioned, with a line of one point between them.
  private func segmentsWidth(of view: View) -> Double {
    let isOld = document.toolsVersion < .xcode11
    let font = Font.systemFont(ofSize: 13, weight: isOld ? .regular : .medium)
    let widths = view.element.grandchildren(in: "segments").map {
      textSize($0["title"] ?? "", font).width + (isOld ? 16 : 18)
    }
    let isApportioned = view.element.flag("apportionsSegmentWidthsByContent") ?? false
    let all =
      isApportioned ? widths.reduce(0, +) : (widths.max() ?? 0).rounded() * Double(widths.count)
    return all + max(0, Double(widths.count) - 1)
  }

  /// How far what is aligned lies inside the frame.
  func alignmentInsets(of view: View) -> EdgeInsets {
    LayoutView("", kind: view.kind).alignmentRectInsets
  }
}
