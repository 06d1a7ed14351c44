import TinamouLayout
import TinamouLists

extension FileList: TableViewDataSource, TableViewDelegate {
  func numberOfSections(in tableView: TableView) -> Int { numberOfSections }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    numberOfRows(inSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ListPath) -> TableViewCell {
    row(at: indexPath).flatMap { cell(at: $0) } as? TableViewCell ?? TableViewCell()
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ListPath) -> Double {
    row(at: indexPath)?.row?.height ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? {
    header(inSection: section) as? TableViewHeaderFooterView
  }

  func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? {
    footer(inSection: section) as? TableViewHeaderFooterView
  }
}

extension FileList: CollectionViewDataSource {
  func numberOfSections(in collectionView: CollectionView) -> Int { numberOfSections }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { numberOfRows(inSection: section) }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ListPath
  ) -> CollectionViewCell {
    row(at: indexPath).flatMap { cell(at: $0) } as? CollectionViewCell ?? CollectionViewCell()
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ListPath
  ) -> CollectionReusableView? {
    let isHeader = kind == CollectionView.elementKindSectionHeader
    let view =
      isHeader ? header(inSection: indexPath.section) : footer(inSection: indexPath.section)
    return view as? CollectionReusableView
  }
}
