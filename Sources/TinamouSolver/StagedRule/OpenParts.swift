/// What the staged rule knows about the ambiguous variables while it takes one level after another.
struct OpenParts: ~Copyable {
  /// For each variable, the level down to which it has been found unambiguous.
  var levels = Buffer<UInt64>()
  /// For each ambiguous variable, the number of its connected part.
  var numbers = Buffer<Int32>()
  /// For each part, the number of rows that got costs, or of variables that got a zero row, in this
  /// round, and the level of the last. The largest number of a round also says that the part has to
  /// wait for the next round.
  var pulls = Buffer<Int32>()
  var reached = Buffer<UInt64>()

  /// Prepares for a number of variables, which have been examined down to a level.
  mutating func restart(variables count: Int32, at level: UInt64) {
    levels.removeAll()
    levels.append(repeating: level, count: count)
    numbers.removeAll()
    numbers.append(repeating: -1, count: count)
  }

  /// Prepares for new numbers of parts. Those of variables that are not ambiguous mean nothing.
  mutating func forgetParts(ofVariables count: Int32) {
    if numbers.count < count { numbers.append(repeating: -1, count: count - numbers.count) }
    pulls.removeAll()
    reached.removeAll()
  }

  /// Adds a part and returns its number.
  mutating func appendPart() -> Int32 {
    pulls.append(0)
    reached.append(0)
    return pulls.count - 1
  }
}
