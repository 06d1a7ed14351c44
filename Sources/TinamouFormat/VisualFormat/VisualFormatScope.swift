import TinamouLayout

/// The views and metrics that a visual format in code may mention.
struct VisualFormatScope {
  private(set) var names = NameTable()
  /// The items by their index in the name table.
  private var items: [LayoutItem] = []

  init(metrics: [String: Double], views: [String: LayoutItem]) {
    for (name, value) in metrics.ordered(by: { $0.key < $1.key }) { names.addMetric(name, value) }
    var indices: [ObjectIdentifier: Int] = [:]
    for (name, item) in views.ordered(by: { $0.key < $1.key }) {
      let guides = (item as? LayoutView)?.layoutGuides.compactMap(\.name) ?? []
      _ = names.addView(name, guides: guides)
      if item is LayoutGuide { names.guideIndices.insert(items.count) }
      indices[ObjectIdentifier(item)] = indices[ObjectIdentifier(item)] ?? items.count
      if Self.hasText(item) { names.viewsWithText.insert(items.count) }
      if let scroll = item as? ScrollView {
        names.scrollingGuides[items.count] = scroll.kind.scrollingGuides
      }
      items.append(item)
    }
    for (index, item) in items.enumerated() {
      guard let superview = Self.superview(of: item) else { continue }
      let id = ObjectIdentifier(superview)
      if indices[id] == nil {
        indices[id] = items.count
        items.append(superview)
        names.addUnmentionableView(superview.name ?? "superview")
      }
      names.parents[index] = indices[id]
    }
    names.hasViews = true
  }

  /// The view or guide of an anchor.
  func item(_ anchor: LinearForm.Anchor) -> LayoutItem {
    let item = items[anchor.view]
    guard let view = item as? LayoutView else { return item }
    return anchor.guide.flatMap(view.guide) ?? view
  }

  private static func hasText(_ item: LayoutItem) -> Bool {
    guard let view = item as? LayoutView else { return false }
    return view.kind.showsText || view.firstBaselineOffsetFromTop != nil
      || view.forFirstBaselineLayout !== view
  }

  private static func superview(of item: LayoutItem) -> LayoutView? {
    (item as? LayoutView)?.superview ?? (item as? LayoutGuide)?.owningView
  }
}

extension ViewKind {
  /// Whether views of the kind show text, so that distances may be measured between baselines.
  var showsText: Bool {
    switch self {
    case .label, .button, .textField: true
    default: false
    }
  }
}

extension ViewKind {
  /// The scrolling guides of views of the kind; the content guide of a list follows from its rows.
  var scrollingGuides: [GuideReference] {
    switch self {
    case .table, .collection: [.frame]
    case .scroll: [.content, .frame]
    default: []
    }
  }
}

extension LayoutView {
  /// A guide by its name in constraint strings.
  func guide(_ reference: GuideReference) -> LayoutGuide? {
    switch reference {
    case .margins: layoutMarginsGuide
    case .readable: readableContentGuide
    case .safeArea: safeAreaLayoutGuide
    case .keyboard: keyboardLayoutGuide
    case .content: (self as? ScrollView)?.contentLayoutGuide
    case .frame: (self as? ScrollView)?.frameLayoutGuide
    case .reserved(let region): layoutGuide(for: region)
    case .declared(let name): (layoutGuides + regionGuides).first { $0.name == name }
    }
  }
}
