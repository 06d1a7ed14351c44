import Foundation
import Testing
import TinamouCommand

@Suite struct `The manual and the completions` {
  /// The commands that the help lists.
  private static let commands: [String] = {
    let host = MemoryHost()
    _ = host.run("--help")
    return host.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { $0 != "tinamou" }
  }()

  /// The options that the help of a command lists.
  private static func options(_ command: String) -> [String] {
    let host = MemoryHost()
    #expect(host.run("help", command) == .done)
    return host.output.split(separator: "\n").filter { $0.hasPrefix("  -") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  private static func output(_ arguments: String...) -> String {
    let host = MemoryHost()
    #expect(CommandLineTool(host: host).run(arguments) == .done)
    return host.output
  }

  @Test func `have the commands of the help`() {
    #expect(Self.commands.count >= 10)
    let manual = Self.output("manual")
    let sections = manual.split(separator: "\n").filter { $0.hasPrefix(".SS tinamou ") }
      .map { String($0.dropFirst(12).prefix { $0 != " " }) }
    #expect(sections == Self.commands)
  }

  @Test(arguments: commands)
  func `have the options of the help`(_ command: String) throws {
    let options = Self.options(command)
    #expect(Self.inManual(command) == options)
    #expect(Self.inBash(command) == options)
    #expect(Self.inZsh(command) == options)
    #expect(Self.inFish(command) == options)
  }

  private static func inManual(_ command: String) -> [String] {
    let lines = output("manual").split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex {
      $0 == ".SS tinamou \(command)" || $0.hasPrefix(".SS tinamou \(command) ")
    }
    guard let start else { return [] }
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix(".S") }
    return section.filter { $0.hasPrefix("\\fB") }.map { line in
      let name = line.dropFirst(3).prefix { $0 != " " }
      return String(name).replacing("\\-", with: "-").replacing("\\fR", with: "")
    }
  }

  private static func inBash(_ command: String) -> [String] {
    let lines = output("completions", "bash").split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("    \(command)) ") }),
      let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\"")
    else { return [] }
    return line[line.index(after: start)..<end].split(separator: " ").map(String.init)
      .filter { $0.hasPrefix("-") && $0 != "--help" }
  }

  private static func inZsh(_ command: String) -> [String] {
    let lines = output("completions", "zsh").split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("  \(command)) ") }) else { return [] }
    return lines[(start + 1)...].prefix { $0.hasPrefix("      ") }.map { line in
      String(line.drop { " '*".contains($0) }.prefix { $0 != "[" && $0 != ":" })
    }.filter { $0.hasPrefix("-") && $0 != "--help" }
  }

  private static func inFish(_ command: String) -> [String] {
    let start = "complete -c tinamou -n '__fish_seen_subcommand_from \(command)' -"
    let lines = output("completions", "fish").split(separator: "\n")
    return lines.filter { $0.hasPrefix(start) }.compactMap { line -> String? in
      let words = line.dropFirst(start.count).split(separator: " ")
      switch words[0] {
      case "l": return "--\(words[1])"
      case "s": return "-\(words[1])"
      default: return nil
      }
    }
  }

  /// If bash is installed, the script is run with it.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      (["so"], "solve"), (["solve", "--dev"], "--device"),
      (["solve", "--device", "ipad-air-2"], "ipad-air-2"), (["explain", "--why"], "--why-not"),
      (["completions", "z"], "zsh"), (["preview", "--format", "ht"], "html"),
    ] as [([String], String)])
  func `complete in bash`(_ words: [String], _ expected: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let script =
      Self.output("completions", "bash")
      + "COMP_WORDS=(tinamou \"$@\"); COMP_CWORD=$#; _tinamou; echo \"${COMPREPLY[*]}\""
    process.arguments = ["-c", script, "bash"] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output == expected + "\n")
  }
}

@Suite struct `The pages of rules` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Docs/Rules")

  private static let codes: [String] = {
    let host = MemoryHost()
    _ = host.run("explain", "none")
    let list = host.errors.split(separator: "\n").first { $0.hasPrefix("help: the codes are: ") }
    return (list ?? "").dropFirst(21).split(separator: ", ").map(String.init)
  }()

  @Test(arguments: codes)
  func `are those of the documentation`(_ code: String) throws {
    let host = MemoryHost()
    #expect(host.run("explain", code) == .done)
    let url = Self.folder.appendingPathComponent("\(code).md")
    #expect(try String(contentsOf: url, encoding: .utf8) == host.output)
  }

  @Test func `are one for each rule`() throws {
    #expect(Self.codes.count >= 21)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0.hasPrefix("T") }.sorted() == Self.codes.map { $0 + ".md" })
  }
}
