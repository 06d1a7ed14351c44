package import TinamouLayout

/// The places of the constraints of a file, for diagnostics that mention many of them.
package struct ConstraintPlaces: Sendable {
  private var spans: [SourceLocation: SourceSpan] = [:]

  /// Finds the places of all constraints.
  package init(in file: ConstraintFile) {
    var seen: Set<Int> = []
    for constraint in file.statedConstraints
    where seen.insert(constraint.range.lowerBound).inserted {
      let span = file.span(constraint.range)
      let location = span.location
      if spans[location] == nil { spans[location] = span }
    }
  }

  /// The place of a constraint; `nil` for one that is not in the file.
  package subscript(constraint: ConstraintReference) -> SourceSpan? {
    constraint.location.flatMap { spans[$0] }
  }
}
