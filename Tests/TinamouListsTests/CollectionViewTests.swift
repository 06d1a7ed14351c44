import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists
import TinamouSolver

/// An item with a text that wraps.
private final class Card: CollectionViewCell {
  let words = LayoutView("words", kind: .label)

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(words)
    for constraint in words.pins(to: contentView) { constraint.isActive = true }
  }
}

/// Items whose text is 200 points wide on one line, and 20 high for each line.
private final class Cards: CollectionViewDataSource {
  var counts: [Int]
  private(set) var asked: [ListPath] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ListPath
  ) -> CollectionViewCell {
    asked.append(path)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    if let card = cell as? Card {
      // Every third item has twice the text.
      let width = path.item % 3 == 2 ? 400.0 : 200
      card.words.intrinsicContentSize = Size(width: width, height: LayoutView.noIntrinsicMetric)
      card.words.heights = HeightTable(
        (1...10).map { .init(width: width / Double($0), height: 20 * Double($0)) })
    }
    return cell
  }

  func view(_ width: Double) -> CollectionView {
    let view = CollectionView("cards")
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    view.frame = Rect(x: 0, y: 0, width: width, height: 300)
    view.dataSource = self
    return view
  }
}

@Suite struct CollectionViewTests {
  @Test func `there are as many columns as the width allows`() throws {
    let cards = Cards([5])
    let view = cards.view(320)
    try view.layoutItems()
    // 320 + 10 = 330 is 3 times 100 + 10.
    #expect(view.numberOfColumns == 3)
    #expect(view.rectForItem(at: ListPath(item: 1, section: 0))?.minX == 110)
    // 100 wide: two lines of 200 points, four of 400.
    #expect(
      view.rectForItem(at: ListPath(item: 0, section: 0))
        == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.rectForItem(at: ListPath(item: 2, section: 0))?.height == 80)
    // The second line is below the highest item of the first.
    #expect(
      view.rectForItem(at: ListPath(item: 3, section: 0))
        == Rect(x: 0, y: 90, width: 100, height: 40))
    #expect(view.contentSize == Size(width: 320, height: 130))
    #expect(view.rectForItem(at: ListPath(item: 5, section: 0)) == nil)
    view.frame.size.width = 319
    try view.layoutItems()
    #expect(view.numberOfColumns == 2)
    // Two columns of 154.5; the edge at 164.5 is halfway between two pixels at 3x, away from zero.
    #expect(view.rectForItem(at: ListPath(item: 1, section: 0))?.minX == 494.0 / 3)
  }

  @Test func `sections have insets`() throws {
    let cards = Cards([1, 2])
    let view = cards.view(340)
    view.sectionInset = .init(top: 5, leading: 10, bottom: 7, trailing: 10)
    try view.layoutItems()
    #expect(
      view.rectForItem(at: ListPath(item: 0, section: 0))
        == Rect(x: 10, y: 5, width: 100, height: 40))
    #expect(
      view.rectForItem(at: ListPath(item: 1, section: 1))
        == Rect(x: 120, y: 5 + 40 + 7 + 5, width: 100, height: 40))
    #expect(view.contentSize.height == 2 * (5 + 40 + 7))
  }

  @Test func `ten thousand items cost what is visible`() throws {
    let cards = Cards([10_000])
    let view = cards.view(320)
    try view.layoutItems()
    #expect(cards.asked.count == 12)
    view.contentOffset.y = 50_000
    try view.layoutItems()
    #expect(cards.asked.count <= 12 + 15)
    let before = view.statistics
    try view.layoutItems()
    #expect(view.statistics == before)
  }

  @Test func `the item in view stays in view when the number of columns changes`() throws {
    let cards = Cards([1000])
    let view = cards.view(320)
    try view.layoutItems()
    view.contentOffset.y = 9000
    try view.layoutItems()
    let item = try #require(
      view.indexPathsForVisibleItems.first {
        (view.rectForItem(at: $0)?.minY ?? 0) >= view.contentOffset.y
      })
    let place = try #require(view.rectForItem(at: item)).minY - view.contentOffset.y
    for width in [500.0, 744, 320] {
      view.frame.size.width = width
      try view.layoutItems()
      let now = try #require(view.rectForItem(at: item)).minY - view.contentOffset.y
      #expect(abs(now - place) < 1e-6, "\(width)")
    }
  }

  @Test func `a header follows the width of the collection when items keep theirs`() throws {
    let items = BoxItems([[30, 30, 30]])
    items.headers[0] = 20
    for width in [210.0, 320] {
      items.view.frame.size.width = width
      try items.view.layoutItems()
      #expect(items.rect(0)?.width == 100)
      let header = items.view.layoutForSupplementaryElement(
        ofKind: CollectionView.elementKindSectionHeader, at: ListPath(item: 0, section: 0))
      #expect(header?.frames.first?.width == width)
    }
  }

  @Test func `a right to left collection is the mirror image`() throws {
    let cards = Cards([3])
    let view = cards.view(320)
    let root = LayoutView("root")
    root.addSubview(view)
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(320, 300, direction: .rightToLeft))
    try view.layoutItems()
    #expect(view.rectForItem(at: ListPath(item: 0, section: 0))?.minX == 220)
    #expect(engine.root === root)
  }
}
