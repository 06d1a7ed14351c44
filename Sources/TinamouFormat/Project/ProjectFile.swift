/// The settings of the checks of a folder and what is below it: `.tinamou.json`.
package struct ProjectFile: Sendable {
  /// The name of the file.
  package static let name = ".tinamou.json"

  /// The files, folders and patterns to read, relative to the folder of the project.
  package private(set) var files: [String] = []
  /// An option of `tinamou check` that the command line need not repeat, with the place of its
  /// values.
  package typealias Setting = (key: String, option: String, values: [String], span: SourceSpan)

  package private(set) var settings: [Setting] = []

  /// What a key contains.
  private enum Shape {
    case flag, name, path, names, paths
  }

  /// The keys with their options.
  private static let keys: KeyValuePairs<String, (option: String, shape: Shape)> = [
    "read": ("", .paths), "devices": ("--device", .names), "matrix": ("--matrix", .name),
    "systems": ("--system", .names), "textSizes": ("--text-size", .names),
    "exclude": ("--exclude", .paths), "allow": ("--allow", .names),
    "baseline": ("--baseline", .path), "strings": ("--strings", .path),
    "safeguards": ("--safeguards", .flag), "strict": ("--strict", .flag),
  ]

  /// Reads a project file.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - folder: The folder of the file, with a slash at its end; empty for the present one.
  /// - Throws: ``ConstraintFileError`` with what is wrong with it.
  package init(_ source: SourceText, in folder: String) throws(ConstraintFileError) {
    let (document, errors) = JSONReader.read(source, example: "{ \"read\": [\"Layouts\"] }")
    guard let document, errors.isEmpty else { throw ConstraintFileError(diagnostics: errors) }
    var diagnostics: [Diagnostic] = []
    if document.root.kind != .object {
      diagnostics.append(
        Diagnostic(.invalidValue, "expected an object", at: document.span(document.root.range)))
    }
    for member in document.root.members {
      let name = member.key.value
      guard let key = Self.keys.first(where: { $0.key == name })?.value else {
        let known = Self.keys.map(\.key)
        diagnostics.append(
          Diagnostic(
            .unknownKey, "there is no key '\(name)' in a project file",
            at: document.span(member.key.range),
            help: Suggestion.help(for: name, among: known)
              ?? "the keys are: " + known.joined(separator: ", ")))
        continue
      }
      guard let values = Self.values(of: member.value, key.shape, in: folder) else {
        diagnostics.append(
          Diagnostic(
            .invalidValue, "expected \(Self.name(of: key.shape))",
            at: document.span(member.value.range),
            help: Self.help(for: member.value, key.shape)))
        continue
      }
      if key.option.isEmpty {
        files = values
      } else if !values.isEmpty || key.shape == .flag && member.value.boolean == true {
        settings.append((name, key.option, values, document.span(member.value.range)))
      }
    }
    if !diagnostics.isEmpty { throw ConstraintFileError(diagnostics: diagnostics) }
  }

  private static func name(of shape: Shape) -> String {
    switch shape {
    case .flag: "true or false"
    case .name, .path: "a string"
    case .names, .paths: "an array of strings"
    }
  }

  /// What to write in the place of a value of another type.
  private static func help(for value: JSONValue, _ shape: Shape) -> String {
    switch shape {
    case .flag: return "write true or false, without quotation marks"
    case .name, .path: return "write one string, such as \"quick\" or \"known.txt\""
    case .names, .paths:
      let values = value.kind == .array ? value.elements : [value]
      let texts = values.compactMap { $0.string?.value ?? $0.number.map(JSONNumber.text) }
      return "write [\(texts.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
  }

  /// The values of a key as an option takes them; `nil` for a value of another type.
  private static func values(
    of value: JSONValue, _ shape: Shape, in folder: String
  ) -> [String]? {
    func path(_ text: String) -> String { text.hasPrefix("/") ? text : folder + text }
    switch shape {
    case .flag: return value.boolean.map { _ in [] }
    case .name: return value.string.map { [$0.value] }
    case .path: return value.string.map { [path($0.value)] }
    case .names, .paths:
      let texts = value.elements.compactMap(\.string?.value)
      guard value.kind == .array, texts.count == value.elements.count else { return nil }
      return shape == .paths ? texts.map(path) : texts
    }
  }
}
