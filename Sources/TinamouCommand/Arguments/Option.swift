/// An option of a command.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String
  /// What its value is called in the help; nil for an option without value.
  var value: String?
  /// What it does, in one or more lines.
  let help: String
  /// Whether it may be given several times.
  var repeats = false
}
