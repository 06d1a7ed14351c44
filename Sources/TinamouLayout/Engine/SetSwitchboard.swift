/// Which sets apply, and what their views had before.
struct SetSwitchboard {
  /// The places of the sets that apply.
  var applying: [Int] = []
  /// Whether the sets or the tree changed since they were last switched.
  var isStale = true
  /// The places of the items that the constraints of a set mention, by the place of the set; known
  /// since the sets or the tree last changed.
  var mentions: [Int: [Int32]] = [:]
  /// The sizes of containers that the sets of this layout follow, in points.
  var containerSizes: [LayoutItem.ID: Size] = [:]
  /// The attributes that sets have overridden, with the views' own values.
  var originals: [ViewOverride.Key: ViewOverride] = [:]

  /// The constraints of the sets, each once.
  private(set) var constraints: [LayoutConstraint] = []
  /// The places of the constraints of each set.
  private(set) var members: [[Int32]] = []
  /// The places of the constraints of the sets that apply, set by set.
  private var wanted: [[Int32]] = []
  /// How many of the sets that apply have each constraint.
  private var uses: [Int32] = []

  /// Takes other sets over. What the old ones have activated is let go at the next switch.
  mutating func number(_ sets: [ConstraintSet]) {
    let old = constraints
    var places: [ObjectIdentifier: Int32] = [:]
    constraints = []
    func place(_ constraint: LayoutConstraint, _ constraints: inout [LayoutConstraint]) -> Int32 {
      let next = Int32(constraints.count)
      let place = places[ObjectIdentifier(constraint), default: next]
      if place == next {
        places[ObjectIdentifier(constraint)] = next
        constraints.append(constraint)
      }
      return place
    }
    members = sets.map { $0.constraints.map { place($0, &constraints) } }
    wanted = wanted.map { $0.map { place(old[Int($0)], &constraints) } }
    uses = [Int32](repeating: 0, count: constraints.count)
    for place in wanted.joined() { uses[Int(place)] += 1 }
    isStale = true
  }

  /// Lets sets have the constraints of these places and no others.
  ///
  /// - Returns: The places of those that sets have now, and of those that no set has any more.
  mutating func want(_ new: [[Int32]]) -> (taken: [Int32], left: [Int32]) {
    let taken = Array(new.joined())
    for place in taken { uses[Int(place)] += 1 }
    var left: [Int32] = []
    for places in wanted {
      for place in places {
        uses[Int(place)] -= 1
        if uses[Int(place)] == 0 { left.append(place) }
      }
    }
    wanted = new
    return (taken, left)
  }
}
