import Foundation

/// The changes of a list that an app states together. As in UIKit, what leaves or changes has the
/// number that it had before all of them, and what comes the number that it has after them.
struct ListChanges {
  /// Rows and whole sections.
  struct Places {
    var rows: Set<IndexPath> = []
    var sections = IndexSet()

    /// Adds rows; what is no place in a list is left out.
    mutating func add(_ paths: [IndexPath]) { rows.formUnion(paths.filter(\.isPlaceInList)) }
  }

  var deleted = Places()
  var inserted = Places()
  var reloaded = Places()
  private var configured: [IndexPath] = []
  private var movedRows: [IndexPath: IndexPath] = [:]
  private var movedSections: [Int: Int] = [:]

  mutating func moveRow(at path: IndexPath, to newPath: IndexPath) {
    if path.isPlaceInList, newPath.isPlaceInList { movedRows[path] = newPath }
  }

  mutating func moveSection(_ section: Int, to newSection: Int) {
    if section.isNumberInList, newSection.isNumberInList { movedSections[section] = newSection }
  }

  mutating func configure(_ paths: [IndexPath]) {
    configured += paths.filter(\.isPlaceInList)
  }

  /// What the changes do together, in time proportional to the ranges of changed numbers a row.
  @MainActor var update: ListUpdate {
    let sections = Numbering(
      gone: deleted.sections.union(IndexSet(movedSections.keys)),
      taken: inserted.sections.union(IndexSet(movedSections.values)))
    func section(after old: Int) -> Int? { movedSections[old] ?? sections.number(after: old) }
    let gone = Self.items(deleted.rows.union(movedRows.keys))
    let taken = Self.items(inserted.rows.union(movedRows.values))
    func row(after old: IndexPath) -> IndexPath? {
      if let moved = movedRows[old] { return moved }
      guard old.isPlaceInList, let section = section(after: old.section) else { return nil }
      let items = Numbering(gone: gone[old.section] ?? [], taken: taken[section] ?? [])
      return items.number(after: old.item).map { IndexPath(item: $0, section: section) }
    }
    return ListUpdate(
      row: { path in
        let isReloaded =
          reloaded.rows.contains(path) || reloaded.sections.contains(path.section)
        return isReloaded ? nil : row(after: path)
      },
      section: { reloaded.sections.contains($0) ? nil : section(after: $0) },
      configured: configured.compactMap(row))
  }

  /// The items of some rows, by section.
  private static func items(_ rows: Set<IndexPath>) -> [Int: IndexSet] {
    rows.reduce(into: [:]) { $0[$1.section, default: []].insert($1.item) }
  }

  /// The numbers of sections, or of the items of a section, after changes.
  private struct Numbering {
    /// The old numbers of what has left or moved.
    let gone: IndexSet
    /// The new numbers of what has come or moved.
    let taken: IndexSet

    /// The new number of what stays, after those that left are left out and those that came have
    /// taken theirs; `nil` if it is gone.
    func number(after old: Int) -> Int? {
      guard old.isNumberInList, !gone.contains(old) else { return nil }
      var number = old - gone.count(in: 0..<old)
      for range in taken.rangeView where range.lowerBound <= number {
        let (sum, isTooLarge) = number.addingReportingOverflow(range.count)
        number = isTooLarge ? .max : sum
      }
      return number
    }
  }
}

extension IndexPath {
  /// Whether this is a section and an item in it.
  fileprivate var isPlaceInList: Bool { count == 2 && allSatisfy(\.isNumberInList) }
}

extension Int {
  /// Whether a section or an item can have the number: no list has as many.
  fileprivate var isNumberInList: Bool { (0..<1 << 48).contains(self) }
}
