import TinamouLayout
import TinamouLists

extension FileLayoutBuilder {
  /// Makes a row, item, header or footer; constraints refer to its content view.
  mutating func makeCell(_ declaration: ViewDeclaration, at index: Int) -> LayoutView {
    let isItem = declaration.parent.map { file.views[$0].kind } == .collection
    let cell: ReusableView
    switch (declaration.role, isItem) {
    case (.row, false):
      let row = TableViewCell(reuseIdentifier: declaration.id)
      row.separatorInset = self.row(at: index)?.separatorInset
      cell = row
    case (.row, true): cell = CollectionViewCell(reuseIdentifier: declaration.id)
    case (_, false): cell = TableViewHeaderFooterView(reuseIdentifier: declaration.id)
    case (_, true): cell = CollectionReusableView(reuseIdentifier: declaration.id)
    }
    // Its content has the id of the row, and a conflict can name both.
    cell.name = declaration.id + ".cell"
    cell.contentView.name = declaration.id
    cells[index] = cell
    return cell.contentView
  }

  private func row(at index: Int) -> ListDeclaration.Row? {
    guard let parent = file.views[index].parent else { return nil }
    return file.views[parent].list?.sections.lazy.flatMap(\.rows).first { $0.view == index }
  }

  /// Gives the tables and collections their contents.
  mutating func makeLists() {
    var listNumbers: [Int: Int] = [:]
    for (index, declaration) in file.views.enumerated() {
      guard let list = declaration.list, let view = views[index] as? ListView else { continue }
      let source = FileList(
        view, list, file, views: views, cells: cells, viewIndices: viewIndices)
      if let table = view as? TableView {
        table.dataSource = source
        table.delegate = source
      }
      (view as? CollectionView)?.dataSource = source
      listNumbers[index] = lists.count
      lists.append(source)
    }
    for (index, cell) in cells.ordered(by: { $0.key < $1.key }) {
      guard let list = file.views[index].parent.flatMap({ listNumbers[$0] }) else { continue }
      listIndices[index] = list
      lists[list].view.reusableCells.add(cell, file.views[index].id)
    }
  }

  /// Passes the parts of a set that concern rows to their lists.
  mutating func addToLists(
    _ set: SetDeclaration, _ constraints: [(cell: Int?, constraint: LayoutConstraint)]
  ) {
    let mentioned = constraints.compactMap(\.cell) + set.overrides.compactMap { cell(of: $0.view) }
    for cell in Set(mentioned).ordered() {
      guard let list = listIndices[cell] else { continue }
      lists[list].add(
        set.name, constraints.filter { $0.cell == cell }.map(\.constraint),
        set.overrides.filter { self.cell(of: $0.view) == cell }, to: cell)
    }
  }

  func cell(of view: Int) -> Int? { file.views[view].cell }
}
