import TinamouAnalysis
import TinamouFormat
import TinamouLayout

extension CommandHost {
  /// Writes a note about what no answer about a file is about.
  func reportUndecided(_ file: ConstraintFile) {
    let parts = file.undecidedRows
    if parts.isEmpty { return }
    report("note: \(file.source.name): not decided: \(parts.joined(separator: ", "))")
  }

  /// Reports why there is no answer for all widths.
  func report(_ error: AnalysisError, of file: ConstraintFile) -> ExitCode {
    show(InputError(name: file.source.name, diagnostics: [error.diagnostic(in: file)]))
    return switch error {
    case .tooManyPieces, .tooManySteps: .undecided
    case .environment: .usage
    case .layout(.stepLimitReached), .layout(.illConditioned): .undecided
    case .layout(.internalError): .internalError
    case .layout: .invalidInput
    }
  }
}

extension AnalysisError {
  /// The error as a diagnostic, at the constraint of the file that is at fault if there is one.
  func diagnostic(in file: ConstraintFile) -> Diagnostic {
    guard case .layout(let error) = self else { return Diagnostic(.unsolved, "\(self)") }
    guard let located = (try? FileLayout(file))?.diagnostic(of: error) else {
      return Diagnostic(error.rule, "\(error)")
    }
    // The particulars are about a window that is not known here.
    return Diagnostic(
      located.rule, located.message, at: located.span, notes: located.notes, help: located.help)
  }
}
