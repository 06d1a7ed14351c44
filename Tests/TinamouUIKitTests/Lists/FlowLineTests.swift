import Testing
import UIKit

/// The lines of flow layouts.
@MainActor @Suite struct FlowLineTests {
  private final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let widths: [CGFloat]
    init(_ widths: [CGFloat]) { self.widths = widths }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      widths.count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(width: widths[path.item], height: 20) }
  }

  private func frames(_ widths: [CGFloat], in width: CGFloat) -> [CGRect] {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 500),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items(widths)
    collection.dataSource = items
    collection.delegate = items
    collection.layoutIfNeeded()
    return widths.indices.compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test func `the last line of items of several sizes has the least spacing`() {
    // 180, 120 and 10 between them fill 310 of 375; 100 and 90 follow.
    let starts = frames([180, 120, 100, 90], in: 375).map(\.minX)
    #expect(starts == [0, 255, 0, 110])
  }

  @Test func `an item alone in the last line is centred`() {
    #expect(frames([180, 120, 100], in: 375).map(\.minX) == [0, 255, 137.5])
  }

  @Test func `the last line of items of one size continues the grid`() {
    let starts = frames([50, 50, 50, 50, 50], in: 200).map(\.minX)
    #expect(starts == [0, 75, 150, 0, 75])
  }

  @Test func `an item that is longer than its line is reported`() {
    TinamouUIKit.clearProblems()
    _ = frames([250], in: 200)
    #expect(TinamouUIKit.clearProblems().count == 1)
    _ = frames([150], in: 200)
    #expect(TinamouUIKit.clearProblems().isEmpty)
  }
}
