import TinamouCommand

/// The selection from an Interface Builder file: options of every command.
struct ImportChoice {
  /// The id of a view, scene, controller or cell; `nil` if none is given.
  private(set) var scene: String?
  /// The language of the texts; `nil` for that of the file.
  private(set) var language: String?
  /// The path of the file with tables of fonts; `nil` for none.
  private(set) var fonts: String?

  /// Separates these options from the other arguments.
  static func taken(
    from arguments: [String]
  ) throws(UsageError) -> (rest: [String], choice: ImportChoice) {
    var choice = ImportChoice()
    var rest: [String] = []
    var next = arguments.makeIterator()
    while let argument = next.next() {
      guard let option = option(of: argument) else {
        rest.append(argument)
        continue
      }
      let given = argument == option.name ? next.next() : valueInside(argument)
      guard let value = given, !value.isEmpty else {
        throw UsageError(
          message: "\(option.name) needs a value: \(option.name) \(option.value ?? "")")
      }
      switch option.name {
      case ImportArguments.scene.name: choice.scene = value
      case ImportArguments.language.name: choice.language = value
      default: choice.fonts = value
      }
    }
    return (rest, choice)
  }

  private static func option(of argument: String) -> Option? {
    ImportArguments.ofEveryCommand.first {
      argument == $0.name || argument.hasPrefix($0.name + "=")
    }
  }

  private static func valueInside(_ argument: String) -> String? {
    argument.firstIndex(of: "=").map { String(argument[argument.index(after: $0)...]) }
  }
}
