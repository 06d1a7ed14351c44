/// What an update does when required constraints cannot hold together.
public enum ConflictPolicy: Sendable {
  /// Throw ``SolverError/conflict(_:)``; the update changes nothing.
  case refuse
  /// Break the last constraint of each conflict, in document order, and satisfy the others.
  case relax
}
