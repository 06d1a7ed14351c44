import TinamouFormat

/// What is wrong with a command line.
package struct UsageError: Error {
  package let message: String
  package var help: String?
  /// The places of the command line where something is wrong; shown in place of the message.
  var diagnostics: [Diagnostic] = []

  /// Makes an error.
  package init(message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// Makes an error from what is wrong with the value of an option.
  init(_ error: ConstraintFileError) {
    self.init(message: error.diagnostics.first?.message ?? "")
    diagnostics = error.diagnostics
  }
}
