import TinamouLayout

extension LayoutSnapshot {
  /// The first thing that differs from a layout made from nothing; `nil` if nothing does.
  ///
  /// Which of several proofs of a conflict is reported is up to the solver, so only the broken rows
  /// are compared.
  func difference(from fresh: LayoutSnapshot) -> String? {
    if items.count != fresh.items.count { return "other items" }
    for (item, other) in zip(items, fresh.items) {
      let name = item.name ?? "an item without a name"
      if item.exactFrame != other.exactFrame || item.windowFrame != other.windowFrame {
        return "\(name) has \(item.exactFrame), and \(other.exactFrame) when it is new"
      }
      if item.isHidden != other.isHidden { return "\(name) is hidden in one of them" }
    }
    if activeSets != fresh.activeSets { return "other sets" }
    func words(_ snapshot: LayoutSnapshot) -> [String] {
      snapshot.ambiguous.map { "\($0.name) \($0.attributes)" }
        + snapshot.broken.map(\.broken.description) + snapshot.remarks.map(\.description)
    }
    return words(self) == words(fresh)
      ? nil : "\(words(self)) is found, and \(words(fresh)) when it is new"
  }
}
