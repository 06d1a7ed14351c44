public import TinamouLayout

extension FileLayout {
  /// Returns the diagnostics for a layout: conflicts, then ambiguities, then other messages.
  public func diagnostics(of snapshot: LayoutSnapshot) -> [Diagnostic] {
    snapshot.broken.map(diagnostic) + snapshot.ambiguous.map(diagnostic)
      + snapshot.remarks.map(diagnostic)
  }

  /// The diagnostics of the last layout, in which new ambiguities are explained.
  ///
  /// - Parameters:
  ///   - snapshot: The last layout.
  ///   - isNew: Whether a diagnostic is to be explained, which takes as long as several layouts.
  /// - Returns: The diagnostics in the order of the snapshot.
  package func explainedDiagnostics(
    of snapshot: LayoutSnapshot, if isNew: (Diagnostic) -> Bool
  ) -> [Diagnostic] {
    var diagnostics = diagnostics(of: snapshot)
    let first = snapshot.broken.count
    let new = snapshot.ambiguous.indices.filter { isNew(diagnostics[first + $0]) }
    for (index, diagnostic) in zip(
      new, explainedDiagnostics(of: new.map { snapshot.ambiguous[$0] }))
    {
      diagnostics[first + index] = diagnostic
    }
    return diagnostics
  }

  /// The diagnostics of ambiguous items of the last layout, with what the frames could be and which
  /// constraints leave the choice.
  package func explainedDiagnostics(
    of items: [LayoutSnapshot.AmbiguousItem]
  ) -> [Diagnostic] {
    zip(items, engine.openFrames(of: items)).map { item, frame in
      frame.map { explaining(diagnostic(of: item), item, $0) } ?? diagnostic(of: item)
    }
  }

  /// Returns the reason why a layout was refused, with the location in the file.
  public func diagnostic(of error: LayoutError) -> Diagnostic {
    if case .conflict(let conflict) = error { return diagnostic(of: conflict) }
    return Diagnostic(error.rule, "\(error)", at: error.constraints.compactMap(span).first)
  }

