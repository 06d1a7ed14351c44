internal import TinamouSolver

extension LayoutEngine {
  /// The tables and collections among views.
  private func lists(among views: [LayoutView]) -> [ScrollView] {
    views.compactMap { view in (view as? ScrollView).flatMap { $0.rows == nil ? nil : $0 } }
  }

  /// Requests a layout for each list that depends on something that has changed since its last
  /// layout.
  ///
  /// Each list compares what it depends on, instead of every setter naming the lists that depend on
  /// it, so no dependency can be forgotten.
  func invalidateLists() {
    guard listGeneration != generation else { return }
    listGeneration = generation
    for list in lists(among: observers()) where list.rows?.updateMetrics() ?? false {
      list.setNeedsLayout()
    }
  }

  /// Returns the ambiguities and conflicts in the layout of a cell; `nil` if there are none.
  package func cellFindings() -> CellFindings? {
    if model.solver.conflicts.isEmpty, model.ambiguity.variables.isEmpty { return nil }
    let snapshot = makeSnapshot()
    return CellFindings(ambiguous: snapshot.ambiguous, broken: snapshot.broken)
  }

  /// Returns the findings in the last layouts of the rows of the lists among views, each one once.
  func listFindings(among views: [LayoutView]) -> ListFindings {
    var findings = ListFindings()
    for list in lists(among: views) where list.reportsFindings { findings.add(list) }
    return findings
  }
}

/// The ambiguities, conflicts and refusals in the rows of lists.
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
