/// Changes of the items of a list that take place together.
///
/// Indices of deletions refer to the list before the changes, indices of insertions to the list
/// after them.
struct ListChanges {
  var deletedItems: Set<ListPath> = []
  var insertedItems: Set<ListPath> = []
  /// The new places of moved items, which are also among the deleted and the inserted ones.
  var moves: [ListPath: ListPath] = [:]
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  /// The reloaded sections, by their index before the changes.
  var reloadedSections: Set<Int> = []

  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty
  }

  /// The first section whose number of items after the changes does not agree with them.
  func inconsistency(
    old: [Int], new: [Int], _ newSections: [Int?]
  ) -> (number: Int, expected: Int, found: Int)? {
    var oldSections: [Int: Int] = [:]
    for case (let section, let place?) in newSections.enumerated() { oldSections[place] = section }
    for section in 0..<max(new.count, (oldSections.keys.max() ?? -1) + 1) {
      let found = new.indices.contains(section) ? new[section] : 0
      if insertedSections.contains(section), new.indices.contains(section) { continue }
      guard let before = oldSections[section] else { return (section, 0, found) }
      if reloadedSections.contains(before), new.indices.contains(section) { continue }
      let expected =
        old[before] - deletedItems.count { $0.section == before }
        + insertedItems.count { $0.section == section }
      if expected != found || !new.indices.contains(section) { return (section, expected, found) }
    }
    return nil
  }

  /// The error for the first inserted section or item that does not exist after the changes.
  func missing(in sections: ListSections) -> ListError? {
    if let section = insertedSections.filter({ !sections.items.indices.contains($0) }).min() {
      return .noSection(section)
    }
    return insertedItems.filter { !sections.contains($0) }.min().map { .noItem($0) }
  }

  /// The index of each old section after the changes, for `count` sections before.
  func newSections(_ count: Int) -> [Int?] {
    var next = 0
    return (0..<count).map { section in
      guard !deletedSections.contains(section) else { return nil }
      while insertedSections.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  /// The index of each item of a section after the changes, given the new index of the section.
  func newItems(ofSection section: Int, count: Int, newSection: Int) -> [Int?] {
    let inserted = Set(insertedItems.filter { $0.section == newSection }.map(\.item))
    let deleted = Set(deletedItems.filter { $0.section == section }.map(\.item))
    var next = 0
    return (0..<count).map { item in
      guard !deleted.contains(item) else { return nil }
      while inserted.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }
}
