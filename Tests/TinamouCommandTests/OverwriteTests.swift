import Foundation
import Testing
import TinamouCommand

private let file = #"{ "tinamou": 1, "view": { "id": "root" } }"#

@Suite struct `An input` {
  private static let commands: [(output: String, arguments: [String])] = [
    ("a.json", ["preview", "a.json", "--format", "svg", "-o", "a.json"]),
    ("b.json", ["preview", "a.json", "--diff", "b.json", "--format", "svg", "-o", "b.json"]),
    ("a.json", ["preview", "a.json", "--interactive", "-o", "a.json"]),
    ("a.json", ["diff", "a.json", "b.json", "--interactive", "-o", "a.json"]),
    ("b.json", ["diff", "a.json", "b.json", "--interactive", "-o", "b.json"]),
    ("b.json", ["check", "a.json", "b.json", "--write-baseline", "b.json"]),
    ("b.json", ["check", "a.json", "--strings", "b.json", "--write-baseline", "b.json"]),
    ("b.json", ["check", "a.json", "--baseline", "b.json", "--write-baseline", "b.json"]),
  ]

  @Test(arguments: commands)
  func `is not written over`(output: String, arguments: [String]) {
    let host = MemoryHost(["a.json": file, "b.json": file])
    #expect(host.run(arguments) == .usage)
    #expect(host.errors.hasPrefix("error: '\(output)' would be overwritten\n"))
    #expect(host.written.isEmpty)
  }

  @Test(arguments: commands)
  func `is not written over by another name`(output: String, arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tinamou-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { "\(folder.path(percentEncoded: false))/\(name)" }
    for name in ["a.json", "b.json"] { try ProcessHost().writeFile(path(name), file) }
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path(output))
    try FileManager.default.linkItem(atPath: path(output), toPath: path("twin"))
    for other in ["./\(output)", "link", "twin"] {
      let names = arguments.dropLast().map { $0.hasSuffix(".json") ? path($0) : $0 }
      let code = CommandLineTool(host: QuietHost()).run(names + [path(other)])
      #expect(code == .usage, "\(other)")
      #expect(try ProcessHost().readFile(path(output)) == Array(file.utf8), "\(other)")
    }
  }

  @Test(arguments: [
    ["solve", "-", "-"], ["diff", "-", "-"], ["preview", "-", "--diff", "-"],
    ["check", "-", "--strings", "-"], ["check", "a.json", "--strings", "-", "--baseline", "-"],
  ])
  func `is read once if it is standard input`(arguments: [String]) {
    let host = MemoryHost(["a.json": file])
    host.input = Array(file.utf8)
    #expect(host.run(arguments) == .usage)
    #expect(host.errors.hasPrefix("error: standard input can be read once only\n"))
  }
}

/// The files of the process, without its streams.
private struct QuietHost: CommandHost {
  private let base = ProcessHost()

  func areSameFile(_ first: String, _ second: String) -> Bool { base.areSameFile(first, second) }
  func files(at path: String) throws(HostError) -> [String] { try base.files(at: path) }
  func readFile(_ path: String) throws(HostError) -> [UInt8] { try base.readFile(path) }
  func readStandardInput() throws(HostError) -> [UInt8] { [] }
  func readInput() throws(HostError) -> [UInt8] { [] }
  func writeOutput(_ text: String) throws(HostError) {}
  func writeError(_ text: String) {}
  func writeFile(_ path: String, _ text: String) throws(HostError) {
    try base.writeFile(path, text)
  }
  func pause(seconds: Double) -> Bool { false }
  func runSibling(_ name: String, arguments: [String]) -> Int32? { nil }
}
