public import TinamouLayout

extension FileLayout {
  /// What the author of the file should know about a layout: conflicts, then what is open.
  public func diagnostics(of snapshot: LayoutSnapshot) -> [Diagnostic] {
    snapshot.broken.map(diagnostic) + snapshot.ambiguous.map(diagnostic)
      + snapshot.diagnostics.map(diagnostic)
  }

  /// Why a layout was refused, with the place in the file.
  public func diagnostic(of error: LayoutError) -> Diagnostic {
    switch error {
    case .conflict(let conflict): diagnostic(of: conflict)
    case .noAnchors(let constraint), .mixedAxes(let constraint), .mixedDirections(let constraint),
      .mixedMeasures(let constraint), .itemGone(let constraint), .guideWithoutView(let constraint),
      .unrelatedItems(let constraint), .invalidPair(let constraint),
      .attributeOfViewsOnly(let constraint):
      Diagnostic(.incomparable, "\(error)", at: span(of: constraint))
    case .numberOutOfRange(_, let constraint), .priorityOutOfRange(_, let constraint):
      Diagnostic(.numberOutOfRange, "\(error)", at: span(of: constraint))
    case .environmentOutOfRange: Diagnostic(.numberOutOfRange, "\(error)")
    case .notARoot, .transitionUnderway, .stepLimitReached, .internalError:
      Diagnostic(.unsolved, "\(error)")
    }
  }

  private func diagnostic(of conflict: LayoutConflict) -> Diagnostic {
    let others = conflict.members.map(\.constraint).filter { $0 != conflict.broken }
    let count = conflict.members.count
    let broken = quoted(conflict.broken)
    let message =
      count == 1
      ? "\(broken) cannot hold"
      : "\(count) required constraints cannot hold together, so \(broken) is broken"
    return Diagnostic(
      .unsatisfiable, message, at: span(of: conflict.broken),
      notes: others.map { Diagnostic.Note("with \(quoted($0))", at: span(of: $0)) },
      help: count == 1
        ? nil : "without any one of them the others hold; give one a priority below 1000")
  }

  /// A constraint as the user wrote it, or as the system describes it: its own ones, and those of
  /// a visual format or of repeated views, of which the file says only a part at their place.
  ///
  /// The size of the window has no number here: the same conflict in several windows is told once.
  private func quoted(_ constraint: ConstraintReference) -> String {
    if constraint.source == .window {
      return constraint.description.contains(".width ")
        ? "the width of the window" : "the height of the window"
    }
    let isShared = constraint.location.map(sharedLocations.contains) ?? false
    let range = isShared ? nil : constraint.location.flatMap { ranges[$0] }
    let text = range.map(file.text) ?? constraint.description
    let shown = text.count > 120 ? text.prefix(120) + "…" : text
    return (constraint.identifier.map { "\($0): " } ?? "") + "'\(shown)'"
  }

  private func diagnostic(of item: LayoutSnapshot.AmbiguousItem) -> Diagnostic {
    Diagnostic(.ambiguous, "\(item)", severity: .warning, at: span(of: item.id))
  }

  private func diagnostic(of finding: LayoutDiagnostic) -> Diagnostic {
    switch finding {
    case .unsettled(let name, _), .containerChangesItself(let name),
      .rowsRefused(list: let name, _):
      let index = file.views.firstIndex { $0.id == name }
      return Diagnostic(
        .unsettled, "\(finding)", severity: .warning,
        at: index.map { file.span(file.views[$0].range) })
    }
  }
}

extension Diagnostic {
  /// The diagnostic with one more note.
  func adding(_ note: Note) -> Diagnostic {
    Diagnostic(rule, message, severity: severity, at: span, notes: notes + [note], help: help)
  }
}
