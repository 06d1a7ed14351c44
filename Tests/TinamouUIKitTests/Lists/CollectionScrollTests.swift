import TinamouLayoutTestSupport
import Testing
import UIKit

/// Collections that scroll: what is computed again, and what follows the offset.
@MainActor @Suite struct CollectionScrollTests {
  /// A flow layout that counts how often it is computed, and moves items without copying them.
  private final class Layout: UICollectionViewFlowLayout {
    var computed = 0
    var shift: CGFloat = 0
    override func prepare() {
      computed += 1
      super.prepare()
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let elements = super.layoutAttributesForElements(in: rect)
      for element in elements ?? [] { element.frame.origin.x += shift }
      return elements
    }
  }

  /// A cell as high as its text.
  private final class TextCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var count = 200
    var cellsMade = 0
    var sizesAsked = 0
    var size: (Int) -> CGSize = { _ in CGSize(width: 100, height: 50) }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      cellsMade += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TextCell)?.label.text = "Item"
      return cell
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
    ) -> CGSize {
      sizesAsked += 1
      return size(indexPath.item)
    }
  }

  private let source = Source()

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 290), collectionViewLayout: layout)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    collection.dataSource = source
    collection.delegate = source
    collection.layoutIfNeeded()
    return collection
  }

  private func header(_ collection: UICollectionView) -> CGRect? {
    collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame
  }

  @Test func `a scroll shows other items and computes no layout`() {
    let layout = Layout()
    let collection = collection(layout)
    let (computed, asked) = (layout.computed, source.sizesAsked)
    // Three items a line, 60 points from line to line.
    for line in [0, 1, 20, 5] {
      collection.contentOffset.y = CGFloat(line * 60)
      collection.layoutIfNeeded()
      #expect(collection.indexPathsForVisibleItems.first == [0, line * 3])
      #expect(collection.indexPathsForVisibleItems.count == 15)
    }
    #expect(layout.computed == computed)
    #expect(source.sizesAsked == asked)
    collection.frame.size.width = 210
    collection.layoutIfNeeded()
    #expect(layout.computed > computed)
    #expect(collection.contentSize.height == 5990)
  }

  @Test func `what a layout changes in attributes lasts until it is asked again`() {
    let layout = Layout()
    layout.shift = 7
    let collection = collection(layout)
    for offset in [0, 60, 0] {
      collection.contentOffset.y = CGFloat(offset)
      collection.layoutIfNeeded()
    }
    #expect(collection.cellForItem(at: [0, 1])?.frame.minX == 117)
    #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame.minX == 110)
  }

  @Test func `the elements in a rectangle are those of all elements that overlap it`() {
    var numbers = RandomNumbers(seed: 11)
    source.size = { CGSize(width: 30 + $0 % 7 * 40, height: 10 + $0 % 5 * 30) }
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      layout.headerReferenceSize = CGSize(width: 20, height: 20)
      let all = CGRect(x: 0, y: 0, width: 100_000, height: 100_000)
      let collection = collection(layout)
      let elements = layout.layoutAttributesForElements(in: all) ?? []
      #expect(elements.count == source.count + 1)
      for _ in 0..<100 {
        let place = CGRect(
          x: numbers.below(Int(collection.contentSize.width)),
          y: numbers.below(Int(collection.contentSize.height)),
          width: numbers.below(300), height: numbers.below(300))
        #expect(
          layout.layoutAttributesForElements(in: place)?.map(\.indexPath)
            == elements.filter { $0.frame.intersects(place) }.map(\.indexPath))
      }
    }
  }

  @Test func `pinned headers of a flow layout follow the offset`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = collection(layout)
    #expect(header(collection)?.minY == 0)
    collection.contentOffset.y = 95
    collection.layoutIfNeeded()
    #expect(header(collection)?.minY == 95)
  }

  /// A compositional layout of rows as high as their cells, below a header that stays visible.
  private func rows() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func `rows have their estimate until they come into view`() {
    let collection = collection(rows())
    let line = collection.cellForItem(at: [0, 0])?.frame.height ?? 0
    // 260 points below the header: rows of 20.33 points are measured, no other cell is made.
    let seen = Int((260 / line).rounded(.up))
    #expect(source.cellsMade == seen)
    let height = 30 + CGFloat(seen) * line + CGFloat(200 - seen) * 44
    #expect(abs(collection.contentSize.height - height) < 0.001)
    collection.contentOffset.y = 95
    collection.layoutIfNeeded()
    #expect(header(collection)?.minY == 95)
    let later = collection.contentSize.height
    #expect(later < height - 50)
    // What was seen keeps its height.
    collection.contentOffset.y = 0
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == later)
  }

  @Test func `rows that were seen keep their height when others come and go`() {
    let collection = collection(rows())
    collection.contentOffset.y = 150
    collection.layoutIfNeeded()
    let height = collection.contentSize.height
    source.count += 1
    collection.insertItems(at: [[0, 200]])
    #expect(abs(collection.contentSize.height - height - 44) < 0.001)
    // A row that was seen goes, and the next one comes into view and is measured, so that together
    // they have lost the estimate of one.
    source.count -= 2
    collection.deleteItems(at: [[0, 0], [0, 200]])
    #expect(abs(collection.contentSize.height - height + 44) < 0.001)
  }

  @Test func `a flow layout estimates items that are not in view`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 100)
    source.size = { _ in CGSize(width: 300, height: 100) }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 290), collectionViewLayout: layout)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    source.count = 1000
    collection.layoutIfNeeded()
    #expect(source.cellsMade < 200)
    #expect(collection.indexPathsForVisibleItems.first == [0, 0])
    #expect(collection.contentSize.height > 1000 * 50)
  }

  @Test func `a visible row that grows moves those below`() {
    let collection = collection(rows())
    let (top, height) = (
      collection.cellForItem(at: [0, 2])?.frame.minY ?? 0, collection.contentSize.height
    )
    let cell = collection.cellForItem(at: [0, 1]) as? TextCell
    let line = cell?.frame.height ?? 0
    cell?.label.text = "Item\nof two lines"
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    let growth = (cell?.frame.height ?? 0) - line
    #expect(growth > 10)
    #expect(collection.cellForItem(at: [0, 2])?.frame.minY == top + growth)
    #expect(abs(collection.contentSize.height - height - growth) < 0.001)
  }
}
