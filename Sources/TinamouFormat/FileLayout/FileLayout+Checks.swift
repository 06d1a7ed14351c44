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
      return (
        file.source.location(of: constraint.range.lowerBound), file.text(constraint.range),
        file.span(constraint.range)
      )
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
  /// - Returns: The file; everything but texts is as before.
  package func replacingTexts(_ replacement: (String, String) -> String) -> ConstraintFile {
    var file = self
    for index in views.indices {
      guard let text = views[index].attributes.text else { continue }
      let new = replacement(views[index].base, text)
      if new == text { continue }
      file.views[index].attributes.text = new
      if let size = views[index].attributes.intrinsicSize, size.width > 0, !text.isEmpty {
        // A size that was stated for one text is longer for a longer one.
        let share = Double(new.count) / Double(text.count)
        file.views[index].attributes.intrinsicSize = Size(
          width: (size.width * share).rounded(.up), height: size.height)
      }
    }
    return file
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
    return declared.first { span($0.range).covers(line: line, column: column) }
      .map { text($0.range) }
  }

  /// The id of the view whose id has a place of the file in it.
  package func viewID(line: Int, column: Int) -> String? {
    views.first { span($0.range).covers(line: line, column: column) }?.id
  }
}

extension SourceSpan {
  /// Whether a place of the source is in the span.
  fileprivate func covers(line: Int, column: Int) -> Bool {
    let start = source.location(of: range.lowerBound)
    let end = source.location(of: range.upperBound)
    let isBehindStart = (start.line, start.column ?? 1) <= (line, column)
    return isBehindStart && (line, column) <= (end.line, end.column ?? 1)
  }
}
