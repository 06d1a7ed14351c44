package import TinamouLayout

/// What a check asks about a file.
extension FileLayout {
  /// The view of an identity; `nil` for guides.
  package func view(_ id: LayoutItem.ID) -> LayoutView? {
    viewIndices[id].map { views[$0] }.flatMap { $0.id == id ? $0 : nil }
  }

  /// Where a view, or the owner of a guide, stands in the file.
  package func span(ofView id: LayoutItem.ID) -> SourceSpan? { span(of: id) }

  /// Where a constraint stands in the file; `nil` for those that the system makes.
  package func span(ofConstraint constraint: ConstraintReference) -> SourceSpan? {
    span(of: constraint)
  }

  /// What the author of the file should know about conflicts and what is open.
  package func statusDiagnostics(
    broken: [LayoutConflict], ambiguous: [LayoutSnapshot.AmbiguousItem],
    _ diagnostics: [LayoutDiagnostic]
  ) -> [Diagnostic] {
    broken.map { diagnostic(of: .conflict($0)) } + ambiguous.map { diagnostic(of: $0) }
      + diagnostics.map { diagnostic(of: $0) }
  }

  /// The constraints of the file outside of lists, each place once, with those of some of its sets.
  package func constraintSpans(
    inSets sets: Set<String>
  ) -> [(place: SourceLocation, span: SourceSpan)] {
    let declared =
      file.constraints
      + file.sets.filter { sets.contains($0.name) }.flatMap(\.constraints)
    var seen: Set<Int> = []
    return declared.compactMap { constraint in
      let first = (constraint.left.terms + constraint.right.terms).first?.anchor.view
      guard let first, file.views[first].cell == nil,
        seen.insert(constraint.range.lowerBound).inserted
      else { return nil }
      return (file.source.location(of: constraint.range.lowerBound), file.span(constraint.range))
    }
  }
}

extension ConstraintFile {
  /// The names of the sets with their places.
  package var setNames: [(name: String, span: SourceSpan)] {
    sets.map { ($0.name, span($0.range)) }
  }

  /// Whether one of some views allows a rule to be broken.
  package func allowed(_ rule: String, forAnyOf ids: [String]) -> Bool {
    views.contains { $0.allowedRules.contains(rule) && ids.contains($0.id) }
  }

  /// The file with other texts.
  ///
  /// - Parameter replacement: Gives the text for a view's id and its text in the file.
  package func replacingTexts(_ replacement: (String, String) -> String) -> ConstraintFile {
    var views = views
    for index in views.indices {
      guard let text = views[index].attributes.text else { continue }
      let new = replacement(views[index].base, text)
      if new == text { continue }
      views[index].attributes.text = new
      if let size = views[index].attributes.intrinsicSize, size.width > 0, !text.isEmpty {
        // A size that was stated for one text is longer for a longer one.
        let share = Double(new.count) / Double(text.count)
        views[index].attributes.intrinsicSize = Size(
          width: (size.width * share).rounded(.up), height: size.height)
      }
    }
    return ConstraintFile(
      source: source, name: name, requests: requests, scene: scene, transition: transition,
      safeArea: safeArea, views: views, constraints: constraints, sets: sets,
      controllers: controllers, statements: statements, allowedRules: allowedRules, names: names)
  }
}

extension ConstraintFile {
  /// Where the constraint at a place of the file stands.
  package func span(at location: SourceLocation) -> SourceSpan? {
    guard location.file == source.name else { return nil }
    let declared = constraints + sets.flatMap(\.constraints)
    return declared.first { source.location(of: $0.range.lowerBound) == location }
      .map { span($0.range) }
  }
}

extension ConstraintFile {
  /// The ids of the views outside of lists, in the order of the file.
  package var viewIDs: [String] { views.filter { $0.cell == nil }.map(\.id) }

  /// The constraint whose text has a place of the file in it, as it is written.
  package func constraintText(line: Int, column: Int) -> String? {
    let declared = constraints + sets.flatMap(\.constraints)
    return declared.first { constraint in
      let start = source.location(of: constraint.range.lowerBound)
      let end = source.location(of: constraint.range.upperBound)
      return start.line == line && (start.column ?? 1) <= column
        && (end.line > line || column <= (end.column ?? 1))
    }.map { span($0.range).text }
  }

  /// The id of the view whose id has a place of the file in it.
  package func viewID(line: Int, column: Int) -> String? {
    views.first { view in
      let start = source.location(of: view.range.lowerBound)
      let end = source.location(of: view.range.upperBound)
      return start.line == line && (start.column ?? 1) <= column && column <= (end.column ?? 1)
    }?.id
  }
}
