/// What is wrong with a command line.
package struct UsageError: Error {
  package let message: String
  package var help: String?

  /// Makes an error.
  package init(message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
