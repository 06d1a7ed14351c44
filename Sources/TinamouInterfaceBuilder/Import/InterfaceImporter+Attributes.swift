import TinamouFormat
import TinamouLayout
import TinamouSolver

extension InterfaceImporter {
  typealias Keys = [(key: String, value: JSONFragment)]

  /// Reads the content of views and their size preferences, for each combination of size classes.
  mutating func readAttributes() {
    viewsOfPlaceholders = placeholderViews()
    for index in views.indices {
      warnAboutFrame(of: index)
      let all = variations.map { attributes(of: index, $0) }
      views[index].keys = fixedKeys(of: index)
      warnAboutVariations(of: views[index].element)
      warnAboutValues(of: views[index])
      warnAboutLength(of: views[index])
      assign(all, to: index)
      readTextSizes(of: index, all)
    }
  }

  private mutating func warnAboutFrame(of index: Int) {
    let view = views[index]
    guard !view.isRecorded, let parent = view.parent, views[parent].kind != .stack, isFixed(view)
    else { return }
    warn("it has neither a frame nor constraints, so it has no size", about: view.element)
  }

  /// Reads how large content with text styles is at each text size other than L.
  ///
  /// Labels with one font are measured by the layout. A size that also varies by size class is that
  /// of L, which the file cannot express otherwise.
  private mutating func readTextSizes(of index: Int, _ all: [Keys]) {
    let canvas = SizeClassSet.single.firstIndex(of: document.canvasClass) ?? 0
    let measured = all.map { keys in keys.filter { Self.measuredKeys.contains($0.key) } }
    guard !measured[canvas].isEmpty,
      measured.allSatisfy({ $0.elementsEqual(measured[canvas], by: { $0 == $1 }) })
    else { return }
    defer { textSize = .large }
    for category in ContentSizeCategory.allCases where category != .large {
      textSize = category
      let keys = contentKeys(of: index, variations[canvas]).filter {
        Self.measuredKeys.contains($0.key)
      }
      guard !keys.elementsEqual(measured[canvas], by: { $0 == $1 }) else { continue }
      textSizeSets[category, default: Set()].overrides.append((index, keys))
    }
  }

  /// The keys of content that this module measures.
  private static let measuredKeys: Swift.Set = ["intrinsicSize", "heights"]

  // MARK: Attributes with variations

  private func attributes(of index: Int, _ variations: Variations) -> Keys {
    let view = views[index]
    var keys = contentKeys(of: index, variations)
    keys += priorities(view, variations)
    let single = variations.combination ?? document.canvasClass
    let isHidden = variations.value("hidden", of: view.element) == "YES"
    let isAway = !view.installed.contains(single)
    if isHidden || isAway || view.installed != .all || Self.varies("hidden", view.element) {
      keys.append(("hidden", .boolean(isHidden || isAway)))
    }
    if let margins = margins(of: index, variations) { keys.append(("margins", margins)) }
    if view.kind == .stack { keys += stackKeys(view, variations) }
    return keys
  }

  private static func varies(_ attribute: String, _ element: XMLElement) -> Bool {
    element.children.contains { $0.name == "variation" && $0[attribute] != nil }
  }

  /// The priority at which the canvas keeps the size of a view without content in a stack.
  ///
  /// Recorded: also beside and around labels that hug at 251.
  private static let canvasSize = 252.0

  /// That of a view with subviews in the app, where its size follows from them: above the
  /// priorities of the stack itself, the highest of which is 51, and below those in files.
  private static let sizeAroundSubviews = 52.0

  private static func hasSubviews(_ view: View) -> Bool { !subviews(of: view.element).isEmpty }

  /// Gives plain views with subviews in stacks the size that they keep on the canvas.
  mutating func readSizesAroundSubviews() {
    let size = LayoutPriority(Float(Self.canvasSize))
    let keys = ["hugging", "compression"].map { ($0, Self.priorities { _ in size }) }
    for (index, view) in views.enumerated()
    where view.kind == .view && view.isRecorded && isWithoutContent(view)
      && Self.hasSubviews(view)
    {
      canvasSet.overrides.append((index, keys))
    }
  }

