import Testing
import UIKit

/// Collections in lines, with frames computed by hand.
@MainActor @Suite struct CollectionTests {
  /// A cell that counts its instances.
  private final class CountedCell: UICollectionViewCell {
    static var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      CountedCell.made += 1
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A cell of 60 x 30 points.
  private final class FixedCell: UICollectionViewCell {
    private let box = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        box.widthAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var counts = [7]
    var sizes: [IndexPath: CGSize] = [:]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath] ?? CGSize(width: 100, height: 50) }
  }

  private let layout = UICollectionViewFlowLayout()
  private let source = Source()

  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
  }

  private func collection(
    width: CGFloat, height: CGFloat = 600, _ cell: AnyClass = UICollectionViewCell.self,
    asksForSizes: Bool = false
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    collection.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge"
      )
    }
    collection.dataSource = source
    if asksForSizes { collection.delegate = source }
    layout.itemSize = CGSize(width: 100, height: 50)
    collection.layoutIfNeeded()
    return collection
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    collection.indexPathsForVisibleItems.compactMap { collection.cellForItem(at: $0)?.frame }
  }

  @Test func `lines break where no further item fits`() {
    let collection = collection(width: 320)
    #expect(
      frames(collection)
        == (0..<7).map { CGRect(x: $0 % 3 * 110, y: $0 / 3 * 60, width: 100, height: 50) })
    #expect(collection.contentSize == CGSize(width: 320, height: 170))
  }

  @Test func `a layout answers before the next layout pass`() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    collection.dataSource = source
    layout.itemSize = CGSize(width: 100, height: 50)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 170))
    #expect(
      collection.layoutAttributesForItem(at: [0, 4])?.frame
        == CGRect(x: 110, y: 60, width: 100, height: 50))
    #expect(collection.indexPathForItem(at: CGPoint(x: 230, y: 10)) == [0, 2])
    #expect(collection.visibleCells.isEmpty)
    source.counts = [3]
    collection.reloadData()
    #expect(layout.collectionViewContentSize.height == 50)
    collection.frame.size.width = 110
    #expect(layout.collectionViewContentSize.height == 170)
    #expect(layout.layoutAttributesForItem(at: [0, 2])?.frame.minY == 120)
  }

  @Test func `a layout that changes itself while it answers is computed a limited number of times`()
  {
    final class Restless: UICollectionViewFlowLayout {
      var computed = 0
      override func prepare() {
        computed += 1
        super.prepare()
        itemSize.height = layoutAttributesForItem(at: [0, 0]).map { $0.size.height + 1 } ?? 0
      }
    }
    let layout = Restless()
    layout.itemSize = CGSize(width: 100, height: 50)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    collection.dataSource = source
    #expect(collection.layoutAttributesForItem(at: [0, 0])?.size.height == 53)
    #expect(layout.computed == 4)
  }

  @Test func `a full line reaches from edge to edge and the last one keeps its room`() {
    source.counts = [5]
    let collection = collection(width: 350)
    #expect(frames(collection).map(\.minX) == [0, 125, 250, 0, 125])
  }

  @Test func `insets of a section lie around its lines`() {
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    source.counts = [3]
    let collection = collection(width: 320)
    #expect(
      frames(collection).map(\.origin) == [
        CGPoint(x: 20, y: 10), CGPoint(x: 180, y: 10), CGPoint(x: 20, y: 70),
      ])
    #expect(collection.contentSize.height == 150)
  }

  @Test func `headers and footers stand around the sections`() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    source.counts = [1, 1]
    let collection = collection(width: 320)
    func edge(_ kind: String, _ section: Int) -> CGRect? {
      collection.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(
      edge(UICollectionView.elementKindSectionHeader, 0)
        == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(frames(collection).map(\.minY) == [30, 130])
    #expect(
      edge(UICollectionView.elementKindSectionFooter, 1)
        == CGRect(x: 0, y: 180, width: 320, height: 20))
  }

  @Test func `the delegate may give each item a size, and low ones stand in the middle of a line`()
  {
    source.counts = [2]
    source.sizes = [IndexPath(item: 1, section: 0): CGSize(width: 220, height: 20)]
    let collection = collection(width: 330, asksForSizes: true)
    #expect(
      frames(collection) == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 110, y: 15, width: 220, height: 20),
      ])
  }

  @Test func `columns follow one another where the collection scrolls to the side`() {
    layout.scrollDirection = .horizontal
    source.counts = [3]
    let collection = collection(width: 320, height: 110)
    #expect(
      frames(collection).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 60), CGPoint(x: 110, y: 0),
      ])
    #expect(collection.contentSize == CGSize(width: 210, height: 110))
  }

  @Test func `items size themselves by the constraints of their cells`() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    source.counts = [5]
    let collection = collection(width: 300, FixedCell.self)
    #expect(
      frames(collection)
        == (0..<5).map { CGRect(x: $0 % 4 * 80, y: $0 / 4 * 40, width: 60, height: 30) })
  }

  @Test func `cells out of view are used again`() {
    source.counts = [300]
    CountedCell.made = 0
    let collection = collection(width: 320, height: 200, CountedCell.self)
    #expect(collection.visibleCells.count == 12)
    for offset in stride(from: 0, to: 5000, by: 100) {
      collection.contentOffset.y = CGFloat(offset)
      collection.layoutIfNeeded()
    }
    #expect(CountedCell.made <= 30)
    #expect(collection.indexPathsForVisibleItems.first == IndexPath(item: 243, section: 0))
  }

  @Test func `changes show the items at once, and a batch only once`() {
    source.counts = [2]
    let collection = collection(width: 320)
    source.counts = [3]
    collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    #expect(frames(collection).count == 3)
    var isCompleted = false
    collection.performBatchUpdates {
      source.counts = [3, 1]
      collection.insertSections(IndexSet(integer: 1))
      #expect(collection.visibleCells.count == 3)
      collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
      #expect(collection.visibleCells.count == 3)
    } completion: {
      isCompleted = $0
    }
    #expect(isCompleted)
    #expect(frames(collection).count == 4)
    collection.reloadData()
    #expect(collection.visibleCells.isEmpty)
  }

  @Test func `scrolling brings an item to a place in view`() {
    source.counts = [300]
    let collection = collection(width: 320, height: 200)
    collection.scrollToItem(
      at: IndexPath(item: 150, section: 0), at: .centeredVertically, animated: false)
    #expect(collection.contentOffset.y == 2925)
    collection.scrollToItem(at: IndexPath(item: 299, section: 0), at: .top, animated: false)
    #expect(collection.contentOffset.y == 5790)
  }

  @Test func `a name under which nothing is registered is reported`() {
    let collection = collection(width: 320)
    let path = IndexPath(item: 0, section: 0)
    _ = collection.dequeueReusableCell(withReuseIdentifier: "other", for: path)
    #expect(TinamouUIKit.clearProblems().map(\.description).first?.contains("'other'") == true)
  }

  @Test func `lines begin and end at the insets of the content`() {
    source.counts = [3]
    let collection = collection(width: 390)
    layout.itemSize = CGSize(width: 174, height: 50)
    collection.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    collection.layoutIfNeeded()
    #expect(frames(collection).map(\.minX) == [0, 184, 0])
    #expect(collection.contentSize.width == 358)
    #expect(collection.contentOffset.x == -16)
    // What the insets already cover of the margins does not count again.
    layout.sectionInsetReference = .fromLayoutMargins
    layout.itemSize.width = 170
    collection.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    collection.layoutIfNeeded()
    #expect(frames(collection).map(\.minX) == [4, 184, 4])
  }
}
