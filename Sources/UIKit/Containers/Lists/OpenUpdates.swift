/// The updates of a list that are under way, one in another.
struct OpenUpdates {
  private var count = 0
  var changes = ListChanges()

  mutating func begin() { count += 1 }

  /// Ends the innermost update; returns the changes if no other is open.
  mutating func end() -> ListChanges? {
    guard count > 0 else { return nil }
    count -= 1
    guard count == 0 else { return nil }
    defer { changes = ListChanges() }
    return changes
  }
}
