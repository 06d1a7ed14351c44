import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

@Suite struct `A collection in any sequence of steps` {
  /// A new collection is so high that all lines are in it.
  private static let heightOfAllLines = 200_000.0

  @Test(arguments: 1...10)
  func `lays out each visible item as a new collection does`(seed: Int) throws {
    var script = TextCollectionScript(seed: seed)
    let app = try TextCollection(script.makeState())
    var steps: [String] = []
    for _ in 0..<20 {
      steps.append(try script.step(app))
      let fresh = try TextCollection(app.state, height: Self.heightOfAllLines)
      let defects = try defects(of: app, unlike: fresh)
      guard defects.isEmpty else {
        Issue.record("seed \(seed), after \(steps): \(defects)")
        return
      }
    }
    let fresh = try TextCollection(app.state, height: Self.heightOfAllLines)
    try scrollThrough(app)
    let (height, expected) = (app.view.contentSize.height, fresh.view.contentSize.height)
    if height != expected {
      Issue.record("seed \(seed), after \(steps): \(height) high, expected \(expected)")
    }
  }

  /// Scrolls from the top to the end, so that all lines have been laid out.
  private func scrollThrough(_ app: TextCollection) throws {
    app.view.contentOffset.y = 0
    try app.update()
    while app.view.contentOffset.y + app.view.frame.height < app.view.contentSize.height {
      app.view.contentOffset.y += app.view.frame.height / 2
      try app.update()
    }
  }

  private func defects(of app: TextCollection, unlike fresh: TextCollection) throws -> [String] {
    let visible = app.view.indexPathsForVisibleItems
    let fragments = elements(of: app).compactMap { element in
      element.layout(app.view).map { (element, $0) }
    }
    var defects = fragments.compactMap { element, layout in
      defect(of: element, layout, in: app.view, unlike: fresh.view)
    }
    for path in visible where app.view.layoutForItem(at: path) == nil {
      defects.append("\(path) has no layout")
    }
    let offset = app.view.contentOffset
    let end = min(offset.y + app.view.frame.height, app.view.contentSize.height)
    let lowest = fragments.compactMap { $0.0.rect(app.view)?.maxY }.max() ?? 0
    if lowest + space(in: app) < end, offset.y < app.view.contentSize.height - space(in: app) {
      defects.append("items end at \(lowest)")
    }
    try app.view.layoutItems()
    if app.view.contentOffset != offset { defects.append("scrolled from \(offset)") }
    return defects
  }

  /// The longest part of the content without an item: the end of a section, empty ones, and the
  /// beginning of the next one.
  private func space(in app: TextCollection) -> Double {
    let insets = app.state.sectionInset.top + app.state.sectionInset.bottom
    return app.state.lineSpacing + Double(app.state.sections.count) * insets
  }

  /// A header, item or footer.
  private enum Element {
    case item(ListPath)
    case supplement(String, Int)

    func layout(_ view: CollectionView) -> CellLayout? {
      switch self {
      case .item(let path): view.layoutForItem(at: path)
      case .supplement(let kind, let section):
        view.layoutForSupplementaryElement(ofKind: kind, at: ListPath(item: 0, section: section))
      }
    }

    func rect(_ view: CollectionView) -> Rect? {
      switch self {
      case .item(let path): view.rectForItem(at: path)
      case .supplement(let kind, let section):
        view.rectForSupplementaryElement(ofKind: kind, at: ListPath(item: 0, section: section))
      }
    }
  }

  private func elements(of app: TextCollection) -> [Element] {
    app.state.sections.indices.flatMap { section in
      [Element.supplement(CollectionView.elementKindSectionHeader, section)]
        + app.state.sections[section].items.indices.map {
          .item(ListPath(item: $0, section: section))
        } + [.supplement(CollectionView.elementKindSectionFooter, section)]
    }
  }

  private func defect(
    of element: Element, _ layout: CellLayout, in view: CollectionView,
    unlike fresh: CollectionView
  ) -> String? {
    guard let expected = element.layout(fresh) else { return "\(element) is not in a new one" }
    if layout.names != expected.names || layout.frames != expected.frames {
      return "\(element): \(layout.frames), expected \(expected.frames)"
    }
    guard let rect = element.rect(view), let expectedRect = element.rect(fresh) else {
      return "\(element) has no rectangle"
    }
    // Lines above may still have estimated heights.
    var shifted = rect
    shifted.origin.y = expectedRect.minY
    return shifted == expectedRect ? nil : "\(element) is at \(rect), expected \(expectedRect)"
  }
}

/// Random steps of a user and of an app with a collection.
private struct TextCollectionScript {
  private typealias Item = TextCollectionState.Item
  private typealias Section = TextCollectionState.Section

