public import TinamouFormat
import TinamouLayout

/// Checks a file in one configuration after the other.
public struct Checker {
  /// The layout of the file, with rows as views.
  let layout: FileLayout
  private let file: ConstraintFile
  /// Decides what the file expects; `nil` if it expects nothing.
  private let prover: Prover?
  /// The findings so far, as a value that can be sent to another thread.
  public private(set) var results = CheckResults()

  /// Makes a checker.
  ///
  /// - Parameter file: The file to check.
  /// - Throws: ``AnalysisError`` if the layout is refused.
  public init(_ file: ConstraintFile) throws(AnalysisError) {
    let layout: FileLayout
    do throws(LayoutError) { layout = try FileLayout(file.withRowsAsViews) } catch {
      throw .layout(error)
    }
    try self.init(layout)
  }

  /// Makes a checker of a layout with rows as views.
  init(_ layout: FileLayout) throws(AnalysisError) {
    self.layout = layout
    file = layout.file
    prover = file.statements.isEmpty ? nil : try Prover(file.statements, about: layout)
  }

  /// The relations that a function has to measure for the statements of the file.
  var relations: [LayoutConstraint] { prover?.relations ?? [] }

  /// Checks one configuration.
  ///
  /// - Parameter configuration: The configuration.
  /// - Throws: ``AnalysisError`` if there is no layout function.
  public mutating func check(_ configuration: AnalysisConfiguration) throws(AnalysisError) {
    merge(try results(in: configuration))
  }

  /// Returns the findings in one configuration.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: The findings.
  /// - Throws: ``AnalysisError`` if there is no layout function.
  public func results(
    in configuration: AnalysisConfiguration
  ) throws(AnalysisError) -> CheckResults {
    try results(
      in: configuration,
      LayoutFunction(
        of: layout, for: configuration.request, along: .horizontal, over: configuration.widths,
        measuring: relations))
  }

  /// Adds the findings in one configuration, with its function, whose first measured relations are
  /// ``relations``.
  mutating func check(
    _ configuration: AnalysisConfiguration, _ function: LayoutFunction
  ) throws(AnalysisError) {
    merge(try results(in: configuration, function))
  }

  private func results(
    in configuration: AnalysisConfiguration, _ function: LayoutFunction
  ) throws(AnalysisError) -> CheckResults {
    var results = CheckResults(in: configuration)
    results.pieceCount += function.pieces.count
    results.determiningConstraints = function.determiningConstraints
    var inspection = FunctionInspection(along: function.axis, InspectedItems(layout.view))
    for piece in function.pieces {
      results.appliedSets.formUnion(piece.status.activeSets)
      results.textSizes.insert(piece.status.traits.preferredContentSizeCategory)
      // Broken constraints have a report of their own.
      results.determiningConstraints.formUnion(piece.status.broken.compactMap(\.broken.location))
      let conflicting = piece.conflictingItems { layout.view($0)?.kind == .stack }
      for finding in layout.statusFindings(
        broken: piece.status.broken, ambiguous: piece.status.ambiguous, piece.status.diagnostics)
      {
        results.add(
          Finding(
            key: .init(
              rule: finding.diagnostic.rule, subject: finding.subject, detail: finding.detail),
            diagnostic: finding.diagnostic.withoutParticulars, views: finding.views,
            occurrences: [
              .init(configuration: configuration, sizes: SizeSet([piece.sizes]))
            ], isConsequence: finding.item.map(conflicting.contains) ?? false))
      }
      let environment = try LayoutFunction.environment(
        function.request(at: piece.origin), of: layout.file)
      inspection.add(piece, in: layout.adjusted(environment), conflicting: conflicting)
    }
    inspection.finish()
    let (issues, presences) = inspection.issues.results
    for issue in issues { results.add(finding(issue, in: configuration)) }
    for (presence, isPresent, absence) in presences {
      if isPresent { results.present.insert(presence) }
      if let absence {
        results.add(finding(absence, in: configuration), unlessWaiting: presence)
      }
    }
    try decideExpectations(in: configuration, function, &results)
    return results
  }

  private func finding(
    _ issue: IssueCollection.Entry, in configuration: AnalysisConfiguration
  ) -> Finding {
    let (issue, isConsequence) = (issue.issue, issue.isConsequence)
    let span = issue.views.first.flatMap { layout.span(of: $0.id) }
    return Finding(
      key: .init(rule: issue.rule, subject: issue.subject),
      diagnostic: Diagnostic(
        issue.rule, issue.message, severity: .warning, at: span, help: issue.help),
      views: issue.views.compactMap(\.ownName),
      occurrences: [.init(configuration: configuration, sizes: issue.sizes)],
      isConsequence: isConsequence)
  }

