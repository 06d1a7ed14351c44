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

  /// What the changes do together.
  @MainActor var update: ListUpdate {
    ListUpdate(
      row: { path in
        let isReloaded =
          reloaded.rows.contains(path) || reloaded.sections.contains(path.section)
        return isReloaded ? nil : row(after: path)
      },
      section: { reloaded.sections.contains($0) ? nil : section(after: $0) },
      configured: configured.compactMap(row))
  }

  /// The new number of a section; `nil` if it is gone.
  private func section(after old: Int) -> Int? {
    if let moved = movedSections[old] { return moved }
    guard old.isNumberInList, !deleted.sections.contains(old) else { return nil }
    return Self.number(
      after: old, gone: deleted.sections.union(IndexSet(movedSections.keys)),
      taken: inserted.sections.union(IndexSet(movedSections.values)))
  }

  /// The new place of a row; `nil` if it is gone.
  private func row(after old: IndexPath) -> IndexPath? {
    if let moved = movedRows[old] { return moved }
    guard old.isPlaceInList, !deleted.rows.contains(old), let section = section(after: old.section)
    else {
      return nil
    }
    func items(_ paths: some Sequence<IndexPath>, in section: Int) -> IndexSet {
      IndexSet(paths.lazy.filter { $0.section == section }.map(\.item))
    }
    let item = Self.number(
      after: old.item,
      gone: items(deleted.rows, in: old.section).union(items(movedRows.keys, in: old.section)),
      taken: items(inserted.rows, in: section).union(items(movedRows.values, in: section)))
    return IndexPath(item: item, section: section)
  }

  /// The new number of what stays: those that are gone no longer count, and those that came have
  /// taken their numbers.
  private static func number(after old: Int, gone: IndexSet, taken: IndexSet) -> Int {
    var number = old - gone.count(in: 0..<old)
    for range in taken.rangeView where range.lowerBound <= number {
      let (sum, isTooLarge) = number.addingReportingOverflow(range.count)
      number = isTooLarge ? .max : sum
    }
    return number
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
