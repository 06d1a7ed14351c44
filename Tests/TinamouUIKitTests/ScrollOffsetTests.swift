import Testing
import UIKit

/// Offsets after the content or the view has changed.
@MainActor @Suite struct ScrollOffsetTests {
  private func scroll(_ content: CGFloat, _ height: CGFloat) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: content)
    scroll.layoutIfNeeded()
    return scroll
  }

  @Test func `content that becomes shorter scrolls back`() {
    let scroll = scroll(500, 100)
    scroll.contentOffset.y = 400
    scroll.contentSize.height = 150
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 50)
  }

  @Test func `a view that becomes longer scrolls back`() {
    let scroll = scroll(1_000, 200)
    scroll.contentOffset.y = 800
    scroll.frame.size.height = 600
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func `an offset that the app sets stays, also beyond the end`() {
    let scroll = scroll(150, 100)
    scroll.contentOffset.y = 120
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 120)
  }

  @Test func `content at the top stays there when an inset is set`() {
    let scroll = scroll(500, 100)
    scroll.contentInset.top = 20
    #expect(scroll.contentOffset.y == -20)
    scroll.contentOffset.y = 300
    scroll.contentInset.top = 60
    #expect(scroll.contentOffset.y == 300)
  }

  @Test func `an inset that leaves no room for the offset moves it in the next layout`() {
    let scroll = scroll(1_000, 200)
    scroll.contentOffset.y = 700
    scroll.contentInset.bottom = -500
    #expect(scroll.contentOffset.y == 700)
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 300)
  }

  @Test func `scrolling to an item keeps the offset along the other axis`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let items = Items(count: 30)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = items
    list.contentInset.top = 40
    list.layoutIfNeeded()
    list.contentOffset.y = 500
    let seventh = IndexPath(item: 6, section: 0)
    list.scrollToItem(at: seventh, at: .centeredHorizontally, animated: false)
    #expect(list.contentOffset == CGPoint(x: 0, y: 500))
    list.scrollToItem(at: seventh, at: .top, animated: false)
    #expect(list.contentOffset.y == 620)
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func `a table that shows all rows does not scroll to one`(position: UITableView.ScrollPosition) {
    let rows = Items(count: 3)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 2, section: 0), at: position, animated: false)
    #expect(table.contentOffset == .zero)
  }

  /// As many items or rows as a test asks for.
  private final class Items: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "item", for: path) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
  }

  @Test func `geometry prints as on Apple's platforms`() {
    #expect("\(CGRect(x: 1, y: 2, width: 30, height: 40.5))" == "(1.0, 2.0, 30.0, 40.5)")
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect(String(reflecting: CGSize(width: 3, height: 4)) == "(3.0, 4.0)")
  }
}
