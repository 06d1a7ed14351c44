import TinamouFormat

/// An error in a command line.
package struct UsageError: Error {
  package let message: String
  package var help: String?
  /// The located errors in the command line, which replace the message.
  var diagnostics: [Diagnostic] = []

  /// Makes an error.
  package init(message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// Makes an error from the errors in the value of an option.
  init(_ error: ConstraintFileError) {
    self.init(message: error.diagnostics.first?.message ?? "")
    diagnostics = error.diagnostics
  }
}
