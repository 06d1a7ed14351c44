/// The reason why an id cannot be renamed.
enum RenameRefusal: Error, CustomStringConvertible {
  case noID
  case invalidFile
  case needsBackticks(String)
  case inUse(String)
  case changesMeaning(String)

  var description: String {
    switch self {
    case .noID: "there is no id of a view here"
    case .invalidFile: "the file is not valid JSON"
    case .needsBackticks(let name): "'\(name)' would need backticks in constraints"
    case .inUse(let name): "'\(name)' is already the name of a view or metric"
    case .changesMeaning(let name): "with the id '\(name)' the file would not be valid"
    }
  }
}
