package import TinamouLayout

/// The questions of the checks about a file.
extension FileLayout {
  /// The view with an identity; `nil` for guides.
  package func view(_ id: LayoutItem.ID) -> LayoutView? {
    viewIndices[id].map { views[$0] }.flatMap { $0.id == id ? $0 : nil }
  }

  /// The diagnostics about conflicts and ambiguities, with what they are about.
  package func statusFindings(
    broken: [LayoutConflict], ambiguous: [LayoutSnapshot.AmbiguousItem],
    _ diagnostics: [LayoutDiagnostic]
  ) -> [StatusFinding] {
    broken.map { conflict in
      let diagnostic = diagnostic(of: .conflict(conflict))
      // Copies of a constraint have the same text in the file.
      let text = isShared(conflict.broken) ? nil : diagnostic.span?.text
      return StatusFinding(
        diagnostic: diagnostic, subject: text ?? conflict.broken.description, views: [])
    }
      + ambiguous.map { item in
        StatusFinding(
          diagnostic: diagnostic(of: item), subject: item.name,
          views: viewIndices[item.id].map { [file.views[$0].id] } ?? [])
      }
      + diagnostics.map { finding in
        StatusFinding(
          diagnostic: diagnostic(of: finding), subject: finding.item, views: [finding.item])
      }
  }

  /// The constraints outside of lists, each place once, together with those of some sets.
  package func constraintSpans(
    inSets sets: Set<String>
  ) -> [(place: SourceLocation, text: String, span: SourceSpan)] {
    let declared =
      file.constraints
      + file.sets.filter { sets.contains($0.name) }.flatMap(\.constraints)
    var seen: Set<Int> = []
    return declared.compactMap { constraint in
      let first = (constraint.left.terms + constraint.right.terms).first?.anchor.view
      guard let first, file.views[first].cell == nil,
        seen.insert(constraint.range.lowerBound).inserted
      else { return nil }
      // In an imported file, the place of a constraint is that of the original.
      let span = file.span(constraint.range)
      return (span.location, file.text(constraint.range), span)
    }
  }
}

extension ConstraintFile {
  /// The names of the sets with their places.
  package var setNames: [(name: String, span: SourceSpan)] {
    sets.map { ($0.name, span($0.range)) }
  }

  /// The ids of the rules that each view allows to be broken, by its id; without views that allow
  /// none.
  package var rulesAllowedByViews: [String: [String]] {
    var rules: [String: [String]] = [:]
    for view in views where !view.allowedRules.isEmpty { rules[view.id] = view.allowedRules }
    return rules
  }
}

extension ConstraintFile {
  /// The ids of the views outside of lists, in the order of the file.
  package var viewIDs: [String] { views.filter { $0.cell == nil }.map(\.id) }
}

extension LayoutDiagnostic {
  /// The name of the view or guide that the message is about.
  fileprivate var item: String {
    switch self {
    case .unsettled(let item, _), .containerChangesItself(let item), .rowsRefused(let item, _): item
    }
  }
}
