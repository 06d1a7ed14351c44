internal import TinamouSolver

/// Conflicts in a layout that is built again.
///
/// Under the policy to refuse conflicts, the solver refuses an update if it breaks a row that was
/// not broken before it. To a new solver, every broken row is new, so the model remembers which ones
/// are not.
extension LayoutModel {
  /// The rows that are broken, or that were broken in the layout that is being rebuilt.
  var brokenRows: Set<RowOwner.Key> {
    if !toleratedRows.isEmpty { return toleratedRows }
    let conflicts = solver.conflicts
    if conflicts.isEmpty { return [] }
    let owners = rowOwners()
    return Set(conflicts.compactMap { owners[$0.broken]?.key })
  }

  /// Ends the rebuilding of a layout: refuses it if it has new conflicts under the policy to refuse
  /// them, otherwise leaves that to the solver from now on.
  func endRebuilding() throws(LayoutError) {
    if toleratedRows.isEmpty { return }
    if conflictPolicy == .refuse {
      let owners = rowOwners()
      for conflict in solver.conflicts {
        if let key = owners[conflict.broken]?.key, toleratedRows.contains(key) { continue }
        throw .conflict(describe(conflict, owners: owners))
      }
    }
    toleratedRows = []
  }

  func updatePolicyOfSolver() {
    solver.conflictPolicy = toleratedRows.isEmpty ? conflictPolicy : .relax
  }
}
