import Testing
import UIKit

/// Layouts of collections that an app writes itself, as tutorials show them.
@MainActor @Suite struct CustomLayoutTests {
  /// Rows of a height that are kept until the layout is invalidated.
  private final class Rows: UICollectionViewLayout {
    var cache: [UICollectionViewLayoutAttributes] = []
    var heights: [IndexPath: CGFloat] = [:]
    var notes: [String] = []
    var transform = CGAffineTransform.identity

    var computed = 0

    override func prepare() {
      computed += 1
      guard cache.isEmpty, let collection = collectionView else { return }
      var top: CGFloat = 0
      for item in 0..<collection.numberOfItems(inSection: 0) {
        let path = IndexPath(item: item, section: 0)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(
          x: 0, y: top, width: collection.bounds.width, height: heights[path] ?? 40)
        top = attributes.frame.maxY
        attributes.transform = transform
        cache.append(attributes)
      }
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: cache.last?.frame.maxY ?? 0)
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      heights[original.indexPath] = preferred.size.height
      return preferred.size.height != original.size.height
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      notes.append(
        context.invalidateDataSourceCounts ? "data" : context.invalidateEverything ? "all" : "part")
      cache = []
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      notes.append("leaves")
    }
  }

  /// A cell that keeps the height of its layout, or prefers another one.
  private final class Cell: UICollectionViewCell {
    var height: CGFloat?
    var applied: [CGFloat] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      applied.append(layoutAttributes.size.width)
    }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height ?? layoutAttributes.size.height
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 3
    var height: CGFloat?
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height = height
      return cell
    }
  }

  private let layout = Rows()
  private let source = Source()
  private let collection: UICollectionView

  init() {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
  }

  private func cell(_ item: Int) -> Cell? {
    collection.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell
  }

  @Test func `a layout is computed once after each invalidation`() {
    source.count = 30
    collection.layoutIfNeeded()
    #expect(layout.computed == 1)
    collection.contentOffset.y = 300
    collection.layoutIfNeeded()
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(layout.computed == 1 && cell(10)?.frame.minY == 400)
    collection.frame.size.width = 200
    collection.layoutIfNeeded()
    #expect(layout.computed == 2)
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(layout.computed == 3)
    layout.invalidateLayout()
    #expect(collection.layoutAttributesForItem(at: [0, 1])?.frame.minY == 40)
    collection.layoutIfNeeded()
    #expect(layout.computed == 4)
  }

  @Test func `a collection that was laid out without a size is computed again`() {
    collection.frame = .zero
    collection.layoutIfNeeded()
    collection.frame = CGRect(x: 0, y: 0, width: 250, height: 400)
    collection.layoutIfNeeded()
    #expect(cell(0)?.frame == CGRect(x: 0, y: 0, width: 250, height: 40))
  }

  @Test func `a layout that keeps its attributes is asked about other bounds`() {
    collection.layoutIfNeeded()
    layout.notes = []
    collection.frame.size.width = 200
    collection.layoutIfNeeded()
    #expect(layout.notes == ["part"])
    #expect(cell(2)?.frame == CGRect(x: 0, y: 80, width: 200, height: 40))
    #expect(cell(2)?.applied == [300, 200])
    collection.contentOffset.y = 5
    collection.layoutIfNeeded()
    #expect(layout.notes == ["part"])
  }

  @Test func `a layout is called when the data was loaded again`() {
    collection.layoutIfNeeded()
    layout.notes = []
    source.count = 5
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(layout.notes == ["data"])
    #expect(collection.visibleCells.count == 5)
    layout.invalidateLayout()
    #expect(layout.notes == ["data", "all"])
  }

  @Test func `cells tell the layout of an app which size they prefer`() {
    source.height = 60
    collection.layoutIfNeeded()
    #expect((0..<3).map { cell($0)?.frame.minY } == [0, 60, 120])
    #expect(collection.contentSize.height == 180)
  }

  @Test func `cells have the transform of the layout, and otherwise keep that of the app`() {
    layout.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    collection.layoutIfNeeded()
    #expect(cell(0)?.frame == CGRect(x: 75, y: 10, width: 150, height: 20))
    #expect(cell(0)?.bounds.size == CGSize(width: 300, height: 40))
    let own = CGAffineTransform(translationX: 7, y: 0)
    cell(0)?.transform = own
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(cell(0)?.transform == own)
  }

  @Test func `a context moves the content`() {
    collection.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 12)
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset.y == 12)
    collection.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(layout.notes.last == "leaves")
  }
}
