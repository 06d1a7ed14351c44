/// A set of ids, of rows or of variables, that lists its members in the order in which they came.
struct ListedSet: ~Copyable {
  private var members = Buffer<Int32>()
  /// Whether each id is a member; no longer than the largest that ever was one.
  private var isMember = Buffer<Bool>()

  var count: Int32 { members.count }
  var isEmpty: Bool { members.isEmpty }

  /// Returns the member at a place.
  subscript(place: Int32) -> Int32 {
    @inline(__always) get { members[place] }
  }

  @inline(__always)
  func contains(_ id: Int32) -> Bool { id < isMember.count && isMember[id] }

  /// Adds an id; returns whether it is new.
  @discardableResult
  @inline(__always)
  mutating func insert(_ id: Int32) -> Bool {
    if contains(id) { return false }
    if id >= isMember.count {
      isMember.append(repeating: false, count: id + 1 - isMember.count)
    }
    isMember[id] = true
    members.append(id)
    return true
  }

  @inline(__always)
  mutating func removeAll() {
    for place in 0..<members.count { isMember[members[place]] = false }
    members.removeAll()
  }
}
