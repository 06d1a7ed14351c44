import Foundation
import Synchronization
import TinamouCommand

/// A host that reads the files of the repository and keeps what a command writes.
final class RecordingHost: CommandHost {
  private struct Record {
    var output = ""
    var errors = ""
    var transcript = ""
  }

  private let files: [String: String]
  private let record = Mutex(Record())

  /// Makes a host with some files that are not in the repository.
  init(files: [String: String] = [:]) { self.files = files }

  var output: String { record.withLock(\.output) }
  var errors: String { record.withLock(\.errors) }
  /// Output and errors as a terminal shows them.
  var transcript: String { record.withLock(\.transcript) }

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    if let text = files[path] { return Array(text.utf8) }
    do {
      return try Array(Repository.text(path).utf8)
    } catch {
      throw HostError("\(error)")
    }
  }

  func readStandardInput() throws(HostError) -> [UInt8] { throw HostError("closed") }

  func readInput() throws(HostError) -> [UInt8] { [] }

  func writeOutput(_ text: String) throws(HostError) {
    record.withLock { record in
      record.output += text
      record.transcript += text
    }
  }

  func writeFile(_ path: String, _ text: String) throws(HostError) { throw HostError("closed") }

  func pause(seconds: Double) -> Bool { false }

  func writeError(_ text: String) {
    record.withLock { record in
      record.errors += text
      record.transcript += text
    }
  }

  func runSibling(_ name: String, arguments: [String]) -> Int32? { nil }

  /// Runs a command line in the root of the repository.
  static func run(
    _ arguments: [String], files: [String: String] = [:]
  ) -> (host: RecordingHost, code: ExitCode) {
    let host = RecordingHost(files: files)
    return (host, CommandLineTool(host: host).run(arguments))
  }
}
