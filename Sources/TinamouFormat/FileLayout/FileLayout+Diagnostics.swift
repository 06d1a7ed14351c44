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
      .itemGone(let constraint), .guideWithoutView(let constraint),
      .unrelatedItems(let constraint):
      Diagnostic(.incomparable, "\(error)", at: span(of: constraint))
    case .numberOutOfRange(_, let constraint), .priorityOutOfRange(_, let constraint):
      Diagnostic(.numberOutOfRange, "\(error)", at: span(of: constraint))
    case .environmentOutOfRange: Diagnostic(.numberOutOfRange, "\(error)")
    case .notARoot, .stepLimitReached, .internalError: Diagnostic(.unsolved, "\(error)")
    }
  }

  private func diagnostic(of conflict: LayoutConflict) -> Diagnostic {
    let others = conflict.members.map(\.constraint).filter { $0 != conflict.broken }
    let count = conflict.members.count
    let subject = count == 1 ? "this cannot hold" : "these \(count) cannot hold together"
    let notes = others.map { constraint in
      Diagnostic.Note("with \(quoted(constraint))", at: span(of: constraint))
    }
    let text = quoted(conflict.broken)
    return Diagnostic(
      .unsatisfiable, "\(subject); broken is \(text)", at: span(of: conflict.broken),
      notes: notes,
      help: count == 1
        ? nil : "without any one of them the others hold; give one a priority below 1000")
  }

  /// A constraint as the user wrote it, or as the system describes its own.
  private func quoted(_ constraint: ConstraintReference) -> String {
    let text = span(of: constraint)?.text ?? constraint.description
    return (constraint.identifier.map { "\($0): " } ?? "") + "'\(text)'"
  }

  private func diagnostic(of item: LayoutSnapshot.AmbiguousItem) -> Diagnostic {
    let names = item.attributes.map { attribute in
      switch attribute {
      case .left: "horizontal position"
      case .top: "vertical position"
      default: attribute.rawValue
      }
    }
    let list =
      names.count < 2
      ? names.joined()
      : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    return Diagnostic(
      .ambiguous, "the constraints leave the \(list) of '\(item.name)' open", severity: .warning,
      at: span(of: item.id))
  }

  private func diagnostic(of finding: LayoutDiagnostic) -> Diagnostic {
    switch finding {
    case .unsettled(let name, _):
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
