import CLibrary
public import TinamouCommand

extension VerifyTool where Host == ProcessHost {
  /// Runs the command line of the process and ends the process.
  public static func main() async -> Never {
    let arguments = ProcessHost.arguments
    exit(await VerifyTool(host: ProcessHost()).run(arguments).rawValue)
  }
}
