import TinamouLayoutTestSupport
import Testing
import UIKit

/// Lists that keep the cells and the selection of what stays while other rows come and go.
@MainActor @Suite struct ListUpdateTests {
  /// Rows by name, for a table and a collection; each cell keeps the name for which it was made.
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var sections: [[String]] = [[]]
    var asked: [String] = []

    private func name(at path: IndexPath) -> String {
      asked.append(sections[path.section][path.item])
      return sections[path.section][path.item]
    }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = name(at: indexPath)
      return cell
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = name(at: indexPath)
      return cell
    }
  }

  /// A table or a collection.
  private protocol RowList: UIScrollView {
    func cell(at path: IndexPath) -> UIView?
    var selectedPaths: [IndexPath] { get }
    func choose(_ path: IndexPath)
    func insert(_ paths: [IndexPath])
    func remove(_ paths: [IndexPath])
    func move(_ path: IndexPath, to newPath: IndexPath)
    func load(_ paths: [IndexPath])
    func configure(_ paths: [IndexPath])
    func insert(sections: IndexSet)
    func delete(sections: IndexSet)
    func moveSection(_ section: Int, toSection newSection: Int)
    func update(_ changes: () -> Void)
  }

  private final class Table: UITableView, RowList {
    func cell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
    func choose(_ path: IndexPath) {
      selectRow(at: path, animated: false, scrollPosition: .none)
    }
    func insert(_ paths: [IndexPath]) { insertRows(at: paths, with: .fade) }
    func remove(_ paths: [IndexPath]) { deleteRows(at: paths, with: .fade) }
    func move(_ path: IndexPath, to newPath: IndexPath) { moveRow(at: path, to: newPath) }
    func load(_ paths: [IndexPath]) { reloadRows(at: paths, with: .fade) }
    func configure(_ paths: [IndexPath]) { reconfigureRows(at: paths) }
    func insert(sections: IndexSet) { insertSections(sections, with: .fade) }
    func delete(sections: IndexSet) { deleteSections(sections, with: .fade) }
    func update(_ changes: () -> Void) {
      withoutActuallyEscaping(changes) { performBatchUpdates($0) }
    }
  }

  private final class Collection: UICollectionView, RowList {
    func cell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }
    func choose(_ path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
    func insert(_ paths: [IndexPath]) { insertItems(at: paths) }
    func remove(_ paths: [IndexPath]) { deleteItems(at: paths) }
    func move(_ path: IndexPath, to newPath: IndexPath) { moveItem(at: path, to: newPath) }
    func load(_ paths: [IndexPath]) { reloadItems(at: paths) }
    func configure(_ paths: [IndexPath]) { reconfigureItems(at: paths) }
    func insert(sections: IndexSet) { insertSections(sections) }
    func delete(sections: IndexSet) { deleteSections(sections) }
    func update(_ changes: () -> Void) {
      withoutActuallyEscaping(changes) { performBatchUpdates($0) }
    }
  }

  private let source = Source()

  /// Both kinds of lists, with room for all rows.
  private func lists(_ sections: [[String]]) -> [any RowList] {
    source.sections = sections
    let frame = CGRect(x: 0, y: 0, width: 60, height: 4000)
    let table = Table(frame: frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.allowsMultipleSelection = true
    let collection = Collection(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.allowsMultipleSelection = true
    for list in [table, collection] as [UIScrollView] { list.layoutIfNeeded() }
    return [table, collection]
  }

  private func names(_ list: any RowList) -> [[String]] {
    list.layoutIfNeeded()
    return source.sections.enumerated().map { section, rows in
      rows.indices.map {
        list.cell(at: IndexPath(item: $0, section: section))?.accessibilityIdentifier ?? "none"
      }
    }
  }

  @Test func `a row keeps its cell and its selection when another one comes before it`() throws {
    for list in lists([["a", "b", "c"]]) {
      source.sections = [["a", "b", "c"]]
      let cell = try #require(list.cell(at: [0, 1]))
      list.choose([0, 1])
      source.asked = []
      source.sections = [["new", "a", "b", "c"]]
      list.insert([[0, 0]])
      #expect(names(list) == source.sections)
      #expect(list.cell(at: [0, 2]) === cell && list.selectedPaths == [[0, 2]])
      #expect(source.asked == ["new"])
      source.sections = [["a", "c"]]
      list.remove([[0, 2], [0, 0]])
      #expect(names(list) == source.sections && list.selectedPaths == [])
      #expect(source.asked == ["new"])
    }
  }

  @Test func `changes that are made together have old and new numbers`() {
    for list in lists([["a", "b", "c", "d"], ["e", "f"], ["g"]]) {
      source.sections = [["a", "b", "c", "d"], ["e", "f"], ["g"]]
      for path in [[0, 3], [1, 1], [2, 0]] as [IndexPath] { list.choose(path) }
      source.asked = []
      source.sections = [["g"], ["new", "d", "x", "b"], ["y"]]
      list.update {
        list.moveSection(2, toSection: 0)
        list.delete(sections: [1])
        list.insert(sections: [2])
        list.remove([[0, 0], [0, 2]])
        list.move([0, 1], to: [1, 3])
        list.insert([[1, 0], [1, 2]])
      }
      #expect(names(list) == source.sections)
      #expect(list.selectedPaths == [[1, 1], [0, 0]])
      #expect(source.asked.sorted() == ["new", "x", "y"])
    }
  }

  @Test func `a row that is loaded again has another cell and one that is configured the same`()
    throws
  {
    for list in lists([["a", "b", "c"]]) {
      source.sections = [["a", "b", "c"]]
      let cells = try (0..<3).map { try #require(list.cell(at: [0, $0])) }
      source.sections = [["a", "B", "C"]]
      source.asked = []
      list.configure([[0, 1], [0, 9]])
      #expect(source.asked == ["B"] && list.cell(at: [0, 1]) === cells[1])
      // Something else is asked for before, so that the cell is not the next spare one.
      list.load([[0, 2]])
      #expect(names(list) == source.sections)
      #expect(source.asked == ["B", "C"] && list.cell(at: [0, 0]) === cells[0])
    }
  }

  @Test func `places that are in no list change nothing`() {
    for list in lists([["a"]]) {
      let wrong: [IndexPath] = [[], [0], [0, 0, 0], [-1, 0], [0, -1], [.max, .max], [0, .max]]
      for path in wrong { list.choose(path) }
      list.update {
        list.insert(wrong)
        list.remove(wrong)
        list.load(wrong)
        list.configure(wrong)
        for path in wrong { list.move(path, to: path) }
        list.moveSection(-1, toSection: 3)
        list.moveSection(0, toSection: .max)
        list.insert(sections: IndexSet(integersIn: 5..<Int.max))
      }
      #expect(names(list) == [["a"]])
    }
  }

  @Test func `rows of a snapshot keep the cells of their identifiers`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var made: [String] = []
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      made.append(name)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([7])
      snapshot.appendItems(items)
      return snapshot
    }
    source.apply(snapshot(["a", "b", "c"]))
    table.layoutIfNeeded()
    #expect(made == ["a", "b", "c"])
    let cell = try #require(table.cellForRow(at: [0, 1]))
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    source.apply(snapshot(["c", "new", "b"]))
    table.layoutIfNeeded()
    #expect(made == ["a", "b", "c", "new"])
    #expect(table.cellForRow(at: [0, 2]) === cell && table.indexPathForSelectedRow == [0, 2])
    var next = source.snapshot()
    next.reconfigureItems(["b"])
    next.reloadItems(["c"])
    #expect(next.reloadedItemIdentifiers == ["c"] && next.reconfiguredItemIdentifiers == ["b"])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(made == ["a", "b", "c", "new", "b", "c"])
    #expect(table.cellForRow(at: [0, 2]) === cell)
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test(arguments: 0..<40)
  func `what stays is where the other changes leave it`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for list in lists([[]]) {
      let old = (0..<Int.random(in: 2...12, using: &random)).map { "row \($0)" }
      source.sections = [old]
      list.insert((0..<old.count).map { [0, $0] })
      list.layoutIfNeeded()
      // Some go, some move, some come; the new order is drawn first, and the changes are read from it.
      let gone = Set(old.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      let stays = old.filter { !gone.contains($0) }
      let moved = Set(stays.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      var new = stays.filter { !moved.contains($0) }
      for name in stays where moved.contains(name) {
        new.insert(name, at: Int.random(in: 0...new.count, using: &random))
      }
      for number in 0..<Int.random(in: 0...4, using: &random) {
        new.insert("new \(number)", at: Int.random(in: 0...new.count, using: &random))
      }
      source.asked = []
      source.sections = [new]
      list.update {
        list.remove(old.indices.filter { gone.contains(old[$0]) }.map { [0, $0] })
        list.insert(new.indices.filter { new[$0].hasPrefix("new") }.map { [0, $0] })
        for name in moved {
          if let from = old.firstIndex(of: name), let to = new.firstIndex(of: name) {
            list.move([0, from], to: [0, to])
          }
        }
      }
      #expect(names(list) == [new], "seed \(seed)")
      #expect(source.asked.allSatisfy { $0.hasPrefix("new") }, "seed \(seed)")
    }
  }
}
