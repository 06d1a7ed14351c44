import Testing
import TinamouLayout
import TinamouLists

/// The members of UICollectionView, its flow layout and its data source; each test is named after
/// the symbol.
@Suite struct CollectionSymbolTests {
  /// Two sections of six and four items of 20 points in two columns.
  private let items = BoxItems([[20, 20, 20, 20, 20, 20], [20, 20, 20, 20]])
  private var view: CollectionView { items.view }
  private let header = CollectionView.elementKindSectionHeader
  private let footer = CollectionView.elementKindSectionFooter

  private func path(_ item: Int, _ section: Int = 0) -> ListPath {
    ListPath(item: item, section: section)
  }

  // MARK: Data source

  @Test func `numberOfSections(in:)`() throws {
    try view.layoutItems()
    #expect(items.rect(0, 1)?.minY == 60)
    #expect(items.rect(0, 2) == nil)
  }

  @Test func `collectionView(_:numberOfItemsInSection:)`() throws {
    try view.layoutItems()
    #expect(items.rect(5)?.minY == 40)
    #expect(items.rect(6) == nil)
  }

  @Test func `collectionView(_:cellForItemAt:)`() throws {
    items.heights[0][1] = 35
    try view.layoutItems()
    #expect(items.rect(1) == Rect(x: 110, y: 0, width: 100, height: 35))
    #expect(items.rect(2)?.minY == 35)
    #expect(view.layoutForItem(at: path(1))?["box"]?.height == 35)
  }

