import TinamouFormat

/// A revision of the git repository around the present folder.
struct GitRevision {
  /// A file that is another one, or is there or not, since a revision.
  struct Change: Hashable {
    /// The path, relative to the present folder.
    let path: String
    let isNew: Bool
    let isRemoved: Bool
  }

  private static let program = "git"

  private let host: any CommandHost
  /// The name of the revision, such as `HEAD~1`.
  let name: String

  /// Finds a revision.
  ///
  /// - Throws: ``UsageError`` if git or the revision is missing.
  init(_ name: String, _ host: any CommandHost) throws(UsageError) {
    self.host = host
    self.name = name
    let check = host.runProgram(
      Self.program, arguments: ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], input: "")
    guard let check else {
      throw UsageError(message: "there is no '\(Self.program)', which reads revisions")
    }
    if check.code != 0 {
      throw UsageError(
        message: "there is no revision '\(name)'", help: "two files are compared without '--'")
    }
  }

  /// The text of a file at the revision.
  ///
  /// - Parameter path: The path of the file, with the view of a storyboard that is read.
  /// - Returns: The text.
  /// - Throws: ``InputError`` if the revision has no such file.
  func source(_ path: String) throws(InputError) -> SourceText {
    let file = InterfaceBuilderPath(path)?.file ?? path
    let place = file.hasPrefix("/") ? file : "./" + file
    let shown = "\(name):\(Terminal.printable(path))"
    let output = host.runProgram(
      Self.program, arguments: ["show", "\(name):\(place)"], input: "")
    guard let output, output.code == 0 else {
      throw InputError(
        name: shown, diagnostics: [Diagnostic(.unreadable, "the revision has no such file")])
    }
    return SourceText(name: shown, text: output.output)
  }

  /// The files below paths that differ between the revision and another one, or the present files.
  ///
  /// - Throws: ``UsageError`` if git refuses the paths.
  func changes(to other: GitRevision?, in paths: [String]) throws(UsageError) -> [Change] {
    let range = [name] + (other.map { [$0.name] } ?? [])
    let output = host.runProgram(
      Self.program,
      arguments: ["diff", "--name-status", "--no-renames", "--relative", "-z"] + range + ["--"]
        + paths, input: "")
    guard let output, output.code == 0 else {
      throw UsageError(
        message: "git refuses to compare \(paths.isEmpty ? "." : paths.joined(separator: " "))",
        help: "paths are those of files and folders in the repository")
    }
    // Each file has two fields: a letter and the path.
    let fields = output.output.split(separator: "\0").map(String.init)
    return stride(from: 0, to: fields.count - 1, by: 2).map { index in
      Change(
        path: fields[index + 1], isNew: fields[index] == "A", isRemoved: fields[index] == "D")
    }
  }
}
