import TinamouLayout
import TinamouLists

/// A collection that is changed, resized and scrolled at random; after each step its visible items
/// have to be those of a new collection, and at the end it has to be as high.
package struct CollectionWalk {
  private static let steps = 20
  /// A new collection is so high that all lines are in it.
  private static let heightOfAllLines = 200_000.0

  private let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// Returns what is wrong after the first step after which something is, with the steps.
  package func faults() throws -> [String] {
    var script = TextCollectionScript(seed: seed)
    let app = try TextCollection(script.makeState())
    var steps: [String] = []
    for _ in 0..<Self.steps {
      steps.append(try script.step(app))
      let fresh = try TextCollection(app.state, height: Self.heightOfAllLines)
      let defects = try defects(of: app, unlike: fresh)
      if !defects.isEmpty { return ["after \(steps): \(defects)"] }
    }
    let fresh = try TextCollection(app.state, height: Self.heightOfAllLines)
    try scrollThrough(app)
    let (height, expected) = (app.view.contentSize.height, fresh.view.contentSize.height)
    return height == expected ? [] : ["after \(steps): \(height) high, expected \(expected)"]
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
