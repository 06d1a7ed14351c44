import TinamouCommand
import TinamouEditor
import TinamouFormat
import TinamouInterfaceBuilder

/// `tinamou import`.
enum ImportCommand {
  static func run(
    _ arguments: [String], scene: String?, host: InterfaceBuilderHost
  ) -> ExitCode {
    do throws(UsageError) {
      if arguments.contains("--help") || arguments.contains("-h") {
        return host.print(Subcommand.import.help, then: .done)
      }
      let arguments = try ParsedArguments(arguments, options: ImportArguments.all)
      guard let operand = arguments.operands.first, let path = InterfaceBuilderPath(operand) else {
        throw UsageError(message: "expected a storyboard or xib")
      }
      if arguments.operands.count > 1 {
        throw UsageError(message: "unexpected argument '\(arguments.operands[1])'")
      }
      return try run(path, scene: scene ?? path.object, arguments, host)
    } catch {
      return host.fail(error, seeAlso: "tinamou import --help")
    }
  }

  private static func run(
    _ path: InterfaceBuilderPath, scene: String?, _ arguments: ParsedArguments,
    _ host: InterfaceBuilderHost
  ) throws(UsageError) -> ExitCode {
    try host.checkFiles(inputs: [path.file], output: arguments.outputPath)
    let isAll = arguments.has(ImportArguments.allParts.name)
    if isAll, scene != nil {
      throw UsageError(message: "--all and --scene do not go together")
    }
    if isAll, arguments.outputPath == nil {
      throw UsageError(message: "--all needs a folder: -o FOLDER")
    }
    let objects = try host.objects(in: path.file, scene: scene, all: isAll)
    // Without a part to read, the file itself is reported below.
    if isAll, !objects.isEmpty, let folder = arguments.outputPath {
      do throws(HostError) {
        try host.makeFolder(folder)
      } catch {
        host.writeError("error: '\(folder)' cannot be made: \(error.reason)\n")
        return .internalError
      }
      var code = ExitCode.done
      for object in objects {
        let output = "\(folder)/\(object).json"
        code = max(code, write("\(path.file)#\(object)", to: output, host))
      }
      return code
    }
    let operand = objects.first.map { "\(path.file)#\($0)" } ?? path.file
    let code = write(operand, to: arguments.outputPath, host)
    if code == .done, scene == nil, let count = host.partCount(of: path.file), count > 1 {
      host.writeError(
        "note: this is 1 of \(count) parts; --scene names another one, --all writes all of them\n")
    }
    return code
  }

  /// Writes a part of a file as a constraint file.
  private static func write(
    _ operand: String, to output: String?, _ host: InterfaceBuilderHost
  ) -> ExitCode {
    guard let path = InterfaceBuilderPath(operand) else { return .internalError }
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try host.readFile(path.file)
    } catch {
      host.writeError("\(path.file): error: cannot be read: \(error.reason)\n")
      return .invalidInput
    }
    let layout: ImportedLayout
    do throws(ConstraintFileError) {
      layout = try host.layout(path, bytes: bytes)
    } catch {
      host.show(error.diagnostics, of: path.file)
      return .invalidInput
    }
    let source = SourceText(name: path.file, text: layout.text)
    let text = (try? FileFormatter.format(source)) ?? layout.text
    guard let output else { return host.print(text, then: .done) }
    do throws(HostError) {
      try host.writeFile(output, text)
      return .done
    } catch {
      host.writeError("error: '\(output)' cannot be written: \(error.reason)\n")
      return .internalError
    }
  }
}
