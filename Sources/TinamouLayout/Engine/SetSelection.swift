/// The sets of a layout: which of them apply, and the previous attributes of their views.
struct SetSelection {
  private(set) var sets: [ConstraintSet] = []
  /// The views on whose size a set depends, in the order in which they were made.
  private(set) var containers: [LayoutView] = []
  /// The indices of the sets whose constraints apply.
  var applying: [Int] = []
  /// The indices of the sets whose overrides apply: those of the last layout.
  var overriding: [Int] = []
  /// Whether the constraints wait for being switched to the sets whose overrides apply.
  var isWaiting = false
  /// Whether the sets or the tree changed since they were last switched.
  var isStale = true
  /// The indices of the items that the constraints of a set mention, by the index of the set; valid
  /// until the sets or the tree change.
  var mentions: [Int: [Int32]] = [:]
  /// The sizes of containers that the sets of this layout use, in points.
  var containerSizes: [LayoutItem.ID: Size] = [:]
  /// The attributes that sets have overridden, with the views' own values.
  var originals: [ViewOverride.Key: ViewOverride] = [:]

  /// The constraints of the sets, each once.
  private(set) var constraints: [LayoutConstraint] = []
  /// Where the model had the record of each constraint when it was last switched; -1 at first.
  var recordIndices: [Int32] = []
  /// The indices of the constraints of each set.
  private(set) var members: [[Int32]] = []
  /// The indices of the constraints of the sets that apply, set by set.
  private var wanted: [[Int32]] = []
  /// The number of applying sets that have each constraint.
  private var uses: [Int32] = []

  /// Takes other sets. The next switch releases what the old sets activated.
  mutating func replaceSets(with new: [ConstraintSet]) {
    sets = new
    containers = Self.containers(of: new)
    let old = constraints
    var indices: [ObjectIdentifier: Int32] = [:]
    constraints = []
    func index(_ constraint: LayoutConstraint, _ constraints: inout [LayoutConstraint]) -> Int32 {
      let next = Int32(constraints.count)
      let index = indices[ObjectIdentifier(constraint), default: next]
      if index == next {
        indices[ObjectIdentifier(constraint)] = next
        constraints.append(constraint)
      }
      return index
    }
    members = sets.map { $0.constraints.map { index($0, &constraints) } }
    wanted = wanted.map { $0.map { index(old[Int($0)], &constraints) } }
    recordIndices = [Int32](repeating: -1, count: constraints.count)
    uses = [Int32](repeating: 0, count: constraints.count)
    for index in wanted.joined() { uses[Int(index)] += 1 }
    isStale = true
  }

  private static func containers(of sets: [ConstraintSet]) -> [LayoutView] {
    var seen: Set<LayoutItem.ID> = []
    return sets.flatMap(\.conditions).compactMap { condition in
      guard let view = condition.view, !condition.limits.isEmpty, seen.insert(view.id).inserted
      else { return nil }
      return view
    }.sorted(byNumber: \.rank)
  }

  /// Gives sets the constraints with these indices and no others.
  ///
  /// - Returns: The indices of constraints that sets have now, and of those that no set has any
  ///   more.
  mutating func want(_ new: [[Int32]]) -> (taken: [Int32], left: [Int32]) {
    var taken: [Int32] = []
    taken.reserveCapacity(new.reduce(0) { $0 + $1.count })
    for indices in new { taken += indices }
    for index in taken { uses[Int(index)] += 1 }
    var left: [Int32] = []
    left.reserveCapacity(wanted.reduce(0) { $0 + $1.count })
    for indices in wanted {
      for index in indices {
        uses[Int(index)] -= 1
        if uses[Int(index)] == 0 { left.append(index) }
      }
    }
    wanted = new
    return (taken, left)
  }
}