  /// The priorities; they are 250 and 750 by default for every kind of view.
  private func priorities(_ view: View, _ variations: Variations) -> Keys {
    let example = LayoutView("", kind: view.kind)
    let axes = [("horizontal", LayoutAxis.horizontal), ("vertical", .vertical)]
    func keys(_ name: String, _ values: [Double], _ own: (LayoutAxis) -> LayoutPriority) -> Keys {
      if zip(values, axes).allSatisfy({ $0 == Double(own($1.1).rawValue) }) { return [] }
      return [(name, .members(zip(axes, values).map { ($0.0, .number($1)) }))]
    }
    if isWithoutContent(view) {
      let size = Self.hasSubviews(view) ? Self.sizeAroundSubviews : Self.canvasSize
      let own = [size, size]
      return keys("hugging", own) { example.contentHuggingPriority(for: $0) }
        + keys("compression", own) { example.contentCompressionResistancePriority(for: $0) }
    }
    let hugging = axes.map { priority($0.0 + "HuggingPriority", 250, view, variations) }
    let resistance = axes.map { name, axis in
      let value = priority(name + "CompressionResistancePriority", 750, view, variations)
      return value + (isHeld(view, axis, at: value) ? 0.5 : 0)
    }
    return keys("hugging", hugging) { example.contentHuggingPriority(for: $0) }
      + keys("compression", resistance) { example.contentCompressionResistancePriority(for: $0) }
  }

  private func priority(
    _ attribute: String, _ missing: Double, _ view: View, _ variations: Variations
  ) -> Double {
    guard let text = variations.value(attribute, of: view.element),
      let number = Self.priority(text)
    else { return missing }
    return number > 0 ? number : 1
  }

  /// A priority of content; `nil` if the text is none.
  static func priority(_ text: String) -> Double? {
    InterfaceNumber.parse(text).flatMap { 0...1000 ~= $0 ? $0 : nil }
  }

  /// Whether a view has a size constraint at the priority with which its recorded content resists
  /// compression.
  ///
  /// Recorded: `height == 124` and `height == 150` at 750 do not make pickers of 145 and 162 points
  /// lower, which resist at 750. Their natural height is 216, and the recorded height is in
  /// between; if the recorded height is taken as their content, it has to resist slightly more.
  /// A stack without views, which always has its recorded size, keeps it in a view with
  /// `width == 280` at 750.
  private func isHeld(_ view: View, _ axis: LayoutAxis, at priority: Double) -> Bool {
    if isEmptyStack(view) { return priority < 1000 }
    let attribute = axis == .horizontal ? "width" : "height"
    return priority < 1000 && options.usesRecordedContent
      && view.element.grandchildren(in: "constraints").contains {
        $0["firstAttribute"] == attribute && $0["firstItem"] == nil && $0["secondItem"] == nil
          && $0.number("priority") == priority
      }
  }

  /// The alignments of a stack; the first is the default.
  static let stackAlignments = [
    "fill", "top", "leading", "center", "bottom", "trailing", "firstBaseline", "lastBaseline",
  ]

  private func stackKeys(_ view: View, _ variations: Variations) -> Keys {
    let element = view.element
    var keys: Keys = []
    let axis = variations.value("axis", of: element) ?? "horizontal"
    keys.append(("axis", .string(axis == "vertical" ? "vertical" : "horizontal")))
    let distribution =
      variations.value("distribution", of: element)
      .flatMap(StackView.Distribution.init) ?? .fill
    keys.append(("distribution", .string(distribution.rawValue)))
    let alignment = variations.value("alignment", of: element) ?? "fill"
    let isKnown = Self.stackAlignments.contains(alignment)
    keys.append(("alignment", .string(isKnown ? alignment : "fill")))
    let spacing = variations.value("spacing", of: element).flatMap(InterfaceNumber.parse) ?? 0
    let isStandard = variations.value("spacingType", of: element) == "standard"
    keys.append(("spacing", isStandard ? .string("system") : .number(spacing)))
    if element.flag("baselineRelativeArrangement") ?? false {
      keys.append(("baselineRelativeArrangement", .boolean(true)))
    }
    // No file states whether margins are in use; where a file states margins, they are.
    if Self.statedMargins(element, variations, .leftToRight) != nil {
      keys.append(("layoutMarginsRelativeArrangement", .boolean(true)))
    }
    return keys
  }

  // MARK: Attributes without variations

  /// The alpha value below which nobody sees or touches a view, from the documentation of
  /// `UIView.hitTest(_:with:)`.
  private static let leastVisibleAlpha = 0.01

  private func fixedKeys(of index: Int) -> Keys {
    let view = views[index]
    var keys: Keys = []
    if view.kind != .view { keys.append(("kind", .string(view.kind.rawValue))) }
    keys += frameKeys(of: index)
    let allowed = allowedRules(of: index).map { JSONFragment.string($0.rawValue) }
    if !allowed.isEmpty { keys.append(("allow", .row(allowed))) }
    if !view.guides.isEmpty {
      keys.append(("guides", .row(view.guides.map { .string($0.name) })))
    }
    if view.element.flag("preservesSuperviewLayoutMargins") ?? false, index > 0 {
      keys.append(("preservesSuperviewMargins", .boolean(true)))
    }
    if !insetsMarginsFromSafeArea(index) {
      keys.append(("insetsMarginsFromSafeArea", .boolean(false)))
    }
    if let direction = Self.ownDirection(of: view.element) {
      keys.append(("direction", .string(direction == .rightToLeft ? "rtl" : "ltr")))
    }
    let insets = alignmentInsets(of: view)
    if insets != LayoutView("", kind: view.kind).alignmentRectInsets {
      keys.append(("alignmentInsets", Self.sides(insets)))
    }
    keys += baseline(of: view)
    if view.kind.isScrolling { keys += Self.scrollKeys(of: view.element) }
    if index == 0 { keys += rootKeys() }
    return keys
  }

