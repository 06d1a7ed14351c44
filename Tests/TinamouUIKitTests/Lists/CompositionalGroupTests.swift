import Testing
import UIKit

/// Groups of compositional layouts, with frames computed by hand.
@MainActor @Suite struct CompositionalGroupTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()
  private let third = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
  private let row = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))

  /// A collection 300 points wide that repeats a group.
  private func collection(_ group: NSCollectionLayoutGroup) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func frames(_ collection: UICollectionView) -> [CGRect?] {
    (0..<4).map { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func `items that do not fit with their spacing begin another group`() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [third])
    group.interItemSpacing = .fixed(6)
    // 100 + 6 + 100 + 6 + 100 is more than 300.
    #expect(
      frames(collection(group)) == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 106, y: 0, width: 100, height: 50),
        CGRect(x: 0, y: 50, width: 100, height: 50), CGRect(x: 106, y: 50, width: 100, height: 50),
      ])
  }

  @Test func `a number of items divides the group`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, repeatingSubitem: third, count: 3)
    group.interItemSpacing = .fixed(6)
    let frames = frames(collection(group))
    #expect(frames[3]?.origin == CGPoint(x: 0, y: 50))
    #expect(frames[1]?.minX == (frames[0]?.maxX ?? 0) + 6)
  }

  @Test func `a group that has only groups without items ends`() {
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(0), heightDimension: .absolute(10)),
      subitems: [])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [empty])
    let collection = collection(group)
    #expect(collection.contentSize.height == 0)
    #expect(collection.visibleCells.isEmpty)
  }

  @Test func `groups without items leave room for the others`() {
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(10)),
      subitems: [])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [empty, third])
    #expect(
      frames(collection(group)) == [
        CGRect(x: 20, y: 0, width: 100, height: 50), CGRect(x: 140, y: 0, width: 100, height: 50),
        CGRect(x: 20, y: 50, width: 100, height: 50), CGRect(x: 140, y: 50, width: 100, height: 50),
      ])
  }

  /// A header that extends its section makes it longer by its length and its offset along the axis.
  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `an offset of a header moves what follows along the axis only`(
    _ direction: UICollectionView.ScrollDirection
  ) {
    let isVertical = direction == .vertical
    let whole = NSCollectionLayoutDimension.self
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(
          widthDimension: isVertical ? whole.fractionalWidth(1) : whole.absolute(40),
          heightDimension: isVertical ? whole.absolute(40) : whole.fractionalHeight(1)),
        elementKind: "header", alignment: isVertical ? .top : .leading,
        absoluteOffset: CGPoint(x: 6, y: 9))
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "header")
    list.dataSource = source
    list.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    let header = list.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: "header", at: first)
    #expect(
      header?.frame
        == CGRect(x: 6, y: 9, width: isVertical ? 300 : 40, height: isVertical ? 40 : 400))
    #expect(
      frames(list)[0]?.origin == (isVertical ? CGPoint(x: 0, y: 49) : CGPoint(x: 46, y: 0)))
  }
}
