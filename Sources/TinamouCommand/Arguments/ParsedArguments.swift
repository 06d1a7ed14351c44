import TinamouFormat

/// The options and operands of a command line.
package struct ParsedArguments {
  /// The values by option name, in the order given; flags have an empty value.
  package private(set) var values: [String: [String]] = [:]
  /// The arguments that are not options.
  package private(set) var operands: [String] = []

  /// Parses arguments with a table of options.
  package init(_ arguments: [String], options: [Option]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        if ImportArguments.ofEveryCommand.contains(where: { $0.name == name }) {
          throw UsageError(message: "\(name) needs a storyboard or xib")
        }
        throw UsageError(
          message: "unknown option '\(name)'",
          help: Suggestion.help(for: name, among: options.map(\.name))
            ?? Self.help(forUnknown: name, among: options))
      }
      var value = parts.count > 1 ? String(parts[1]) : nil
      if option.value != nil, value == nil { value = rest.popFirst() }
      try add(value, to: option)
    }
  }

  /// What to write for an option that another command has.
  private static func help(forUnknown name: String, among options: [Option]) -> String? {
    let others = ["--format": "--reporter", "--reporter": "--format", "--output": "-o"]
    if let own = others[name], options.contains(where: { $0.name == own }) {
      return "write '\(own)'"
    }
    let commands = Subcommand.allCases.filter { $0.options.contains { $0.name == name } }
    return commands.isEmpty
      ? nil
      : "it is an option of "
        + commands.prefix(2).map { "'tinamou \($0.rawValue)'" }.joined(separator: " and ")
  }

  /// The positions of the operands in a command line: of neither options nor their values.
  package static func operandPositions(_ arguments: [String], options: [Option]) -> [Int] {
    var positions: [Int] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if argument == "--" { return positions + Array(arguments.indices[(index + 1)...]) }
      if !argument.hasPrefix("-") || argument == "-" { positions.append(index) }
      index += options.contains { $0.name == argument && $0.value != nil } ? 2 : 1
    }
    return positions
  }

  private mutating func add(_ value: String?, to option: Option) throws(UsageError) {
    if let expected = option.value, value == nil {
      throw UsageError(message: "\(option.name) needs a value: \(option.name) \(expected)")
    }
    if option.value == nil, value != nil {
      throw UsageError(message: "\(option.name) takes no value")
    }
    if !option.repeats, option.value != nil, values[option.name] != nil {
      throw UsageError(message: "\(option.name) is given twice")
    }
    values[option.name, default: []].append(value ?? "")
  }

  /// Whether an option was given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option that does not repeat.
  package func value(_ name: String) -> String? { values[name]?.first }

  /// The file that `-o` names; `nil` for standard output.
  package var outputPath: String? { value("-o").flatMap { $0 == "-" ? nil : $0 } }

  /// Returns the arguments without some options.
  func without(_ names: [String]) -> ParsedArguments {
    var arguments = self
    for name in names { arguments.values[name] = nil }
    return arguments
  }

  /// Refuses options that have no effect beside another option, if that one was given.
  func refuse(_ names: [String], with other: String) throws(UsageError) {
    guard has(other), let name = names.first(where: has) else { return }
    throw UsageError(message: "\(name) has no effect with \(other)")
  }

  /// The values of an option as numbers; `expectation` says for the error which are valid.
  func numbers(
    _ name: String, _ expectation: String, _ isValid: (Double) -> Bool
  ) throws(UsageError) -> [Double] {
    var numbers: [Double] = []
    for text in values[name] ?? [] {
      guard let number = Double(text), isValid(number) else {
        throw UsageError(message: "\(name) cannot be '\(text)'; expected \(expectation)")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The values of an option that may be repeated; each is a name or a group of names.
  @inline(never)
  func choices<Choice: CaseIterable & RawRepresentable>(
    _ name: String, of type: Choice.Type, groups: KeyValuePairs<String, [String]> = [:]
  ) throws(UsageError) -> [Choice] where Choice.RawValue == String {
    try names(name, among: type.allCases.map(\.rawValue), groups)
      .compactMap { Choice(rawValue: $0) }
  }

  /// The values of an option, each of which is one of some names or stands for a group of them.
  ///
  /// This is not generic, so that it is compiled once.
  private func names(
    _ option: String, among names: [String], _ groups: KeyValuePairs<String, [String]>
  ) throws(UsageError) -> [String] {
    var chosen: [String] = []
    for text in values[option] ?? [] {
      if let group = groups.first(where: { $0.key == text }) {
        chosen += group.value
      } else if names.contains(text) {
        chosen.append(text)
      } else {
        let known = names + groups.map(\.key)
        throw UsageError(
          message: "\(option) cannot be '\(text)'; expected " + known.joined(separator: ", "),
          help: ValueHint.help(for: text, among: known) ?? Suggestion.help(for: text, among: known))
      }
    }
    return chosen
  }
}
