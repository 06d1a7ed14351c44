import TinamouFormat
import TinamouLayout

extension InterfaceImporter {
  /// The kinds with a size of their own, because they contain a text, an image or a control.
  private static let leaves: Swift.Set<ViewKind> = [
    .label, .button, .image, .textField, .switch, .slider, .segmentedControl, .stepper,
    .activityIndicator, .progressView, .datePicker, .pickerView, .pageControl, .searchBar,
    .toolbar, .tabBar,
  ]

  /// The content of a view and its size.
  func contentKeys(of index: Int, _ variations: Variations) -> Keys {
    let view = views[index]
    var keys = textKeys(of: view, variations)
    if options.usesRecordedContent, view.isRecorded, hasOwnSize(view) {
      let insets = alignmentInsets(of: view)
      let size = Size(
        width: max(0, view.frame.width - insets.left - insets.right),
        height: max(0, view.frame.height - insets.top - insets.bottom))
      keys.append(("intrinsicSize", .numbers([size.width, size.height])))
      return keys
    }
    if let size = placeholder(of: view.element) ?? drawnSize(of: view)
      ?? emptySize(of: view, variations)
    {
      return keys + [("intrinsicSize", Self.lengths(size))]
    }
    if let block = textBlock(of: view, variations) {
      let varies = view.element.child("variation") != nil
      return keys + heightKeys(of: block, varies: varies)
    }
    if let size = contentSize(of: view, variations) {
      keys.append(("intrinsicSize", Self.lengths(size)))
    }
    return keys
  }

  /// The content size of a view without text whose class draws on the canvas.
  private func drawnSize(of view: View) -> Size? {
    text(of: view, canvasVariations)?.isEmpty ?? true ? document.drawnSizes[view.id] : nil
  }

  /// Gives texts whose classes draw on the canvas the size that they have there: in other windows
  /// the text of the file counts, and in other languages everywhere.
  mutating func readDrawnTexts() {
    guard !options.usesRecordedContent, document.strings.isEmpty else { return }
    for (index, view) in views.enumerated() {
      guard let size = document.drawnSizes[view.id], placeholder(of: view.element) == nil,
        text(of: view, canvasVariations)?.isEmpty == false,
        textBlock(of: view, canvasVariations) == nil
      else { continue }
      canvasSet.overrides.append((index, [("intrinsicSize", Self.lengths(size))]))
    }
  }

  /// The size of an empty view on the canvas.
  ///
  /// A stack without views, and a view without content of its own in a stack, keep the size that
  /// the file records: the canvas has no other size for them. So do labels without text in a stack
  /// their height. Recorded: 50 points beside a text that has to be lower than its line, and 46 and
  /// 0 of two such labels in 50.
  private func emptySize(of view: View, _ variations: Variations) -> Size? {
    guard view.isRecorded else { return nil }
    if isEmptyStack(view) || isWithoutContent(view) { return view.frame.size }
    guard let parent = view.parent, views[parent].kind == .stack, view.kind == .label,
      text(of: view, variations)?.isEmpty ?? true
    else { return nil }
    return Size(width: LayoutView.noIntrinsicMetric, height: view.frame.height)
  }

  /// Whether a view is a stack without views inside another view.
  func isEmptyStack(_ view: View) -> Bool {
    view.kind == .stack && view.parent != nil && Self.subviews(of: view.element).isEmpty
  }

  /// Whether a view in a stack has no content of its own, and no placeholder for it.
  func isWithoutContent(_ view: View) -> Bool {
    guard let parent = view.parent, views[parent].kind == .stack,
      placeholder(of: view.element) == nil, document.drawnSizes[view.id] == nil
    else { return false }
    switch view.kind {
    case .view: return view.element.name != "navigationBar"
    case .scroll, .table, .collection: return true
    case .textView: return view.element.flag("scrollEnabled") != false
    default: return false
    }
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

  /// The placeholder size for content that only the app knows.
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
    guard view.kind != .textView, let text = text(of: view, variations) else { return [] }
    var keys: Keys = [("text", .string(text))]
    if let font = font(of: view, variations) { keys.append(("font", font.fragment)) }
    if view.kind == .label {
      let lines = numberOfLines(of: view, variations)
      if lines != 1 { keys.append(("lines", .number(Double(lines)))) }
      if let width = view.element.number("preferredMaxLayoutWidth"), width > 0, lines != 1 {
        keys.append(("preferredMaxLayoutWidth", .number(width)))
      }
    }
    return keys
  }

  /// The most lines that a label has; 0 means that there is no limit. It is 1 if what is stated is
  /// no such number.
  func numberOfLines(of label: View, _ variations: Variations) -> Int {
    let stated = variations.value("numberOfLines", of: label.element).flatMap { Int($0) } ?? 1
    return stated < 0 ? 1 : min(stated, 1_000_000)
  }

  /// The baselines of a text that constraints or stacks align.
  ///
  /// A label's first baseline is measured from its upper edge and its last from its lower edge,
  /// whatever its height: recorded labels that are stretched are aligned as if they were not. The
  /// text of buttons and fields is vertically centred, in the height that they have on the canvas.
  func baseline(of view: View) -> Keys {
    let isLabel = view.kind == .label && options.usesRecordedContent
    let isCentred = view.isRecorded && (view.kind == .button || view.kind == .textField)
    guard isLabel || isCentred, isAligned(view) else {
      return []
    }
    let font = font(of: view, canvasVariations)?.font ?? LayoutView("", kind: view.kind).font
    let size = font.pointSize(for: document.canvas.era.textSize)
    let line = font.face.lineHeight * size
    let around = isLabel ? 0 : (view.frame.height - line) / 2
    let ascent = font.face.ascent * size
    return [
      (
        "baseline",
        .members([("first", .number(around + ascent)), ("last", .number(around + line - ascent))])
      )
    ]
  }

  /// Whether a constraint mentions a baseline of a view, or a stack aligns baselines, that of a
  /// stack around it included, whose baseline is the view's.
  private func isAligned(_ view: View) -> Bool {
    var view = view
    while true {
      if document.alignedViews.contains(view.id) { return true }
      guard let parent = view.parent, views[parent].kind == .stack else { return false }
      view = views[parent]
      let states = [view.element] + view.element.children.filter { $0.name == "variation" }
      if states.contains(where: {
        $0["alignment"]?.hasSuffix("Baseline") ?? false
          || $0.flag("baselineRelativeArrangement") ?? false
      }) {
        return true
      }
    }
  }
}
