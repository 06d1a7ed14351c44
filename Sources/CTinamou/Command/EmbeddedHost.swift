import TinamouCommand

/// The files of the process, with a text as standard input and texts as outputs.
final class EmbeddedHost: CommandHost {
  private let files = ProcessHost()
  private let input: [UInt8]
  private var isRead = false
  private(set) var output = ""
  private(set) var messages = ""

  init(input: [UInt8]) { self.input = input }

  var processorCount: Int { files.processorCount }

  func files(at path: String) throws(HostError) -> [String] { try files.files(at: path) }

  func readFile(_ path: String) throws(HostError) -> [UInt8] { try files.readFile(path) }

  func readStandardInput() throws(HostError) -> [UInt8] { try readInput() }

  func readInput() throws(HostError) -> [UInt8] {
    defer { isRead = true }
    return isRead ? [] : input
  }

  func writeOutput(_ text: String) throws(HostError) { output += text }

  func writeError(_ text: String) { messages += text }

  func writeFile(_ path: String, _ text: String) throws(HostError) {
    try files.writeFile(path, text)
  }

  func makeFolder(_ path: String) throws(HostError) { try files.makeFolder(path) }

  func areSameFile(_ first: String, _ second: String) -> Bool {
    files.areSameFile(first, second)
  }

  /// Ends a command that would wait for the next change of a file: nobody could end it.
  func pause(seconds: Double) -> Bool { false }

  /// There are no sibling programs: they would replace the process.
  func runSibling(_ name: String, arguments: [String]) -> Int32? { nil }

  func runProgram(_ name: String, arguments: [String], input: String) -> ProgramResult? {
    files.runProgram(name, arguments: arguments, input: input)
  }
}