  @Test func `collectionView(_:viewForSupplementaryElementOfKind:at:)`() throws {
    items.headers = [0: 12]
    items.footers = [0: 8]
    view.sectionInset = DirectionalEdgeInsets(top: 3, leading: 0, bottom: 4, trailing: 0)
    try view.layoutItems()
    let frame = { (kind: String) in
      view.rectForSupplementaryElement(ofKind: kind, at: path(0))
    }
    #expect(frame(header) == Rect(x: 0, y: 0, width: 210, height: 12))
    #expect(items.rect(0)?.minY == 15)
    #expect(frame(footer) == Rect(x: 0, y: 79, width: 210, height: 8))
    #expect(items.rect(0, 1)?.minY == 90)
    #expect(
      view.layoutForSupplementaryElement(ofKind: footer, at: path(0))?["box"]?.size
        == Size(width: 210, height: 8))
    #expect(view.rectForSupplementaryElement(ofKind: header, at: path(0, 1)) == nil)
  }

  // MARK: Reuse

  @Test func `register(_:forCellWithReuseIdentifier:)`() {
    #expect(view.dequeueReusableCell(withReuseIdentifier: "box", for: path(0)) is BoxItem)
  }

  @Test func `dequeueReusableCell(withReuseIdentifier:for:)`() {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: path(0))
    #expect(view.dequeueReusableCell(withReuseIdentifier: "box", for: path(1)) === cell)
    #expect(view.dequeueReusableCell(withReuseIdentifier: "other", for: path(1)) !== cell)
  }

  @Test func `register(_:forSupplementaryViewOfKind:withReuseIdentifier:)`() {
    let view = view.dequeueReusableSupplementaryView(
      ofKind: header, withReuseIdentifier: "box", for: path(0))
    #expect(view is BoxSupplement)
  }

  @Test func `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`() {
    func dequeue(_ kind: String) -> CollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "box", for: path(0))
    }
    #expect(dequeue(header) === dequeue(header))
    #expect(dequeue(header) !== dequeue(footer))
  }

  // MARK: The flow

  @Test func minimumInteritemSpacing() throws {
    #expect(view.minimumInteritemSpacing == 10)
    view.minimumInteritemSpacing = 2
    try view.layoutItems()
    #expect(items.rect(1)?.minX == 106)
  }

  @Test func minimumLineSpacing() throws {
    view.minimumLineSpacing = 7
    try view.layoutItems()
    #expect(items.rect(2)?.minY == 27)
    // Not below the last line of a section.
    #expect(items.rect(0, 1)?.minY == 74)
  }

  @Test func sectionInset() throws {
    view.frame.size.width = 240
    view.sectionInset = DirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
    try view.layoutItems()
    #expect(items.rect(0) == Rect(x: 10, y: 1, width: 100, height: 20))
    #expect(items.rect(0, 1)?.minY == 64)
  }

  // MARK: Changes

  @Test func `reloadData()`() throws {
    try view.layoutItems()
    items.heights = [[30]]
    view.reloadData()
    try view.layoutItems()
    #expect(view.contentSize.height == 30)
  }

  /// Scrolls so that the first line contains item 20 of a long section, and returns the position of
  /// that line.
  private func scroll() throws -> Double {
    items.heights = [[Double](repeating: 20, count: 100), [20, 20]]
    view.estimatedItemHeight = 20
    view.reloadData()
    view.contentOffset.y = 195
    try view.layoutItems()
    let place = try #require(items.place(20))
    #expect(place == 5)
    return place
  }

  @Test func `insertItems(at:)`() throws {
    let place = try scroll()
    items.heights[0].insert(contentsOf: [40, 40, 40], at: 0)
    try view.insertItems(at: [path(0), path(1), path(2)])
    try view.layoutItems()
    #expect(items.place(23) == place)
    #expect(throws: ListError.inconsistentItems(section: 0, expected: 104, found: 103)) {
      try view.insertItems(at: [path(0)])
    }
  }

  @Test func `deleteItems(at:)`() throws {
    let place = try scroll()
    items.heights[0].removeSubrange(0..<4)
    try view.deleteItems(at: (0..<4).map { path($0) })
    try view.layoutItems()
    #expect(items.place(16) == place)
    // The item that is the anchor is deleted: the next one becomes the anchor.
    items.heights[0].removeSubrange(16..<17)
    try view.deleteItems(at: [path(16)])
    try view.layoutItems()
    #expect(items.place(16) == place)
    #expect(throws: ListError.noItem(path(95))) { try view.deleteItems(at: [path(95)]) }
  }

  @Test func `moveItem(at:to:)`() throws {
    items.heights[0] = [10, 20, 30, 40, 50, 60]
    try view.layoutItems()
    items.heights[0] = [20, 30, 40, 50, 60, 10]
    try view.moveItem(at: path(0), to: path(5))
    try view.layoutItems()
    #expect((0..<6).compactMap { items.rect($0)?.height } == [20, 30, 40, 50, 60, 10])
  }

  @Test func `reloadItems(at:)`() throws {
    try view.layoutItems()
    let asked = items.asked.count
    items.heights[0][1] = 35
    try view.reloadItems(at: [path(1)])
    try view.layoutItems()
    #expect(items.rect(1)?.height == 35)
    #expect(items.asked.count == asked + 1)
  }

  @Test func `insertSections(_:)`() throws {
    let place = try scroll()
    items.heights.insert([20, 20, 20], at: 0)
    try view.insertSections([0])
    try view.layoutItems()
    #expect(items.place(20, 1) == place)
  }

  @Test func `deleteSections(_:)`() throws {
    try view.layoutItems()
    items.heights.remove(at: 0)
    try view.deleteSections([0])
    try view.layoutItems()
    #expect(items.rect(0, 1) == nil)
    #expect(throws: ListError.noSection(1)) { try view.deleteSections([1]) }
  }

  @Test func `reloadSections(_:)`() throws {
    items.headers = [0: 12]
    try view.layoutItems()
    items.headers = [0: 18]
    items.heights[0] = [30, 30]
    try view.reloadSections([0])
    try view.layoutItems()
    #expect(items.rect(0) == Rect(x: 0, y: 18, width: 100, height: 30))
    #expect(items.rect(2) == nil)
  }

  @Test func `performBatchUpdates(_:completion:)`() throws {
    let place = try scroll()
    items.heights[0].removeSubrange(0..<2)
    items.heights[1].append(20)
    try view.performBatchUpdates { () throws(ListError) in
      try view.deleteItems(at: [path(0), path(1)])
      try view.insertItems(at: [path(2, 1)])
    }
    try view.layoutItems()
    #expect(items.place(18) == place)
    #expect(view.rectForItem(at: path(2, 1)) != nil)
  }

  // MARK: Questions

  @Test func indexPathsForVisibleItems() throws {
    items.headers = [0: 12]
    try view.layoutItems()
    #expect(
      view.indexPathsForVisibleItems == (0..<6).map { path($0) } + (0..<4).map { path($0, 1) })
  }

  @Test func contentSize() throws {
    try view.layoutItems()
    #expect(view.contentSize == Size(width: 210, height: 100))
  }
}
