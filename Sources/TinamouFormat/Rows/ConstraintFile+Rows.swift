import TinamouLayout

/// The rows of lists as views, for layouts of which a function of the window is made.
extension ConstraintFile {
  /// The file with each row, item, header and footer as a view of its list; the indices of other
  /// views do not change.
  package var withRowsAsViews: ConstraintFile {
    if hasRowsAsViews || rows.rows.isEmpty { return self }
    var file = self
    file.hasRowsAsViews = true
    if !rows.rests.isEmpty { file.original = [self] }
    for row in rows.rows { file.views += views(of: row) }
    for row in rows.rows {
      for index in row.templateViews { file.views[index].isTemplate = true }
    }
    let copies = Dictionary(grouping: rows.rows, by: \.template)
    file.constraints = constraints.flatMap { self.copies(of: $0, copies) }
    for (index, set) in sets.enumerated() {
      file.sets[index].constraints = set.constraints.flatMap { self.copies(of: $0, copies) }
      file.sets[index].overrides = set.overrides.flatMap { override in
        guard let cell = views[override.view].cell else { return [override] }
        return (copies[cell] ?? []).map { row in
          var copy = override
          copy.view = row.view(of: override.view)
          return copy
        }
      }
    }
    return file
  }

  /// The file before rows became views, if not all of them did.
  var withRowsInLists: ConstraintFile? { original.first }

  /// What is left out of the layout with rows as views, as phrases.
  package var undecidedRows: [String] {
    rows.rests.map { rest in
      let first = views[rest.template].base
      return "\(rest.count) more copies of '\(first)'"
    }
  }

  /// The views of a row.
  private func views(of row: RowPlan.Row) -> [ViewDeclaration] {
    let repetitions = views[row.template].copies.count
    return row.templateViews.map { index in
      var view = views[index]
      if let copy = row.copy { view.copies.insert(copy, at: min(repetitions, view.copies.count)) }
      view.parent = index == row.template ? row.list : view.parent.map { row.view(of: $0) }
      view.attributes += row.overrides.filter { $0.view == index }.flatMap(\.attributes)
      view.baselineView = view.baselineView.map { row.view(of: $0) }
      view.cell = nil
      return view
    }
  }

  /// A constraint outside of lists, or its copies in each row.
  private func copies(
    of constraint: ConstraintDeclaration, _ rows: [Int: [RowPlan.Row]]
  ) -> [ConstraintDeclaration] {
    let first = (constraint.left.terms + constraint.right.terms).first?.anchor.view
    guard let cell = first.flatMap({ views[$0].cell }) else { return [constraint] }
    return (rows[cell] ?? []).map { row in
      var copy = constraint
      for index in copy.left.terms.indices {
        copy.left.terms[index].anchor.view = row.view(of: copy.left.terms[index].anchor.view)
      }
      for index in copy.right.terms.indices {
        copy.right.terms[index].anchor.view = row.view(of: copy.right.terms[index].anchor.view)
      }
      copy.isOneOfSeveral = copy.isOneOfSeveral || row.copy != nil
      return copy
    }
  }
}
