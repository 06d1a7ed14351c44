import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

/// An item with a title on one line and a text that wraps.
final class TextItem: CollectionViewCell {
  let title = LayoutView("title", kind: .label)
  let detail = LayoutView("detail", kind: .label)

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    detail.font = .preferredFont(forTextStyle: .footnote)
    for view in [title, detail] { contentView.addSubview(view) }
    let margins = contentView.layoutMarginsGuide
    let constraints = [
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
  }

  func show(_ content: TextCollectionState.Item) {
    title.text = content.title
    detail.text = content.detail
    detail.numberOfLines = content.lines
  }
}

/// A header or footer with a text that wraps.
final class TextSupplement: CollectionReusableView {
  let words = LayoutView("words", kind: .label)

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    words.font = .preferredFont(forTextStyle: .body)
    words.numberOfLines = 0
    contentView.addSubview(words)
    for constraint in words.pins(to: contentView.layoutMarginsGuide) { constraint.isActive = true }
  }
}

/// Everything that the layout of a collection depends on.
struct TextCollectionState {
  /// The content of an item.
  struct Item {
    var title: String
    var detail: String
    var lines: Int
  }

  /// The content of a section; `nil` for no header or footer.
  struct Section {
    var header: String?
    var items: [Item]
    var footer: String?
  }

  var sections: [Section]
  var width = 375.0
  var height = 667.0
  var textSize = ContentSizeCategory.large
  var direction = LayoutDirection.leftToRight
  var minimumItemWidth = 100.0
  var interitemSpacing = 10.0
  var lineSpacing = 10.0
  var sectionInset = DirectionalEdgeInsets.zero
  var inset = 0.0
}

/// A collection with the items of a state, in a window.
final class TextCollection: CollectionViewDataSource {
  var state: TextCollectionState
  let view = CollectionView("collection")
  let engine: LayoutEngine
  private let root = LayoutView("root")

  /// Makes the window; `height` is that of the collection, by default the one of the window.
  init(_ state: TextCollectionState, height: Double? = nil) throws {
    self.state = state
    view.register(TextItem.self, forCellWithReuseIdentifier: "text")
    for kind in [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ] {
      view.register(
        TextSupplement.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "words")
    }
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let height {
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    } else {
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    }
    engine = LayoutEngine(root: root, environment: try Self.environment(state))
    view.dataSource = self
    try update()
  }

  private static func environment(_ state: TextCollectionState) throws -> LayoutEnvironment {
    var environment = try WindowConfiguration.size(
      Size(width: state.width, height: state.height)
    ).environment(on: Platform(.iOS18))
    environment.traits.preferredContentSizeCategory = state.textSize
    environment.traits.layoutDirection = state.direction
    return environment
  }

  /// Sets what has changed.
  func update() throws {
    engine.environment = try Self.environment(state)
    set(\.minimumItemWidth, state.minimumItemWidth)
    set(\.minimumInteritemSpacing, state.interitemSpacing)
    set(\.minimumLineSpacing, state.lineSpacing)
    set(\.sectionInset, state.sectionInset)
    set(\.contentInset, EdgeInsets(top: state.inset, left: 0, bottom: 0, right: 0))
    try engine.layoutIfNeeded()
  }

  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<CollectionView, Value>, _ value: Value
  ) {
    if view[keyPath: property] != value { view[keyPath: property] = value }
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { state.sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.sections[section].items.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ListPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: path)
    (cell as? TextItem)?.show(state.sections[path.section].items[path.item])
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ListPath
  ) -> CollectionReusableView? {
    let section = state.sections[indexPath.section]
    let isHeader = kind == CollectionView.elementKindSectionHeader
    guard let text = isHeader ? section.header : section.footer else { return nil }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "words", for: indexPath)
    (view as? TextSupplement)?.words.text = text
    return view
  }
}
