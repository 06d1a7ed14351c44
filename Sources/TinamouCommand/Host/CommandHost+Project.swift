import TinamouFormat

extension CommandHost {
  /// The largest number of folders above a file in which a project file is looked for.
  private var largestDepth: Int { 32 }

  /// The arguments with the settings of the project that the first operand belongs to. What the
  /// command line states counts more, and windows on the command line replace those of the project.
  ///
  /// `check` refuses values that an option cannot have; the error then has their place in the
  /// project file.
  func withProject(
    _ arguments: [String], options: [Option],
    check: (ParsedArguments) throws(UsageError) -> Void
  ) throws(UsageError) -> [String] {
    let parsed = try ParsedArguments(arguments, options: options)
    guard let project = try project(of: parsed.operands.first ?? "") else { return arguments }
    let namesWindows = [
      "--device", "--size", "--width", "--height", "--matrix", "--text-size", "--system",
    ]
    .contains(where: parsed.has)
    var all = arguments
    for setting in project.settings where !parsed.has(setting.option) {
      let name = setting.option
      let stated = setting.values.isEmpty ? [name] : setting.values.flatMap { [name, $0] }
      try Self.check(setting, ParsedArguments(stated, options: options), check)
      let isAboutWindows = ["--device", "--matrix", "--text-size", "--system"].contains(name)
      if isAboutWindows, namesWindows { continue }
      if name == "--strict" || name == "--baseline", parsed.has("--write-baseline") { continue }
      all += stated
    }
    return parsed.operands.isEmpty ? all + project.files : all
  }

  private static func check(
    _ setting: ProjectFile.Setting, _ arguments: ParsedArguments,
    _ check: (ParsedArguments) throws(UsageError) -> Void
  ) throws(UsageError) {
    do throws(UsageError) {
      try check(arguments)
    } catch {
      let message = error.message.replacing(setting.option, with: "'\(setting.key)'")
      throw UsageError(
        ConstraintFileError(diagnostics: [
          Diagnostic(.invalidValue, message, at: setting.span, help: error.help)
        ]))
    }
  }

  /// The project file in the folder of a path, or in the nearest folder above.
  private func project(of path: String) throws(UsageError) -> ProjectFile? {
    if path == "-" { return nil }
    let path = InterfaceBuilderPath(path)?.file ?? path
    var folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    if !path.isEmpty, !path.hasSuffix("/"), !filesInFolder(path).isEmpty { folder = path + "/" }
    if let project = try project(in: folder) { return project }
    for _ in 0..<largestDepth {
      let parts = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let isUpwards = parts.last.map { $0 == ".." || $0 == "." } ?? true
      if folder == "/" { return nil }
      folder = isUpwards ? folder + "../" : parts.dropLast().map { $0 + "/" }.joined()
      if let project = try project(in: folder) { return project }
    }
    return nil
  }

  private func project(in folder: String) throws(UsageError) -> ProjectFile? {
    guard let bytes = try? readFile(folder + ProjectFile.name) else { return nil }
    let source = SourceText(name: folder + ProjectFile.name, bytes: bytes)
    do throws(ConstraintFileError) {
      return try ProjectFile(source, in: folder)
    } catch {
      throw UsageError(error)
    }
  }
}
