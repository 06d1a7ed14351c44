public import TinamouLayout

/// What layouts of a file for several windows have shown, each finding told once.
public struct LayoutFindings {
  /// A finding with the windows in which it holds.
  private struct Finding {
    let diagnostic: Diagnostic
    var windows: [String]
  }

  /// What makes two findings the same.
  private struct Key: Hashable {
    let message: String
    let place: Int?
    let notes: [String]
  }

  private var findings: [Finding] = []
  private var indices: [Key: Int] = [:]
  private var windowCount = 0

  /// Makes an empty list.
  public init() {}

  /// Whether a layout broke a required constraint.
  public var hasConflict: Bool { findings.contains { $0.diagnostic.rule == .unsatisfiable } }
  /// Whether the constraints leave something open in a layout.
  public var hasAmbiguity: Bool { findings.contains { $0.diagnostic.rule == .ambiguous } }

  /// Adds what the layout of a window shows.
  public mutating func add(
    _ snapshot: LayoutSnapshot, of layout: FileLayout, request: LayoutRequest
  ) {
    windowCount += 1
    let window = Self.name(of: request, in: snapshot.environment)
    for diagnostic in layout.diagnostics(of: snapshot) {
      let key = Key(
        message: diagnostic.message, place: diagnostic.span?.range.lowerBound,
        notes: diagnostic.notes.map(\.message))
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

  /// A window as findings name it, with its size.
  private static func name(
    of request: LayoutRequest, in environment: LayoutEnvironment
  ) -> String {
    guard case .device = request.window else { return request.label }
    let width = JSONNumber.text(environment.windowSize.width)
    let height = JSONNumber.text(environment.windowSize.height)
    return "\(request.label) (\(width) x \(height))"
  }
}
