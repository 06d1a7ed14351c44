/// What is known about the set of all optimal points.
struct OptimalFace: ~Copyable {
  /// Active rows whose multipliers are on an edge of their boxes for the priorities and, as
  /// complements, stays: they leave the values open. A superset, which is cleaned up when it is
  /// read.
  var list = Buffer<Int32>()
  /// Whether rows, or multipliers at the priorities, have changed since the staged rule was last
  /// applied.
  var isInDoubt = true
  /// Whether the active costs were found to suffice, and only values have changed since, unless the
  /// face is in doubt (I8).
  var isClosed = false
}
