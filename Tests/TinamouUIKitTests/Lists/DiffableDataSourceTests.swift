import Testing
import UIKit

/// Lists whose rows and items come from snapshots.
@MainActor @Suite struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test func `a snapshot keeps its items in order and each once`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    snapshot.insertItems([5, 3], afterItem: 1)
    #expect(snapshot.itemIdentifiers == [1, 5, 3, 2, 4])
    snapshot.appendItems([2], toSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2])
    snapshot.deleteItems([5])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "b")
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfSections == 1)
    #expect(snapshot.numberOfItems == 2)
  }

  @Test func `a table shows what is applied`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = number
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["all"])
    snapshot.appendItems([7, 8, 9])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [7, 8, 9])
    snapshot.deleteItems([8])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [7, 9])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50])
    #expect(source.indexPath(for: 9) == IndexPath(row: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
  }
}
