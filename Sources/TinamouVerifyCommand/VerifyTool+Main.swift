import CLibrary
import TinamouCommand

extension VerifyTool {
  /// Runs the command line of the process and ends the process.
  public static func main() async -> Never {
    let arguments = ProcessHost.arguments
    exit(await VerifyTool(host: ProcessHost()).run(arguments).rawValue)
  }
}
