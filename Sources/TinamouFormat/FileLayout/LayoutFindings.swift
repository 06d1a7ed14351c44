public import TinamouLayout

/// What layouts of a file for several windows have shown, each finding told once.
public struct LayoutFindings {
  /// A finding with the windows in which it holds.
  private struct Finding {
    let diagnostic: Diagnostic
    var windows: [String]
  }

  private var findings: [Finding] = []
  private var indices: [String: Int] = [:]
  private var windowCount = 0

  /// Makes an empty list.
  public init() {}

  /// Whether a layout broke a required constraint.
  public var hasConflict: Bool { findings.contains { $0.diagnostic.rule == .unsatisfiable } }
  /// Whether the constraints leave something open in a layout.
  public var hasAmbiguity: Bool { findings.contains { $0.diagnostic.rule == .ambiguous } }

  /// Adds what the layout of a window shows.
  public mutating func add(_ snapshot: LayoutSnapshot, of layout: FileLayout, window: String) {
    windowCount += 1
    for diagnostic in layout.diagnostics(of: snapshot) {
      let key = diagnostic.rendered
      if let index = indices[key] {
        findings[index].windows.append(window)
      } else {
        indices[key] = findings.count
        findings.append(Finding(diagnostic: diagnostic, windows: [window]))
      }
    }
  }

  /// The findings, errors first, each with the windows in which it holds.
  public var diagnostics: [Diagnostic] {
    let all = findings.map { finding in
      let isEverywhere = windowCount > 1 && finding.windows.count == windowCount
      let windows =
        isEverywhere ? "all \(windowCount) windows" : finding.windows.joined(separator: ", ")
      return finding.diagnostic.adding(Diagnostic.Note("in \(windows)"))
    }
    return all.filter { $0.severity == .error } + all.filter { $0.severity == .warning }
  }
}
