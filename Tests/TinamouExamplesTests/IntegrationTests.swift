import Testing
import TinamouCommand

/// The templates for build servers.
@Suite struct IntegrationTests {
  private static let file = """
    { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
      "constraints": ["H:|[a]|", "V:|[a]|"] }
    """

  @Test(arguments: ["github-layouts.yml", "gitlab-layouts.yml"])
  func `a template runs a command that finds nothing wrong with a sound file`(
    name: String
  ) throws {
    let lines = try Repository.text("Integrations/\(name)").split(separator: "\n")
    let commands = lines.compactMap { $0.firstMatch(of: /(?:- |run: )tinamou ([^>]*)/)?.output.1 }
    #expect(commands.count == 1)
    let arguments = try #require(commands.first).split(separator: " ").map {
      $0 == "\"$LAYOUTS\"" ? "a.json" : String($0)
    }
    let (host, code) = RecordingHost.run(arguments, files: ["a.json": Self.file])
    #expect(code == .done, "\(host.transcript)")
  }
}
