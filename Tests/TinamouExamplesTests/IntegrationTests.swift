import Testing
import TinamouCommand

/// The templates for build servers.
@Suite struct IntegrationTests {
  private static let file = """
    { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
      "constraints": ["H:|[a]|", "V:|[a]|"] }
    """

  /// The command in a template, with a file instead of the folder.
  private func arguments(of name: String) throws -> [String] {
    let lines = try Repository.text("Integrations/\(name)").split(separator: "\n")
    let commands = lines.compactMap { $0.firstMatch(of: /(?:- |run: )tinamou ([^>]*)/)?.output.1 }
    #expect(commands.count == 1)
    return try #require(commands.first).split(separator: " ").map {
      $0 == "\"$LAYOUTS\"" ? "a.json" : String($0)
    }
  }

  @Test(arguments: ["github-layouts.yml", "gitlab-layouts.yml"])
  func `a template runs a command that finds nothing wrong with a sound file`(
    name: String
  ) throws {
    let (host, code) = RecordingHost.run(try arguments(of: name), files: ["a.json": Self.file])
    #expect(code == .done, "\(host.transcript)")
  }

  @Test(arguments: ["github-layouts.yml", "gitlab-layouts.yml"])
  func `a template downloads this version`(name: String) throws {
    let line = "TINAMOU_VERSION: \(CommandLineTool.version)\n"
    #expect(try Repository.text("Integrations/\(name)").contains(line))
  }

  @Test(arguments: [
    ("github-layouts.yml", "::error file=a.json,line=2,col="),
    ("gitlab-layouts.yml", "<testsuites tests=\"1\" failures=\"1\">"),
  ])
  func `a template shows the place of an error in a file`(name: String, part: String) throws {
    let file = Self.file.replacing("H:|[a]|", with: "H:|[b]|")
    let (host, code) = RecordingHost.run(try arguments(of: name), files: ["a.json": file])
    #expect(code == .invalidInput)
    #expect(host.output.contains(part), "\(host.output)")
  }
}