  /// Adds the statements of the file that do not hold.
  private func decideExpectations(
    in configuration: AnalysisConfiguration, _ function: LayoutFunction,
    _ results: inout CheckResults
  ) throws(AnalysisError) {
    guard var prover else { return }
    try prover.decide(on: function)
    var counts: [String: Int] = [:]
    for verdict in prover.results {
      let text = verdict.statement.text
      counts[text, default: 0] += 1
      let count = counts[text] ?? 1
      for failure in verdict.failures {
        results.add(
          Finding(
            key: .init(
              rule: .statementFails, subject: text, detail: count > 1 ? "(\(count))" : nil),
            diagnostic: Diagnostic(
              .statementFails, "'\(text)' does not hold", at: verdict.statement.span,
              notes: [failure.note]), views: [],
            occurrences: [.init(configuration: configuration, sizes: failure.sizes)],
            isConsequence: false))
      }
    }
  }

  /// Adds the findings in other configurations of the same file.
  public mutating func merge(_ other: CheckResults) { results.merge(other) }

  /// What was not decided, as phrases; nothing if it was all of the layout.
  public var undecided: [String] { file.undecidedRows }

  /// Returns the findings, errors first, in the order of their places in the file, without those
  /// that the file allows.
  ///
  /// - Parameters:
  ///   - isComplete: Whether enough configurations were checked to say that something never
  ///     happens. Of the constraints in a part of a screen only duplicates are known to: others
  ///     give it its height.
  ///   - includesSafeguards: Whether inequalities that change nothing are findings, too.
  /// - Returns: The findings; what is wrong only beside a conflict is a note of the conflict, and
  ///   the copies of a view have one finding.
  public func findings(isComplete: Bool, includesSafeguards: Bool = false) -> [Finding] {
    var all = results.withLeavingViews.compactMap(\.withoutSlivers)
    if isComplete {
      all += idleSets
      all += idleConstraints(includesSafeguards, onlyDuplicates: file.isPart)
    }
    let allowed = file.rulesAllowedByViews
    all = all.filter { !isAllowed($0, by: allowed) }
    let links = file.viewLinks
    return all.withJoinedConflicts.withConsequences(file.superviews).withJoinedViews
      .withJoinedDirections.withoutCopies.withSharedCauses(links).withJoinedOverlaps(links)
      .ordered { $0.order < $1.order }
  }

  /// Whether the file or one of the views of a finding allows its rule to be broken.
  private func isAllowed(_ finding: Finding, by views: [String: [String]]) -> Bool {
    let rule = finding.key.rule.rawValue
    return file.allowedRules.contains(rule)
      || finding.views.contains { views[$0]?.contains(rule) ?? false }
  }

  // MARK: Unused sets and constraints

  /// The sets that apply in no configuration, as far as the text sizes that they name were checked.
  /// Nobody wrote the conditions of a file that was translated.
  private var idleSets: [Finding] {
    guard !file.isTranslated else { return [] }
    return file.setNames.filter { set in
      !results.appliedSets.contains(set.name)
        && set.textSizes.allSatisfy { range in results.textSizes.contains { range.contains($0) } }
    }.map { set in
      Finding(
        key: .init(rule: .idleSet, subject: set.name),
        diagnostic: Diagnostic(
          .idleSet, "the set '\(set.name)' applies in none of the windows that were checked",
          severity: .warning, at: set.span,
          help: "change its condition, or leave it out"), views: [], occurrences: [],
        isConsequence: false)
    }
  }

  /// The constraints that determine no layout. The constraints of a visual format share one place,
  /// so it is enough if one of them does.
  private func idleConstraints(
    _ includesSafeguards: Bool, onlyDuplicates: Bool
  ) -> [Finding] {
    layout.constraintSpans(inSets: results.appliedSets)
      .filter {
        $0.isDuplicate
          || !onlyDuplicates && !results.determiningConstraints.contains($0.place)
            && ($0.isEquality || includesSafeguards)
      }
      .map { constraint in
        let text = constraint.text
        return Finding(
          key: .init(rule: .idleConstraint, subject: text),
          diagnostic: Diagnostic(
            .idleConstraint, "'\(text)' changes none of the layouts that were checked",
            severity: .warning, at: constraint.span,
            notes: [
              Diagnostic.Note(
                constraint.isDuplicate
                  ? "an earlier constraint says the same"
                  : "in these, other constraints imply it, or it is broken")
            ],
            help:
              "leave it out, or allow \(DiagnosticRule.idleConstraint.rawValue) if it is a safeguard"
          ), views: [], occurrences: [], isConsequence: false)
      }
  }
}

extension Diagnostic {
  /// The diagnostic without what is true only in the window that was laid out last.
  fileprivate var withoutParticulars: Diagnostic {
    Diagnostic(rule, message, severity: severity, at: span, notes: notes, help: help)
  }
}

extension Prover.Failure {
  /// By how much the statement fails where it fails most.
  fileprivate var note: Diagnostic.Note {
    let missed = relation.map { "'\($0)' is missed" } ?? "it is missed"
    return Diagnostic.Note(
      "at \(JSONNumber.rounded(worst)) \(missed) by \(JSONNumber.rounded(excess))")
  }
}
