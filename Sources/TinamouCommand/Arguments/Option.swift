/// An option of a command.
package struct Option: Sendable {
  /// The name with its dashes.
  package let name: String
  /// What its value is called in the help; nil for an option without value.
  package var value: String?
  /// What it does, in one or more lines.
  package let help: String
  /// Whether it may be given several times.
  package var repeats = false

  /// Makes an option.
  package init(name: String, value: String? = nil, help: String, repeats: Bool = false) {
    self.name = name
    self.value = value
    self.help = help
    self.repeats = repeats
  }
}
