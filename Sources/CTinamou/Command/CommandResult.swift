/// What a command line has done, that a caller holds.
final class CommandResult {
  let code: Int32
  let output: String
  let messages: String

  init(code: Int32, output: String, messages: String) {
    self.code = code
    self.output = output
    self.messages = messages
  }
}
