import TinamouControllers
import TinamouFormat
import TinamouLayout

extension WindowLayouts {
  /// Reads a file, plays steps in each window, and calls `body` with each layout while it is the
  /// engine's last.
  mutating func play(
    _ path: String, _ choice: TransitionChoice,
    body: (TransitionPlayer.Stop, FileLayout) -> Void
  ) throws(UsageError) {
    guard let file = read(path) else { return }
    let script = try choice.script(for: file)
    let (starts, remarks) = try windows.starts(for: file)
    note(remarks)
    var findings = LayoutFindings()
    for start in starts {
      play(script, file, from: start, choice) { stop, layout in
        findings.add(stop.snapshot, of: layout, request: stop.request)
        body(stop, layout)
      }
    }
    show(findings, of: file)
  }

  /// Plays steps until one is not possible.
  private mutating func play(
    _ script: TransitionScript, _ file: ConstraintFile, from start: LayoutRequest,
    _ choice: TransitionChoice, body: (TransitionPlayer.Stop, FileLayout) -> Void
  ) {
    var layout: FileLayout?
    do throws(TransitionError) {
      let current = try Self.layout(of: file)
      layout = current
      guard var player = TransitionPlayer(current, from: start, budget: choice.budget) else {
        return
      }
      for step in script.steps {
        let stop = try player.play(step)
        if choice.hasTimes, let verdict = stop.report?.verdict, verdict != .met {
          code = max(code, .findings)
        }
        body(stop, current)
      }
    } catch {
      switch error {
      case .layout(let error):
        let diagnostic = layout?.diagnostic(of: error) ?? Diagnostic(error.rule, "\(error)")
        report(error, diagnostic, file, start)
      case .notAllowed(let diagnostic):
        host.show(diagnostic)
        code = max(code, choice.isOfCommandLine ? .usage : .invalidInput)
      }
    }
  }

  private static func layout(of file: ConstraintFile) throws(TransitionError) -> FileLayout {
    do throws(LayoutError) {
      return try FileLayout(file)
    } catch {
      throw .layout(error)
    }
  }
}