  func diagnostic(of conflict: LayoutConflict) -> Diagnostic {
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
      particulars: smallestRepair(of: conflict).map { [$0] } ?? [],
      help: Self.help(for: conflict))
  }

  /// The constraint of the file that has to change least so that all constraints of a conflict hold
  /// in this window.
  private func smallestRepair(of conflict: LayoutConflict) -> Diagnostic.Note? {
    let own = conflict.members.filter { $0.constraint.source == .constraint && $0.repair > 0 }
    // If several would have to change by the same amount, choose the broken one.
    let least = own.map(\.repair).min() ?? 0
    let candidates = own.filter { $0.repair <= least }
    let member = candidates.first { $0.constraint == conflict.broken } ?? candidates.first
    return member.map { member in
      let unit = member.repair == 1 ? "point" : "points"
      return Diagnostic.Note(
        "\(place): they hold together if \(quoted(member.constraint)) changes by "
          + "\(JSONNumber.rounded(member.repair)) \(unit)")
    }
  }

  /// The window of the last layout, described by its size, and by the text size and the direction
  /// that are no defaults.
  package var place: String {
    let environment = engine.environment
    let size = environment.windowSize
    let textSize = environment.traits.preferredContentSizeCategory
    return "at \(JSONNumber.rounded(size.width)) x \(JSONNumber.rounded(size.height))"
      + (textSize == .large ? "" : ", \(textSize.rawValue)")
      + (environment.traits.layoutDirection == .rightToLeft ? ", rtl" : "")
  }

  /// The text of a constraint as the user wrote it, or a description by the system.
  ///
  /// The system describes its own constraints, and those of which the file contains only a part at
  /// their place: the constraints of visual formats and of repeated views. The size of the window
  /// appears without numbers, so that the same conflict in several windows is reported once.
  private func quoted(_ constraint: ConstraintReference) -> String {
    if constraint.source == .window {
      return constraint.description.contains(".width ")
        ? "the width of the window" : "the height of the window"
    }
    let range = isShared(constraint) ? nil : constraint.location.flatMap { ranges[$0] }
    let text = range.map(file.text) ?? constraint.description
    let shown = text.count > 120 ? text.prefix(120) + "…" : text
    return (constraint.identifier.map { "\($0): " } ?? "") + "'\(shown)'"
  }

  /// Whether the text of a constraint in the file stands for several constraints.
  func isShared(_ constraint: ConstraintReference) -> Bool {
    constraint.source == .frame || constraint.location.map(sharedLocations.contains) ?? false
  }

  func diagnostic(of item: LayoutSnapshot.AmbiguousItem) -> Diagnostic {
    Diagnostic(.ambiguous, "\(item)", severity: .warning, at: span(of: item.id))
  }

  /// Adds to the diagnostic of an ambiguity which frames are possible in this window and which
  /// constraints leave the choice.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic of the item.
  ///   - item: The ambiguous item of the last layout.
  ///   - frame: Its possible frames.
  /// - Returns: The diagnostic with notes.
  private func explaining(
    _ diagnostic: Diagnostic, _ item: LayoutSnapshot.AmbiguousItem, _ frame: OpenFrame
  ) -> Diagnostic {
    let numbers = frame.numbers.map(Self.text).joined(separator: ", ")
    // What a stack makes of its settings, nobody can change one by one.
    let stated = frame.choices.filter { !($0.identifier?.hasPrefix("UISV-") ?? false) }
    let choices = (stated.isEmpty ? frame.choices : stated).prefix(Self.shownChoices).map {
      Diagnostic.Note("the choice is left by \(quoted($0))", at: span(of: $0))
    }
    return Diagnostic(
      diagnostic.rule, diagnostic.message, severity: diagnostic.severity, at: diagnostic.span,
      notes: diagnostic.notes,
      particulars: [Diagnostic.Note("\(place): \(numbers)")] + choices,
      help: Self.help(for: frame, of: item))
  }

  /// The largest number of constraints that are named as leaving a choice.
  private static let shownChoices = 4

  private static func text(_ number: OpenFrame.Number) -> String {
    let range = number.range
    let (lower, upper) = (
      JSONNumber.rounded(range.lowerBound), JSONNumber.rounded(range.upperBound)
    )
    let open =
      switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
      case (true, true): "\(lower) to \(upper)"
      case (true, false): "\(lower) or more"
      case (false, true): "\(upper) or less"
      case (false, false): "anything"
      }
    return
      "\(number.attribute.rawValue) is \(JSONNumber.rounded(number.value)) and could be \(open)"
  }

  /// Advice how to resolve the ambiguity.
  private static func help(
    for frame: OpenFrame, of item: LayoutSnapshot.AmbiguousItem
  ) -> String {
    let sources = frame.choices.map(\.source)
    switch frame.choices.count {
    case _ where sources.contains(.guide):
      // Only the size of what scrolls is left open by a guide.
      return "an equality between the views inside and the edge of the content decides it"
    case 0:
      let examples = frame.numbers.map { number in
        switch number.attribute {
        case .left: "'\(item.name).leading == …'"
        case .top: "'\(item.name).top == …'"
        default: "'\(item.name).\(number.attribute.rawValue) == …'"
        }
      }
      return "add what decides it, such as " + examples.joined(separator: " and ")
    case 1: return "add an equality, or another constraint of any priority"
    case _ where sources.allSatisfy({ $0 == .intrinsicSize }):
      return "give one of the views another \"hugging\", or \"compression\" where room is short"
    default: return "give one of these another priority"
    }
  }

  func diagnostic(of finding: LayoutDiagnostic) -> Diagnostic {
    switch finding {
    case .broken: return Diagnostic(.unsatisfiable, "\(finding)")
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
  /// The diagnostic with another note.
  func adding(_ note: Note) -> Diagnostic {
    Diagnostic(
      rule, message, severity: severity, at: span, notes: notes + [note],
      particulars: particulars, help: help)
  }
}

extension LayoutError {
  /// The rule that a layout does not follow if it is refused for this reason.
  package var rule: DiagnosticRule {
    switch self {
    case .conflict: .unsatisfiable
    case .noAnchors, .mixedAxes, .mixedDirections, .mixedMeasures, .itemGone, .guideWithoutView,
      .unrelatedItems, .invalidPair, .attributeOfViewsOnly:
      .incomparable
    case .numberOutOfRange, .priorityOutOfRange, .environmentOutOfRange, .listTooLong:
      .numberOutOfRange
    case .stepLimitReached, .illConditioned, .notARoot, .transitionUnderway, .internalError:
      .unsolved
    }
  }

  /// The constraints for which the layout is refused.
  fileprivate var constraints: [ConstraintReference] {
    switch self {
    case .conflict(let conflict): [conflict.broken]
    case .noAnchors(let constraint), .mixedAxes(let constraint), .mixedDirections(let constraint),
      .mixedMeasures(let constraint), .itemGone(let constraint), .guideWithoutView(let constraint),
      .unrelatedItems(let constraint), .invalidPair(let constraint),
      .attributeOfViewsOnly(let constraint), .numberOutOfRange(_, let constraint),
      .priorityOutOfRange(_, let constraint):
      [constraint]
    case .stepLimitReached(_, let constraints), .illConditioned(let constraints): constraints
    case .environmentOutOfRange, .listTooLong, .notARoot, .transitionUnderway, .internalError: []
    }
  }
}
