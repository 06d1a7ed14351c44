package import TinamouSolver

/// Edits of a solver in batches, one update each.
///
/// An edit that does not apply (a row that is not there) is skipped, so that any part of a script
/// is a script.
package struct EditScript: Hashable, Sendable {
  /// The edits of one update.
  package struct Batch: Hashable, Sendable {
    package var edits: [Edit]
    /// Whether the update's body throws after its last edit.
    package var isAbandoned: Bool
    /// Whether nothing is read after it, so that the next update begins while work is pending.
    package var isUnread: Bool

    package init(_ edits: [Edit] = [], isAbandoned: Bool = false, isUnread: Bool = false) {
      self.edits = edits
      self.isAbandoned = isAbandoned
      self.isUnread = isUnread && !isAbandoned
    }
  }

  package var policy: ConflictPolicy
  package var batches: [Batch]

  package init(policy: ConflictPolicy, batches: [Batch] = []) {
    self.policy = policy
    self.batches = batches
  }

  /// How many edits there are in all batches.
  package var editCount: Int { batches.reduce(0) { $0 + $1.edits.count } }
}
