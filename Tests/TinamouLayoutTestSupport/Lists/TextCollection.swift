import TinamouLayout
import TinamouLists

/// An item with a title on one line and a text that wraps.
private final class TextItem: CollectionViewCell {
  private lazy var texts = TextPair(in: contentView, .headline, .footnote)

  func show(_ texts: TextPair.Texts) { self.texts.show(texts) }
}

/// A header or footer with a text that wraps.
private final class TextSupplement: CollectionReusableView {
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
  /// The content of a section; `nil` for no header or footer.
  struct Section {
    var header: String?
    var items: [TextPair.Texts]
    var footer: String?
  }

  var sections: [Section]
  var window = ListWindow.State()
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
  private let window: ListWindow

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
    window = try ListWindow(view, height: height, state.window)
    view.dataSource = self
    try update()
  }

  /// Sets what has changed.
  func update() throws {
    window.engine.environment = try state.window.environment()
    set(\.minimumItemWidth, of: view, to: state.minimumItemWidth)
    set(\.minimumInteritemSpacing, of: view, to: state.interitemSpacing)
    set(\.minimumLineSpacing, of: view, to: state.lineSpacing)
    set(\.sectionInset, of: view, to: state.sectionInset)
    set(\.contentInset, of: view, to: EdgeInsets(top: state.inset, left: 0, bottom: 0, right: 0))
    try window.engine.layoutIfNeeded()
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
