/// An option of a command: read by the parser, the help, the manual page and the completions.
package struct Option: Sendable {
  /// The name with its dashes.
  package let name: String
  /// What its value is called in the help; nil for an option without value.
  package var value: String?
  /// What it does, in one or more lines.
  package let help: String
  /// Whether it may be given several times.
  package var repeats = false
  /// What the value may be, for completion; empty if it can be anything.
  package var choices: [String]

  /// Makes an option; the choices are those of a value such as `json|table` unless stated.
  package init(
    name: String, value: String? = nil, help: String, repeats: Bool = false,
    choices: [String]? = nil
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.repeats = repeats
    let named = value?.split(separator: "|").map(String.init) ?? []
    self.choices = choices ?? (named.count > 1 ? named : [])
  }

  /// Whether the value names a file.
  package var takesFile: Bool { value == "PATH" }

  /// What it does, on one line.
  package var summary: String { help.split(separator: "\n").joined(separator: " ") }
}
