import TinamouCommand

/// A host with real files that keeps its output.
final class RecordingHost: CommandHost {
  private(set) var output = ""
  private(set) var errors = ""

  func readFile(_ path: String) throws(HostError) -> [UInt8] { try ProcessHost().readFile(path) }
  func readStandardInput() throws(HostError) -> [UInt8] { throw HostError("closed") }
  func readInput() throws(HostError) -> [UInt8] { [] }

  func writeOutput(_ text: String) throws(HostError) { output += text }
  func writeFile(_ path: String, _ text: String) throws(HostError) { throw HostError("closed") }
  func pause(seconds: Double) -> Bool { false }
  func writeError(_ text: String) { errors += text }
  func runSibling(_ name: String, arguments: [String]) -> Int32? { nil }
}
