import Testing
import UIKit

/// Where the rows of a table are, and how often it asks for them.
@MainActor @Suite struct TableGeometryTests {
  private class Rows: UITableViewDataSource {
    var count: Int
    var cells = 0
    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      cells += 1
      return table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
  }

  private final class Heights: Rows, UITableViewDelegate {
    var questions: [IndexPath: Int] = [:]
    var ended: [IndexPath] = []

    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      questions[path, default: 0] += 1
      return CGFloat(20 + path.row % 3)
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
    ) { ended.append(path) }
  }

  private final class CountingTable: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private func table(_ rows: Rows, height: CGFloat = 100) -> CountingTable {
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 200, height: height))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    return table
  }

  @Test func `each row is asked for its height once, and not again while the table scrolls`() {
    let rows = Heights(1_000)
    let table = table(rows)
    table.delegate = rows
    table.layoutIfNeeded()
    // 1,000 rows of 20, 21 and 22 points in turn.
    let whole: CGFloat = 334 * 20 + 333 * 21 + 333 * 22
    #expect(table.contentSize.height == whole)
    #expect(rows.questions.count == 1_000 && rows.questions.values.allSatisfy { $0 == 1 })
    table.contentOffset.y = 10_000
    table.layoutIfNeeded()
    #expect(rows.questions.values.allSatisfy { $0 == 1 })
    // Three rows have 63 points: 158 times 63 are 9,954, and the rows 474 and 475 end at 9,995.
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 476, section: 0))
    #expect(rows.ended.first != nil)
    #expect(rows.cells < 20)
  }

  @Test func `a table whose rows have one height finds its rows`() {
    let rows = Rows(40_000)
    let table = table(rows)
    let height: CGFloat = 44
    table.rowHeight = height
    table.contentOffset.y = height * 30_000
    table.layoutIfNeeded()
    #expect(table.contentSize.height == height * 40_000)
    #expect(
      table.indexPathsForVisibleRows == (30_000..<30_003).map { IndexPath(row: $0, section: 0) })
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: height * 39_999 + 1))?.row == 39_999)
    #expect(table.rectForRow(at: IndexPath(row: 20_000, section: 0)).minY == height * 20_000)
  }

  @Test func `a table answers after its data was loaded, without a layout`() {
    let rows = Rows(3)
    let table = table(rows)
    table.rowHeight = 20
    table.reloadData()
    #expect(table.visibleCells.count == 3)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
    rows.count = 2
    table.reloadData()
    #expect(table.indexPathsForVisibleRows?.count == 2)
    table.sectionHeaderHeight = 30
    #expect(table.rectForHeader(inSection: 0).height == 30)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
  }

  /// As the tests of Static (venmo/Static) find it.
  @Test func `a table without a size shows the row at its offset`() {
    let table = UITableView()
    let rows = Rows(3)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.rowHeight = 20
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
    #expect(rows.cells == 1)
  }

  @Test func `changes of rows do not call the reloading of a subclass`() {
    let rows = Rows(3)
    let table = table(rows)
    table.layoutIfNeeded()
    let before = table.reloads
    rows.count = 4
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(table.reloads == before)
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test func `a table that scrolls to its end before its first layout shows its last rows`() {
    let rows = Rows(50)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table = CountingTable()
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.rowHeight = 60
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    table.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: window.topAnchor),
      table.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 2_600)
    #expect(table.indexPathsForVisibleRows?.last?.row == 49)
    rows.count = 5
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.count == 5)
  }

  @Test func `a delegate has the type that its view states`() {
    final class Chooser: Rows, UITableViewDelegate {
      var chosen: IndexPath?
      func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { chosen = path }
    }
    let rows = Chooser(3)
    let table = table(rows)
    table.delegate = rows
    let delegate: (any UITableViewDelegate)? = table.delegate
    delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(rows.chosen?.row == 2)
    let scroll: UIScrollView = table
    #expect(scroll.delegate === rows)
  }
}
