internal import TinamouSolver

extension LayoutEngine {
  /// The tables and collections of the tree.
  private var lists: [ScrollView] {
    observers().compactMap { view in (view as? ScrollView).flatMap { $0.rows == nil ? nil : $0 } }
  }

  /// Asks those lists for a layout that depend on something which has changed since their last one.
  ///
  /// Lists are asked what they depend on, instead of everything being asked which lists depend on it:
  /// so nothing can be forgotten.
  func askListsForLayout() {
    guard listGeneration != generation else { return }
    listGeneration = generation
    for list in lists where list.rows?.areStale ?? false { list.setNeedsLayout() }
  }

  /// What is open or broken in the layout of a cell; `nil` if it is complete.
  package func cellFindings() -> CellFindings? {
    if model.solver.conflicts.isEmpty, model.solver.ambiguity().variables.isEmpty { return nil }
    let snapshot = makeSnapshot()
    return CellFindings(ambiguous: snapshot.ambiguous, broken: snapshot.broken)
  }

  /// What the last layouts of the rows of all lists have shown, each finding once.
  func listFindings() -> ListFindings {
    var findings = ListFindings()
    for list in lists where list.reportsFindings { findings.add(list) }
    return findings
  }
}

/// What is open, broken or refused in the rows of lists.
struct ListFindings {
  private(set) var ambiguous: [LayoutSnapshot.AmbiguousItem] = []
  private(set) var broken: [LayoutConflict] = []
  private(set) var diagnostics: [LayoutDiagnostic] = []

  mutating func add(_ list: ScrollView) {
    guard let rows = list.rows else { return }
    for cell in rows.findings {
      ambiguous += cell.ambiguous.filter { !ambiguous.contains($0) }
      broken += cell.broken.filter { !broken.contains($0) }
    }
    if let error = rows.refusal {
      diagnostics.append(.rowsRefused(list: list.qualifiedName, reason: "\(error)"))
    }
  }
}
