public import TinamouLayout

/// The findings in layouts of a file for several windows, each reported once.
public struct LayoutFindings {
  /// A finding and the windows in which it occurs.
  private struct Finding {
    let diagnostic: Diagnostic
    var windows: WindowSummary
  }

  /// The key by which two findings are the same.
  private struct Key: Hashable {
    let message: String
    let place: Int?
    let notes: [String]
  }

  private var findings: [Finding] = []
  private var indices: [Key: Int] = [:]
  private var windows = WindowSummary()

  /// Makes an empty list.
  public init() {}

  /// Whether a layout broke a required constraint.
  public var hasConflict: Bool { findings.contains { $0.diagnostic.rule == .unsatisfiable } }
  /// Whether a layout is ambiguous.
  public var hasAmbiguity: Bool { findings.contains { $0.diagnostic.rule == .ambiguous } }

  /// Adds the findings in the layout of a window.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - layout: The file with its engine.
  ///   - request: The window.
  public mutating func add(
    _ snapshot: LayoutSnapshot, of layout: FileLayout, request: LayoutRequest
  ) {
    add(layout.diagnostics(of: snapshot), in: request, snapshot.environment)
  }

  /// Adds the diagnostics of a window.
  package mutating func add(
    _ diagnostics: [Diagnostic], in request: LayoutRequest, _ environment: LayoutEnvironment
  ) {
    windows.add(request, environment)
    for diagnostic in diagnostics {
      let key = Key(
        message: diagnostic.message, place: diagnostic.span?.range.lowerBound,
        notes: diagnostic.notes.map(\.message))
      let index = indices[key] ?? findings.count
      if index == findings.count {
        indices[key] = index
        findings.append(Finding(diagnostic: diagnostic, windows: WindowSummary()))
      }
      findings[index].windows.add(request, environment)
    }
  }

  /// The findings, errors first, each with the windows in which it holds.
  public var diagnostics: [Diagnostic] {
    let all = findings.map { finding in
      finding.diagnostic.adding(
        Diagnostic.Note("in \(finding.windows.text(among: windows))"))
    }
    return all.filter { $0.severity == .error } + all.filter { $0.severity == .warning }
  }
}
