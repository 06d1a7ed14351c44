import Testing
import UIKit

/// Transitions between two layouts of a collection that a finger controls.
@MainActor @Suite struct TransitionLayoutTests {
  private final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
    var asksForLayout = 0

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func collectionView(
      _ view: UICollectionView, transitionLayoutForOldLayout old: UICollectionViewLayout,
      newLayout new: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      asksForLayout += 1
      return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    }
  }

  private let items = Items()
  private let collection: UICollectionView

  init() {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: Self.flow(100, 40))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.delegate = items
    collection.layoutIfNeeded()
  }

  private static func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    return layout
  }

  private var frames: [CGRect] {
    collection.layoutIfNeeded()
    return (0..<3).compactMap {
      collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  /// Two in a line of 100 x 40, then one in a line of 200 x 80.
  private let grid = [
    CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 100, y: 0, width: 100, height: 40),
    CGRect(x: 0, y: 40, width: 100, height: 40),
  ]
  private let list = (0..<3).map { CGRect(x: 0, y: 80 * Double($0), width: 200, height: 80) }

  @Test func `items are between both layouts as far as the progress says`() {
    #expect(frames == grid)
    let transition = collection.startInteractiveTransition(to: Self.flow(200, 80))
    #expect(items.asksForLayout == 1)
    #expect(frames == grid)
    transition.transitionProgress = 0.25
    transition.invalidateLayout()
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 125, height: 50), CGRect(x: 75, y: 20, width: 125, height: 50),
        CGRect(x: 0, y: 70, width: 125, height: 50),
      ])
    // A quarter of the way from two lines of 40 points to three of 80.
    #expect(collection.contentSize.height == 120)
  }

  @Test(arguments: [true, false])
  func `a transition ends at one of the layouts`(isFinished: Bool) {
    let next = Self.flow(200, 80)
    let old = collection.collectionViewLayout
    var results: [Bool] = []
    _ = collection.startInteractiveTransition(to: next) { results += [$0, $1] }
    if isFinished {
      collection.finishInteractiveTransition()
    } else {
      collection.cancelInteractiveTransition()
    }
    #expect(results == [true, isFinished])
    #expect(collection.collectionViewLayout === (isFinished ? next : old))
    #expect(frames == (isFinished ? list : grid))
    #expect((isFinished ? old : next).collectionView == nil)
    collection.finishInteractiveTransition()
    #expect(results.count == 2)
  }

  @Test func `a layout in between keeps numbers of its subclass`() {
    let transition = collection.startInteractiveTransition(to: Self.flow(200, 80))
    #expect(transition.value(forAnimatedKey: "offset") == 0)
    transition.updateValue(3, forAnimatedKey: "offset")
    #expect(transition.value(forAnimatedKey: "offset") == 3)
  }
}
