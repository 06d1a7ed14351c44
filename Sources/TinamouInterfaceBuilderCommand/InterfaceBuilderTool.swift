#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

public import TinamouCommand
import TinamouFormat
import TinamouInterfaceBuilder

/// The command `tinamou-interface-builder`: all of `tinamou` for storyboards and xibs.
public struct InterfaceBuilderTool<Host: CommandHost> {
  private let host: InterfaceBuilderHost<Host>

  /// Makes a tool.
  public init(host: Host) { self.host = InterfaceBuilderHost(host) }

  /// Runs a command line, without the name of the program.
  public func run(_ arguments: [String]) -> ExitCode {
    guard let name = arguments.first else { return CommandLineTool(host: host).run(arguments) }
    let rest = Array(arguments.dropFirst())
    if name == Subcommand.import.rawValue { return ImportCommand.run(rest, host: host) }
    do throws(UsageError) {
      let (arguments, paths) = try expanded(rest, of: Subcommand(rawValue: name))
      let code = CommandLineTool(host: host).run([name] + arguments)
      return name == "check" ? max(code, MisplacedViews.tell(in: paths, host: host)) : code
    } catch {
      return host.fail(error, seeAlso: "tinamou \(name) --help")
    }
  }

  /// The arguments with the views to read in place of the files: those of `--scene`, else all of a
  /// file for commands that take several files, else that of the initial controller.
  private func expanded(
    _ arguments: [String], of command: Subcommand?
  ) throws(UsageError) -> (arguments: [String], paths: [String]) {
    let (rest, scene) = try taken(arguments)
    let takesSeveral = command?.operands.contains("FILE...") ?? false
    var expanded: [String] = []
    var paths: [String] = []
    for argument in rest {
      guard let path = InterfaceBuilderPath(argument), path.object == nil else {
        expanded.append(argument)
        continue
      }
      let names = try host.objects(in: path.file, scene: scene, all: takesSeveral)
      let own = names.isEmpty ? [argument] : names.map { "\(path.file)#\($0)" }
      expanded += own
      paths += own
    }
    return (expanded, paths)
  }

  /// The arguments without `--scene`, and its value.
  private func taken(
    _ arguments: [String]
  ) throws(UsageError) -> (rest: [String], scene: String?) {
    var rest: [String] = []
    var scene: String?
    var next = arguments.makeIterator()
    while let argument = next.next() {
      if argument == ImportArguments.scene.name {
        guard let value = next.next() else {
          throw UsageError(message: "--scene needs a value: --scene ID")
        }
        scene = value
      } else if argument.hasPrefix(ImportArguments.scene.name + "=") {
        scene = String(argument.dropFirst(ImportArguments.scene.name.count + 1))
      } else {
        rest.append(argument)
      }
    }
    return (rest, scene)
  }
}

extension InterfaceBuilderTool where Host == ProcessHost {
  /// Runs the command line of the process and ends the process.
  public static func main() -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(InterfaceBuilderTool(host: ProcessHost()).run(arguments).rawValue)
  }
}
