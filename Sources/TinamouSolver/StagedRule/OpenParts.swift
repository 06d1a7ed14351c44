/// What the last step of the staged rule has found out about the variables that are open.
struct OpenParts: ~Copyable {
  /// Down to which level each variable was found settled.
  var levels = Buffer<UInt64>()
  /// The connected part that each variable belongs to, if it is open.
  var numbers = Buffer<Int32>()
  /// How many variables of each part got a zero row in this round, and the level of the last.
  var pulls = Buffer<Int32>()
  var reached = Buffer<UInt64>()

  /// Before any variable was looked at.
  mutating func restart(variables count: Int32) {
    levels.removeAll()
    levels.append(repeating: Level.weakestTight, count: count)
    numbers.removeAll()
    numbers.append(repeating: -1, count: count)
  }

  mutating func forgetParts() {
    pulls.removeAll()
    reached.removeAll()
  }

  /// The number of a new part.
  mutating func appendPart() -> Int32 {
    pulls.append(0)
    reached.append(0)
    return pulls.count - 1
  }
}
