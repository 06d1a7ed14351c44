import CLibrary

extension CommandLineTool {
  /// Runs the command line of the process and ends the process.
  public static func main() -> Never {
    exit(CommandLineTool(host: ProcessHost()).run(ProcessHost.arguments).rawValue)
  }
}
