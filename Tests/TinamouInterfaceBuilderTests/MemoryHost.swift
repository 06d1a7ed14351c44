import TinamouCommand

/// Files and streams in memory.
final class MemoryHost: CommandHost {
  private let files: [String: String]
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var written: [String] = []

  init(_ files: [String: String]) { self.files = files }

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    guard let text = files[path] else { throw HostError("No such file or directory") }
    return Array(text.utf8)
  }
  func readStandardInput() throws(HostError) -> [UInt8] { [] }
  func readInput() throws(HostError) -> [UInt8] { [] }
  func writeOutput(_ text: String) throws(HostError) { output += text }
  func writeError(_ text: String) { errors += text }
  func writeFile(_ path: String, _ text: String) throws(HostError) { written.append(path) }
  func pause(seconds: Double) -> Bool { false }
  func runSibling(_ name: String, arguments: [String]) -> Int32? { nil }
}
