public import TinamouFormat
import TinamouLayout

/// Checks a file in one configuration after the other.
public struct Checker {
  private let layout: FileLayout
  private let file: ConstraintFile
  /// The findings so far, as a value that can be sent to another thread.
  public private(set) var results = CheckResults()

  /// Makes a checker.
  ///
  /// - Parameter file: The file to check.
  /// - Throws: ``AnalysisError`` if the layout is refused.
  public init(_ file: ConstraintFile) throws(AnalysisError) {
    self.file = file
    do throws(LayoutError) { layout = try FileLayout(file) } catch { throw .layout(error) }
  }

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
    var results = CheckResults()
    let function = try LayoutFunction(
      of: layout, for: configuration.request, over: configuration.widths)
    results.pieceCount += function.pieces.count
    for (index, piece) in function.pieces.enumerated() {
      results.appliedSets.formUnion(piece.status.activeSets)
      results.determiningConstraints.formUnion(piece.determiningConstraints)
      // Broken constraints have a report of their own.
      results.determiningConstraints.formUnion(piece.status.broken.compactMap(\.broken.location))
      func add(
        _ diagnostic: Diagnostic, about subject: String, detail: String? = nil, _ views: [String],
        at sizes: SizeSet
      ) {
        results.add(
          Finding(
            key: .init(rule: diagnostic.rule, subject: subject, detail: detail),
            diagnostic: diagnostic, views: views,
            occurrences: [.init(configuration: configuration, sizes: sizes)]))
      }
      for finding in layout.statusFindings(
        broken: piece.status.broken, ambiguous: piece.status.ambiguous, piece.status.diagnostics)
      {
        add(
          finding.diagnostic, about: finding.subject, detail: finding.detail, finding.views,
          at: SizeSet([piece.sizes]))
      }
      let environment = try LayoutFunction.environment(
        function.request(at: piece.origin), of: layout.file)
      var inspection = PieceInspection(
        piece, along: function.axis, in: layout.adjusted(environment), view: layout.view)
      inspection.inspect()
      if index > 0 { inspection.compare(with: function.pieces[index - 1]) }
      for issue in inspection.found {
        let span = issue.views.first.flatMap { layout.span(of: $0.id) }
        add(
          Diagnostic(issue.rule, issue.message, severity: .warning, at: span, help: issue.help),
          about: issue.subject, issue.views.compactMap(\.name), at: issue.sizes)
      }
    }
    return results
  }

  /// Adds the findings in other configurations of the same file.
  public mutating func merge(_ other: CheckResults) { results.merge(other) }

  /// Returns the findings in the order of their places in the file, without those that the file
  /// allows.
  ///
  /// - Parameter isComplete: Whether enough configurations were checked to say that something never
  ///   happens.
  /// - Returns: The findings.
  public func findings(isComplete: Bool) -> [Finding] {
    var all = results.findings
    if isComplete { all += idleSets + idleConstraints }
    let allowed = file.rulesAllowedByViews
    return all.filter { !isAllowed($0, by: allowed) }.ordered {
      ($0.diagnostic.span?.range.lowerBound ?? 0, $0.key)
        < ($1.diagnostic.span?.range.lowerBound ?? 0, $1.key)
    }
  }

  /// Whether the file or one of the views of a finding allows its rule to be broken.
  private func isAllowed(_ finding: Finding, by views: [String: [String]]) -> Bool {
    let rule = finding.key.rule.rawValue
    return file.allowedRules.contains(rule)
      || finding.views.contains { views[$0]?.contains(rule) ?? false }
  }

  // MARK: Unused sets and constraints

  private var idleSets: [Finding] {
    file.setNames.filter { !results.appliedSets.contains($0.name) }.map { set in
      Finding(
        key: .init(rule: .idleSet, subject: set.name),
        diagnostic: Diagnostic(
          .idleSet, "the set '\(set.name)' never applies", severity: .warning, at: set.span,
          help: "change its condition, or leave it out"), views: [], occurrences: [])
    }
  }

  /// The constraints that determine no layout. The constraints of a visual format share one place,
  /// so it is enough if one of them does.
  private var idleConstraints: [Finding] {
    layout.constraintSpans(inSets: results.appliedSets)
      .filter { !results.determiningConstraints.contains($0.place) || $0.isDuplicate }
      .map { _, text, span, isDuplicate in
        Finding(
          key: .init(rule: .idleConstraint, subject: text),
          diagnostic: Diagnostic(
            .idleConstraint, "'\(text)' changes no layout", severity: .warning, at: span,
            notes: [
              Diagnostic.Note(
                isDuplicate
                  ? "an earlier constraint says the same"
                  : "other constraints imply it, or it is always broken")
            ],
            help:
              "leave it out, or allow \(DiagnosticRule.idleConstraint.rawValue) if it is a safeguard"
          ), views: [], occurrences: [])
      }
  }
}