  private static let words = [
    "A", "day", "in", "Lisbon", "the", "first", "tram", "climbs", "before", "bakers", "open",
    "extraordinarily", "東京", "and", "12.50", "settings",
  ]
  private var random: RandomNumbers

  init(seed: Int) { random = RandomNumbers(seed: UInt64(seed)) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.below(elements.count)]
  }

  private mutating func text(mostWords: Int) -> String {
    (0..<random.below(mostWords + 1)).map { _ in pick(Self.words) }.joined(separator: " ")
  }

  private mutating func makeItem() -> Item {
    Item(title: text(mostWords: 3), detail: text(mostWords: 12), lines: pick([0, 0, 0, 2, 1]))
  }

  private mutating func makeSection() -> Section {
    Section(
      header: random.below(2) == 0 ? text(mostWords: 20) : nil,
      items: (0..<random.below(21)).map { _ in makeItem() },
      footer: random.below(3) == 0 ? text(mostWords: 20) : nil)
  }

  mutating func makeState() -> TextCollectionState {
    TextCollectionState(sections: (0..<1 + random.below(3)).map { _ in makeSection() })
  }

  /// Takes a random step; returns its description.
  mutating func step(_ app: TextCollection) throws -> String {
    let description = try change(app)
    try app.update()
    return description
  }

  private mutating func change(_ app: TextCollection) throws -> String {
    switch random.below(20) {
    case 0...2:
      app.state.width = Double(320 + random.below(1047))
      app.state.height = pick([480, 667, 768, 1024])
      return "resize to \(app.state.width) x \(app.state.height)"
    case 3...5:
      app.view.contentOffset.y = Double(random.below(3000))
      return "scroll to \(app.view.contentOffset.y)"
    case 6:
      app.state.textSize = pick(ContentSizeCategory.allCases)
      return "text size \(app.state.textSize)"
    case 7:
      app.state.direction = app.state.direction == .leftToRight ? .rightToLeft : .leftToRight
      return "\(app.state.direction)"
    case 8:
      app.state.minimumItemWidth = pick([60, 100, 150, 300, 2000])
      return "items from \(app.state.minimumItemWidth) on"
    case 9:
      app.state.interitemSpacing = Double(random.below(21))
      return "spacing \(app.state.interitemSpacing)"
    case 10:
      app.state.lineSpacing = Double(random.below(21))
      return "line spacing \(app.state.lineSpacing)"
    case 11:
      app.state.sectionInset = DirectionalEdgeInsets(
        top: Double(random.below(20)), leading: Double(random.below(20)),
        bottom: Double(random.below(20)), trailing: Double(random.below(20)))
      return "section inset \(app.state.sectionInset)"
    case 12:
      app.state.inset = Double(random.below(50))
      return "inset \(app.state.inset)"
    case 13...15: return try changeSections(app)
    default: return try changeItems(app)
    }
  }

  private mutating func changeSections(_ app: TextCollection) throws -> String {
    let section = random.below(app.state.sections.count)
    switch random.below(3) {
    case 0 where app.state.sections.count > 1:
      app.state.sections.remove(at: section)
      try app.view.deleteSections([section])
      return "delete section \(section)"
    case 1:
      app.state.sections[section] = makeSection()
      try app.view.reloadSections([section])
      return "reload section \(section)"
    default:
      app.state.sections.insert(makeSection(), at: section)
      try app.view.insertSections([section])
      return "insert section \(section)"
    }
  }

  private mutating func changeItems(_ app: TextCollection) throws -> String {
    let section = random.below(app.state.sections.count)
    let count = app.state.sections[section].items.count
    if count == 0 || random.below(4) == 0 {
      let path = ListPath(item: random.below(count + 1), section: section)
      app.state.sections[section].items.insert(makeItem(), at: path.item)
      try app.view.insertItems(at: [path])
      return "insert \(path)"
    }
    let path = ListPath(item: random.below(count), section: section)
    switch random.below(3) {
    case 0:
      app.state.sections[section].items.remove(at: path.item)
      try app.view.deleteItems(at: [path])
      return "delete \(path)"
    case 1:
      app.state.sections[section].items[path.item] = makeItem()
      try app.view.reloadItems(at: [path])
      return "reload \(path)"
    default: return try move(path, app)
    }
  }

  private mutating func move(_ path: ListPath, _ app: TextCollection) throws -> String {
    let section = random.below(app.state.sections.count)
    let item = app.state.sections[path.section].items.remove(at: path.item)
    let target = ListPath(
      item: random.below(app.state.sections[section].items.count + 1), section: section)
    app.state.sections[section].items.insert(item, at: target.item)
    try app.view.moveItem(at: path, to: target)
    return "move \(path) to \(target)"
  }
}
