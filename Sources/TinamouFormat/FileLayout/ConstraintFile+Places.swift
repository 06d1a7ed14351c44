import TinamouLayout

/// What is at a place of a file.
extension ConstraintFile {
  /// The values at a place, as statements write them: the numbers of the frame of a view whose id
  /// is there, or one side of each constraint; none for other places.
  package func values(line: Int, column: Int) -> [String] {
    let place = Place(line: line, column: column)
    if let view = views.first(where: { span($0.range).places.contains(place) }) {
      return ["left", "top", "width", "height"].map { "\(NameTable.quoted(view.id)).\($0)" }
    }
    return values(of: constraints(at: place))
  }

  /// One side of each constraint; a single value for the copies of a constraint.
  private func values(of constraints: [ConstraintDeclaration]) -> [String] {
    let sides = constraints.map { $0.left.isConstant ? $0.right : $0.left }
    let templates = sides.map { NameTable.text(of: $0) { views[$0].base } }
    var counts: [String: Int] = [:]
    for template in templates { counts[template, default: 0] += 1 }
    return zip(sides, templates).compactMap { side, template in
      switch counts.removeValue(forKey: template) {
      case nil: nil
      case 1: NameTable.text(of: side) { views[$0].id }
      default: template
      }
    }
  }

  /// The constraints at a place; of a visual format those whose part begins last before the place.
  private func constraints(at place: Place) -> [ConstraintDeclaration] {
    let candidates = (constraints + sets.flatMap(\.constraints)).filter {
      span($0.string).places.contains(place)
    }
    let starts = candidates.map { span($0.range).places.lowerBound }
    let last = starts.filter { $0 <= place }.max() ?? starts.min()
    return zip(candidates, starts).filter { $0.1 == last }.map(\.0)
  }
}

/// A line and a column, from one.
private struct Place: Comparable {
  let line: Int
  let column: Int

  static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceSpan {
  /// The places in the span and directly behind it.
  fileprivate var places: ClosedRange<Place> {
    let start = source.location(of: range.lowerBound)
    let end = source.location(of: range.upperBound)
    let first = Place(line: start.line, column: start.column ?? 1)
    return first...max(first, Place(line: end.line, column: end.column ?? 1))
  }
}
