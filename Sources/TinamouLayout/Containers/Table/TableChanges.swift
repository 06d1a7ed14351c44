/// Changes of the rows of a table that take place together.
///
/// What is deleted is named as before the changes, what is inserted as after them.
struct TableChanges {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty
  }

  /// Where each old section is afterwards, for `count` sections before.
  func newSections(_ count: Int) -> [Int?] {
    var next = 0
    let inserted = insertedSections.sorted()
    return (0..<count).map { section in
      guard !deletedSections.contains(section) else { return nil }
      while inserted.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  /// Where the rows of a section are afterwards, given where the section is.
  func newRows(ofSection section: Int, count: Int, newSection: Int) -> [Int?] {
    let inserted = Set(insertedRows.filter { $0.section == newSection }.map(\.row))
    let deleted = Set(deletedRows.filter { $0.section == section }.map(\.row))
    var next = 0
    return (0..<count).map { row in
      guard !deleted.contains(row) else { return nil }
      while inserted.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }
}
