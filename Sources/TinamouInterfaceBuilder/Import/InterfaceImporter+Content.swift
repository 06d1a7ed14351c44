import TinamouFormat
import TinamouLayout

extension InterfaceImporter {
  /// The kinds whose content is a text, a picture or a control, and so has a size of its own.
  private static let leaves: Swift.Set<ViewKind> = [
    .label, .button, .image, .textField, .switch, .slider, .segmentedControl, .stepper,
    .activityIndicator, .progressView, .datePicker, .pickerView, .pageControl, .searchBar,
    .toolbar, .tabBar,
  ]

  /// What a view shows and how large that is.
  func contentKeys(of index: Int, _ variations: Variations) -> Keys {
    let view = views[index]
    var keys = textKeys(of: view, variations)
    if options.usesRecordedContent, hasOwnSize(view) {
      let insets = alignmentInsets(of: view)
      let size = Size(
        width: max(0, view.frame.width - insets.left - insets.right),
        height: max(0, view.frame.height - insets.top - insets.bottom))
      keys.append(("intrinsicSize", .numbers([size.width, size.height])))
      return keys
    }
    let size = placeholder(of: view.element) ?? contentSize(of: view, variations)
    if let size { keys.append(("intrinsicSize", Self.lengths(size))) }
    return keys
  }

  func hasOwnSize(_ view: View) -> Bool {
    // The text of a view that does not scroll is its content.
    let isWholeText = view.kind == .textView && view.element.flag("scrollEnabled") == false
    return isWholeText || Self.leaves.contains(view.kind) || view.element.name == "navigationBar"
  }

  static func lengths(_ size: Size) -> JSONFragment {
    .row(
      [size.width, size.height].map {
        $0 == LayoutView.noIntrinsicMetric ? .null : .number(max(0, $0))
      })
  }

  /// A size that stands for content which only the app knows.
  private func placeholder(of element: XMLElement) -> Size? {
    let width = element["placeholderIntrinsicWidth"]
    let height = element["placeholderIntrinsicHeight"]
    guard width != nil || height != nil else { return nil }
    let none = LayoutView.noIntrinsicMetric
    // "infinite" means that there is no size along the axis.
    return Size(
      width: width.flatMap(InterfaceNumber.parse) ?? none,
      height: height.flatMap(InterfaceNumber.parse) ?? none)
  }

  // MARK: Texts

  private func textKeys(of view: View, _ variations: Variations) -> Keys {
    guard let text = text(of: view, variations) else { return [] }
    var keys: Keys = [("text", .string(text))]
    if let font = font(of: view, variations) { keys.append(("font", font.fragment)) }
    if view.kind == .label {
      let lines = variations.value("numberOfLines", of: view.element).flatMap { Int($0) } ?? 1
      if lines != 1 { keys.append(("lines", .number(Double(min(max(0, lines), 1_000_000))))) }
    }
    return keys
  }

  func text(of view: View, _ variations: Variations) -> String? {
    let element = view.element
    switch view.kind {
    case .label:
      let attributed = element.child("attributedString", key: "attributedText")
      return attributed.map(Self.text) ?? element["text"]
        ?? element.child("string", key: "text")?.text ?? ""
    case .button:
      let state = element.child("state", key: "normal")
      let attributed = state?.child("attributedString", key: "attributedTitle")
      return attributed.map(Self.text) ?? state?["title"]
        ?? state?.child("string", key: "title")?.text
        ?? element.child("buttonConfiguration", key: "configuration")?["title"] ?? ""
    case .textField:
      let text = element["text"] ?? ""
      return text.isEmpty ? element["placeholder"] ?? "" : text
    default: return nil
    }
  }

  private static func text(of attributed: XMLElement) -> String {
    attributed.children.filter { $0.name == "fragment" }.map {
      $0["content"] ?? $0.child("string", key: "content")?.text ?? ""
    }.joined()
  }

  func font(of view: View, _ variations: Variations) -> InterfaceFont? {
    let attributed = view.element.child("attributedString", key: "attributedText")?
      .child("fragment")?.child("attributes")?.child("font", key: "NSFont")
    if let attributed { return InterfaceFont(attributed) }
    return variations.child("fontDescription", key: "fontDescription", of: view.element)
      .map(InterfaceFont.init)
  }

  /// The baselines of a text whose size is recorded.
  ///
  /// A label's first baseline counts from its upper edge and its last from its lower edge, whatever
  /// height it gets: recorded labels that are stretched are aligned as if they were not. The text of
  /// buttons and fields is in their middle.
  func recordedBaseline(of view: View) -> Keys {
    guard options.usesRecordedContent, hasOwnSize(view),
      [.label, .button, .textField].contains(view.kind)
    else { return [] }
    let font = font(of: view, canvasVariations)?.font ?? LayoutView("", kind: view.kind).font
    let size = font.pointSize(for: .large)
    let line = InterfaceFont.lineHeight * size
    let around = view.kind == .label ? 0 : (view.frame.height - line) / 2
    let ascent = InterfaceFont.ascent * size
    return [
      (
        "baseline",
        .members([("first", .number(around + ascent)), ("last", .number(around + line - ascent))])
      )
    ]
  }
}
