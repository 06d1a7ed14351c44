/// An option of a command, used by the parser, the help, the manual page and the completions.
package struct Option: Sendable {
  /// The name with its dashes.
  package let name: String
  /// The name of its value in the help; `nil` for an option without value.
  package var value: String?
  /// The description, in one or more lines.
  package let help: String
  /// Whether it may be given several times.
  package var repeats = false
  /// The possible values, for completion; empty if any value is possible.
  package var choices: [String]

  /// Makes an option; the choices default to those of a value such as `json|table`.
  // One copy of this for each option of a table would take long to compile.
  @inline(never)
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

  /// The description on one line.
  package var summary: String { help.split(separator: "\n").joined(separator: " ") }
}