  /// The rules that do not count for a view: those about what people see and touch if nobody sees
  /// it, and that about open frames if a placeholder constraint says that the app decides it.
  private func allowedRules(of index: Int) -> [DiagnosticRule] {
    let isVisible = (views[index].element.number("alpha") ?? 1) >= Self.leastVisibleAlpha
    return (isVisible ? [] : [.overlap, .smallTarget])
      + (viewsOfPlaceholders.contains(index) ? [.ambiguous] : [])
  }

  /// The views, other than the root, that placeholder constraints mention.
  func placeholderViews() -> Swift.Set<Int> {
    var found: Swift.Set<Int> = []
    for view in views {
      for constraint in view.element.grandchildren(in: "constraints")
      where constraint.flag("placeholder") ?? false {
        let ids = [constraint["firstItem"] ?? view.id, constraint["secondItem"]]
        for case .view(let index)? in ids.map({ $0.flatMap { items[$0] } }) where index > 0 {
          found.insert(index)
        }
      }
    }
    return found
  }

  /// The ways in which safe areas add to the insets of a scroll view; the first is the default.
  static let insetAdjustments = ["automatic", "scrollableAxes", "never", "always"]

  static func scrollKeys(of element: XMLElement) -> Keys {
    var keys: Keys = []
    if let behavior = element["contentInsetAdjustmentBehavior"],
      insetAdjustments.dropFirst().contains(behavior)
    {
      keys.append(("contentInsetAdjustmentBehavior", .string(behavior)))
    }
    if let inset = element.child("inset", key: "contentInset").map(EdgeInsets.init), inset != .zero
    {
      keys.append(("contentInset", sides(inset)))
    }
    if let point = element.child("point", key: "contentOffset") {
      keys.append(
        ("contentOffset", .numbers([point.number("x") ?? 0, point.number("y") ?? 0])))
    }
    return keys
  }

  /// The writing direction of a view that does not have that of the window.
  static func ownDirection(of element: XMLElement) -> LayoutDirection? {
    switch element["semanticContentAttribute"] {
    case "forceRightToLeft": .rightToLeft
    case "forceLeftToRight", "playback", "spatial": .leftToRight
    default: nil
    }
  }

  /// Whether the view has its recorded frame, because constraints do not place it.
  private func isFixed(_ view: View) -> Bool {
    view.element.flag("translatesAutoresizingMaskIntoConstraints") != false
      || view.element.flag("fixedFrame") ?? false
  }

  /// The frame and autoresizing mask of a view that constraints do not place.
  private func frameKeys(of index: Int) -> Keys {
    let view = views[index]
    guard let parent = view.parent, views[parent].kind != .stack else { return [] }
    guard isFixed(view), !viewsPlacedByStyle.contains(index) else { return [] }
    let frame = view.frame
    var keys: Keys = [
      ("frame", .numbers([frame.minX, frame.minY, frame.width, frame.height]))
    ]
    let names = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
      ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ]
    let mask = view.element.child("autoresizingMask")
    let parts = names.filter { mask?.flag($0.0) ?? false }.map { JSONFragment.string($0.1) }
    if !parts.isEmpty {
      let size = views[parent].frame.size
      keys.append(
        (
          "autoresizing",
          .members([
            ("mask", .row(parts)), ("superviewSize", .numbers([size.width, size.height])),
          ])
        ))
    }
    return keys
  }

  /// Insets in a constraint file.
  static func sides(_ insets: EdgeInsets) -> JSONFragment {
    let all = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    if all.allSatisfy({ $0.1 == insets.top }) { return .number(insets.top) }
    return .members(all.filter { $0.1 != 0 }.map { ($0.0, .number($0.1)) })
  }
}

extension ViewKind {
  /// Whether views of the kind scroll their content.
  var isScrolling: Bool { [.scroll, .table, .collection].contains(self) }
}

extension EdgeInsets {
  /// Reads an `inset` element.
  init(_ inset: XMLElement) {
    self.init(
      top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0,
      bottom: inset.number("maxY") ?? 0, right: inset.number("maxX") ?? 0)
  }
}
