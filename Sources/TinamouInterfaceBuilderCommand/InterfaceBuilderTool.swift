import CLibrary
public import TinamouCommand
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// The command `tinamou-interface-builder`: all of `tinamou` for storyboards and xibs.
public struct InterfaceBuilderTool {
  private let host: any CommandHost

  /// Makes a tool.
  public init(host: any CommandHost) { self.host = host }

  /// Runs a command line, without the name of the program.
  public func run(_ arguments: [String]) -> ExitCode {
    guard let name = arguments.first else { return CommandLineTool(host: host).run(arguments) }
    do throws(UsageError) {
      let (rest, choice) = try ImportChoice.taken(from: Array(arguments.dropFirst()))
      guard let fonts = self.fonts(at: choice.fonts) else { return .invalidInput }
      let host = InterfaceBuilderHost(host, language: choice.language, fonts: fonts)
      if name == Subcommand.import.rawValue {
        return ImportCommand.run(rest, scene: choice.scene, host: host)
      }
      let command = Subcommand(rawValue: name)
      if let command { try check(rest, of: command) }
      let arguments = try expanded(rest, choice.scene, of: command, host)
      return CommandLineTool(host: host).run([name] + arguments)
    } catch {
      return host.fail(error, seeAlso: "tinamou \(name) --help")
    }
  }

  /// Reads a file of fonts; `nil` if it cannot be read, which is reported.
  private func fonts(at path: String?) -> [String: FontTables]? {
    guard let path else { return [:] }
    let bytes: [UInt8]
    do throws(HostError) {
      bytes = try host.readFile(path)
    } catch {
      host.writeError("\(path): error: cannot be read: \(error.reason)\n")
      return nil
    }
    do throws(ConstraintFileError) {
      return try FontTables.read(SourceText(name: path, bytes: bytes))
    } catch {
      host.show(error.diagnostics, of: path)
      return nil
    }
  }

  /// Refuses storyboards for commands that work on the text of a constraint file.
  private func check(_ arguments: [String], of command: Subcommand) throws(UsageError) {
    guard command == .format || command == .bench,
      let path = arguments.lazy.compactMap({ InterfaceBuilderPath($0) }).first
    else { return }
    throw UsageError(
      message: "'tinamou \(command.rawValue)' takes constraint files only",
      help: "translate it first: tinamou import \(path.file) -o layout.json")
  }

  /// The arguments with the views to read instead of files: the view of `--scene`, otherwise all
  /// views of a file for commands that take several files, otherwise that of the initial
  /// controller. `diff` finds the views itself, since those of both files can differ.
  private func expanded(
    _ arguments: [String], _ scene: String?, of command: Subcommand?,
    _ host: InterfaceBuilderHost
  ) throws(UsageError) -> [String] {
    if command == .diff, scene == nil { return arguments }
    let takesSeveral = command?.takesSeveralFiles ?? false
    let options = command?.options ?? []
    let operands = Set(ParsedArguments.operandPositions(arguments, options: options))
    var expanded: [String] = []
    for (index, argument) in arguments.enumerated() {
      guard operands.contains(index) else {
        expanded.append(argument)
        continue
      }
      for path in takesSeveral ? host.layoutPaths(at: argument) : [argument] {
        expanded += try objects(at: path, scene, all: takesSeveral, host)
      }
    }
    return expanded
  }

  /// A path with each of the views to read; the path itself if it has an object or is no file of
  /// Interface Builder.
  private func objects(
    at path: String, _ scene: String?, all: Bool, _ host: InterfaceBuilderHost
  ) throws(UsageError) -> [String] {
    guard let named = InterfaceBuilderPath(path), named.object == nil else { return [path] }
    let names = try host.objects(in: named.file, scene: scene, all: all)
    return names.isEmpty ? [path] : names.map { "\(named.file)#\($0)" }
  }
}

extension InterfaceBuilderTool {
  /// Runs the command line of the process and ends the process.
  public static func main() -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(InterfaceBuilderTool(host: ProcessHost()).run(arguments).rawValue)
  }
}
