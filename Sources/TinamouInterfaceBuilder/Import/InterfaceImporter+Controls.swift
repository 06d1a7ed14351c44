import TinamouLayout

extension InterfaceImporter {
  /// The size of content other than measured text; `nil` if it is measured or has the default size
  /// of its kind.
  ///
  /// The numbers are those that Interface Builder recorded most often, before and since Xcode 11
  /// and 26.
  func contentSize(of view: View, _ variations: Variations) -> Size? {
    let none = LayoutView.noIntrinsicMetric
    let isOld = document.toolsVersion < .xcode11
    let isNew = document.toolsVersion >= .xcode26
    // The wheels of iOS 8 were lower, and those in a compact height are.
    let isLow = document.toolsVersion < .xcode7 || document.canvas.classes?.height == .compact
    let wheels = Size(width: 320, height: isLow ? 162 : 216)
    switch view.kind {
    case .image:
      return imageSize(of: view.element, named: variations.value("image", of: view.element))
    case .button: return buttonSize(of: view, variations)
    case .textField: return fieldSize(of: view, variations)
    case .segmentedControl: return Size(width: segmentsWidth(of: view), height: isOld ? 28 : 31)
    case .stepper: return Size(width: 94, height: isOld ? 29 : 32)
    case .datePicker, .pickerView: return wheels
    case .switch: return isNew ? Size(width: 61, height: 28) : nil
    case .searchBar: return Size(width: none, height: isNew ? 64 : 56)
    case .toolbar:
      let isHigh = document.canvas.hasHomeIndicator && isAtBottom(view)
      return Size(width: none, height: isHigh ? 49 : 44)
    case .tabBar: return Size(width: none, height: 49)
    case .progressView:
      return Size(width: none, height: document.toolsVersion < .xcode12 ? 2 : 4)
    case .activityIndicator:
      let isLarge = view.element["style"]?.lowercased().hasSuffix("large") ?? false
      return isLarge ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
    case .view where view.element.name == "navigationBar": return Size(width: none, height: 44)
    default: return nil
    }
  }

  /// Whether a constraint holds the lower edge of a view at that of the scene or its safe area.
  ///
  /// Recorded: the toolbar above the home indicator is 49 high, one above it 44.
  private func isAtBottom(_ view: View) -> Bool {
    views[0].element.grandchildren(in: "constraints").contains { constraint in
      let sides = [("first", "second"), ("second", "first")]
      return sides.contains { own, other in
        guard constraint[own + "Item"] == view.id, constraint[own + "Attribute"] == "bottom"
        else { return false }
        guard let item = constraint[other + "Item"] else { return true }
        switch items[item] {
        case .view(0), .guide(0, _), .bar(isTop: false): return true
        default: return false
        }
      }
    }
  }

  // MARK: Pictures

  /// The longer side of a system symbol relative to its point size. The file records symbols scaled
  /// to a longer side of 128, so only their proportions are known.
  private static let symbolSide = 1.2

  func imageSize(of element: XMLElement, named name: String?) -> Size? {
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
      configuration?.number("pointSize") ?? font?.pointSize(for: textSize) ?? Font.labelFontSize
    let scale = Self.symbolSide * points / longer
    return Size(width: width * scale, height: height * scale)
  }

  // MARK: Texts with something around them

  func textSize(_ text: String, _ font: Font) -> Size {
    SystemTextMeasurer().measure(
      TextRequest(
        text: text, font: font, maximumWidth: nil, maximumNumberOfLines: 1,
        displayScale: scale, locale: "", contentSizeCategory: textSize)
    ).size
  }

  /// The size of a text field. Without a border it is that of the text, one point higher since
  /// Xcode 11; with a round border it was 30 points high before, in any font.
  private func fieldSize(of view: View, _ variations: Variations) -> Size? {
    let text = text(of: view, variations) ?? ""
    let font = font(of: view, variations)?.font ?? LayoutView("", kind: .textField).font
    let measured = textSize(text.isEmpty ? " " : text, font)
    let width = text.isEmpty ? 0 : measured.width
    let isOld = document.toolsVersion < .xcode11
    let height = measured.height.rounded(.up) + (isOld ? 0 : 1)
    switch view.element["borderStyle"] {
    case "line", "bezel": return Size(width: width + 4, height: height + 4)
    // Recorded: a field with a round border and no text is 32 points wide.
    case "roundedRect" where text.isEmpty: return Size(width: 32, height: isOld ? 30 : 34)
    case "roundedRect" where isOld: return Size(width: width + 14, height: 30)
    case "roundedRect": return nil
    default: return Size(width: width, height: height)
    }
  }

  /// The width of segments. Each has the width that the file states, or that of the widest title in
  /// whole points plus 14 (18 since Xcode 11), or that of its own title if widths are proportional;
  /// lines of one point separate them. An image counts as its title, which is our choice.
  private func segmentsWidth(of view: View) -> Double {
    let isOld = document.toolsVersion < .xcode11
    let font = Font.systemFont(ofSize: 13, weight: isOld ? .regular : .medium)
    let segments = view.element.grandchildren(in: "segments")
    let natural = segments.enumerated().map { index, segment in
      let title = localized("segmentTitles[\(index)]", of: view.element) ?? segment.string("title")
      let image = imageSize(of: segment, named: segment["image"])
      let width = image?.width ?? textSize(title ?? "", font).width
      return width.rounded(.up) + (isOld ? 14 : 18)
    }
    let isApportioned = view.element.flag("apportionsSegmentWidthsByContent") ?? false
    let widest = natural.max() ?? 0
    let widths = zip(segments, natural).map { segment, own in
      let stated = segment.number("width") ?? 0
      return stated > 0 ? stated : isApportioned ? own : widest
    }
    return widths.reduce(0, +) + max(0, Double(widths.count) - 1)
  }

  /// The insets of the alignment rectangle in the frame.
  ///
  /// Those of a system symbol depend on the symbol. If the sizes of images are recorded, a constant
  /// size tells their sum; recorded are 24 x 23 for a symbol of 24 x 24, half a point below its
  /// upper edge.
  func alignmentInsets(of view: View) -> EdgeInsets {
    guard options.usesRecordedContent, isSymbol(view) else {
      return LayoutView("", kind: view.kind).alignmentRectInsets
    }
    let width = constantSize("width", of: view).map { view.frame.width - $0 } ?? 0
    let height = constantSize("height", of: view).map { view.frame.height - $0 } ?? 0
    let grid = PixelGrid(scale: document.canvas.scale)
    return EdgeInsets(
      top: grid.round(height / 2), left: grid.round(width / 2),
      bottom: height - grid.round(height / 2), right: width - grid.round(width / 2))
  }

  private func isSymbol(_ view: View) -> Bool {
    let name = canvasVariations.value("image", of: view.element)
    let image = name.flatMap { document.images[$0] }
    return view.kind == .image && (image ?? view.element)["catalog"] == "system"
  }

  /// The size along an axis that a required constraint of the view gives it on the canvas.
  private func constantSize(_ attribute: String, of view: View) -> Double? {
    let excluded = canvasVariations.excluded("constraints", of: view.element)
    let sizes = view.element.grandchildren(in: "constraints").filter {
      $0["firstAttribute"] == attribute && ($0["firstItem"] ?? view.id) == view.id
        && $0["secondItem"] == nil && $0["relation"] == nil && $0["priority"] == nil
        && !excluded.contains($0.id ?? "")
    }
    guard sizes.count == 1 else { return nil }
    return canvasVariations.value("constant", of: sizes[0]).flatMap(InterfaceNumber.parse)
  }
}
