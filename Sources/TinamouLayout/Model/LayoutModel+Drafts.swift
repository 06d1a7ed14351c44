internal import TinamouSolver

/// Drafts: the layout before the first round, after it and so on, each with a solver of its own.
///
/// Every layout begins without what depends on frames, so that it is a function of the tree. A
/// draft knows nothing more than its number of rounds has read: an edit changes it by what the edit
/// changes. The next draft takes what is read from its frames, and the model what is read from
/// those of the last one, where that differs from what they have. Without drafts, the model itself
/// forgets all that it has read and reads it again, so that each edit costs as much as all texts
/// that wrap.
extension LayoutModel {
  /// Brings the drafts and this model up to date with changes, and takes what is read in the
  /// drafts.
  ///
  /// - Parameter changes: The changes of the tree.
  /// - Returns: Whether there are drafts; otherwise nothing was done.
  /// - Throws: `LayoutError` if the layout is refused.
  func applyWithDrafts(_ changes: ChangeLog) throws(LayoutError) -> Bool {
    // A tracer follows one solver from the first round to the last, and its layouts come in series.
    let isTraced = tracer != nil
    defer { wasTraced = isTraced }
    if isTraced || wasTraced {
      drafts = []
      return false
    }
    for index in drafts.indices {
      try drafts[index].bringUpToDate(
        translated(changes, for: drafts[index]), after: index > 0 ? drafts[index - 1] : nil,
        in: self)
    }
    if readingsAfterDrafts >= fewestReadingsOfDraft {
      let draft = emptied()
      try draft.bringUpToDate(ChangeLog(whole: root), after: drafts.last, in: self)
      drafts.append(draft)
    }
    guard let last = drafts.last else { return false }
    try updateSolver { () throws(SolverError) in
      try write(changes)
      try takeReadings(of: last)
    }
    rounds = drafts.count { $0.isOutdated }
    return true
  }

  /// Brings a draft up to date.
  ///
  /// - Parameters:
  ///   - changes: The changes of the tree, in terms of the draft.
  ///   - before: The draft with one round less; `nil` if this one has none.
  ///   - model: The model.
  /// - Throws: `LayoutError` if the layout is refused.
  private func bringUpToDate(
    _ changes: ChangeLog, after before: LayoutModel?, in model: LayoutModel
  ) throws(LayoutError) {
    contents = model.contents
    try updateSolver { () throws(SolverError) in
      try write(changes)
      if let before { try takeReadings(of: before) } else { try forgetFrames() }
    }
  }

  /// Takes what is read from the frames of a draft, in the next draft or in the model.
  private func takeReadings(of draft: LayoutModel) throws(SolverError) {
    let readings = outdatedReadings(in: draft)
    draft.isOutdated = readings.differFromSource
    try write(readings)
  }

  /// Returns changes in terms of a draft, which has other indices, and no rows that were kept for
  /// sets before it was made.
  private func translated(_ changes: ChangeLog, for draft: LayoutModel) -> ChangeLog {
    if changes.switchedRows.isEmpty, changes.itemsOfSwitchedSets.isEmpty { return changes }
    var translated = changes
    translated.switchedRows = []
    for switched in changes.switchedRows {
      guard let constraint = constraints[switched.constraint]?.constraint else { continue }
      let index = draft.index(of: constraint)
      if let row = draft.constraints.read(index, { $0.id }) {
        translated.switchedRows.append(
          ChangeLog.SwitchedRow(constraint: index, row: row, isInactive: switched.isInactive))
      } else if !switched.isInactive {
        translated.activated.append(constraint)
      }
    }
    translated.itemsOfSwitchedSets = changes.itemsOfSwitchedSets.compactMap { index in
      items.read(index) { $0.item.rank }.map { draft.items.index(of: $0) }
    }.filter { $0 >= 0 }
    return translated
  }
}
