import Foundation
import Testing

/// Mistakes in Swift code, and the lines and messages with which the compiler reports them.
@Suite struct `Mistakes in code` {
  private static let path = "Tests/Mistakes/Mistakes.swift"

  /// The folder with the modules of the build that this program is a part of.
  private static let modules = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "Modules").path

  /// The compiler's messages about the file, by line.
  private func messages() throws -> [Int: [String]] {
    let compiler = Process()
    let output = Pipe()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", Self.modules,
      Repository.path(Self.path),
    ]
    compiler.standardError = output
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    var messages: [Int: [String]] = [:]
    for line in text.split(separator: "\n") {
      guard let found = line.wholeMatch(of: /.*Mistakes\.swift:(\d+):\d+: error: (.*)/),
        let number = Int(found.output.1)
      else { continue }
      messages[number, default: []].append(String(found.output.2))
    }
    return messages
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: modules)))
  func `are reported at their line, with what to write`() throws {
    let lines = try Repository.text(Self.path).split(
      separator: "\n", omittingEmptySubsequences: false)
    var messages = try messages()
    var count = 0
    for (index, line) in lines.enumerated() {
      guard let mark = line.firstRange(of: "  // error: ") else { continue }
      let wanted = line[mark.upperBound...]
      let found = messages.removeValue(forKey: index + 1) ?? []
      count += 1
      #expect(found.contains { $0.contains(wanted) }, "line \(index + 1): \(found)")
    }
    #expect(count >= 40)
    #expect(messages.isEmpty, "elsewhere: \(messages)")
  }
}
