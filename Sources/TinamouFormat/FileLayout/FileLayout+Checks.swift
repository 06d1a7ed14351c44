package import TinamouLayout

/// The questions of the checks about a file.
extension FileLayout {
  /// The view with an identity; `nil` for guides.
  package func view(_ id: LayoutItem.ID) -> LayoutView? {
    viewIndices[id].map { views[$0] }.flatMap { $0.id == id ? $0 : nil }
  }

  /// The diagnostics about conflicts and ambiguities.
  package func statusDiagnostics(
    broken: [LayoutConflict], ambiguous: [LayoutSnapshot.AmbiguousItem],
    _ diagnostics: [LayoutDiagnostic]
  ) -> [Diagnostic] {
    broken.map { diagnostic(of: .conflict($0)) } + ambiguous.map { diagnostic(of: $0) }
      + diagnostics.map { diagnostic(of: $0) }
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

  /// Whether one of some views allows a rule to be broken.
  package func allowed(_ rule: String, forAnyOf ids: [String]) -> Bool {
    views.contains { $0.allowedRules.contains(rule) && ids.contains($0.id) }
  }

  /// The file with its texts replaced.
  ///
  /// - Parameter replacement: Returns the text for a view's id and its text in the file.
  /// - Returns: The file; everything except texts is unchanged.
  package func replacingTexts(_ replacement: (String, String) -> String) -> ConstraintFile {
    var file = self
    for index in views.indices {
      var (text, size) = (String?.none, Size?.none)
      for case .text(let value) in views[index].attributes { text = value }
      for case .intrinsicContentSize(let value) in views[index].attributes { size = value }
      guard let text else { continue }
      let new = replacement(views[index].base, text)
      if new == text { continue }
      file.views[index].attributes.append(.text(new))
      if let size, size.width > 0, !text.isEmpty {
        // A size stated for one text has to grow with a longer text.
        let share = Double(new.count) / Double(text.count)
        let width = (size.width * share).rounded(.up)
        file.views[index].attributes.append(
          .intrinsicContentSize(Size(width: width, height: size.height)))
      }
    }
    return file
  }
}

extension ConstraintFile {
  /// The place in the file of the constraint at a source location.
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

  /// The source text of the constraint at a place of the file.
  package func constraintText(line: Int, column: Int) -> String? {
    let declared = constraints + sets.flatMap(\.constraints)
    return declared.first { span($0.range).covers(line: line, column: column) }
      .map { text($0.range) }
  }

  /// The id of the view whose id is at a place of the file.
  package func viewID(line: Int, column: Int) -> String? {
    views.first { span($0.range).covers(line: line, column: column) }?.id
  }
}

extension SourceSpan {
  /// Whether the span contains a place of the source.
  fileprivate func covers(line: Int, column: Int) -> Bool {
    let start = source.location(of: range.lowerBound)
    let end = source.location(of: range.upperBound)
    let isBehindStart = (start.line, start.column ?? 1) <= (line, column)
    return isBehindStart && (line, column) <= (end.line, end.column ?? 1)
  }
}
