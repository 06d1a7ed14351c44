import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Places of conflicts` {
  /// The first conflict of a file whose root has some subviews, with the text at its place.
  private func conflict(
    _ subviews: String, _ constraints: String = ""
  ) throws -> (diagnostic: Diagnostic, text: String?) {
    let result = try FileSnapshot(
      """
      { "tinamou": 1, "view": { "id": "root", "subviews": [\(subviews)] },
        "constraints": [\(constraints)], "at": [{ "size": [400, 600] }] }
      """)
    let diagnostics = result.layout.diagnostics(of: result.snapshot)
    let diagnostic = try #require(diagnostics.first { $0.rule == .unsatisfiable })
    return (diagnostic, diagnostic.span?.text)
  }

  @Test func `are the given frames of which they are about`() throws {
    let (diagnostic, text) = try conflict(
      """
      { "id": "b" }, { "id": "b.b", "frame": [0, 0, 1, 1] }, 
      { "id": "b.b.width", "frame": [1, 2, -50, 4] }
      """)
    #expect(text == "[1, 2, -50, 4]")
    #expect(diagnostic.message.hasSuffix("so 'b.b.width.width == -50' is broken"))
    #expect(diagnostic.help == "no size is below 0; change the 'frame' or its 'autoresizing'")
  }

  @Test func `are frames that become too narrow`() throws {
    let (diagnostic, text) = try conflict(
      """
      { "id": "a", "frame": [10, 20, 100, 50],
        "autoresizing": { "mask": ["flexibleWidth"], "superviewSize": [640, 480] } }
      """)
    #expect(text == "[10, 20, 100, 50]")
    #expect(diagnostic.span?.location.line == 1)
    #expect(diagnostic.help == "no size is below 0; change the 'frame' or its 'autoresizing'")
  }

  @Test func `are frames that contradict constraints`() throws {
    let (diagnostic, _) = try conflict(
      "{ \"id\": \"a\", \"frame\": [0, 0, 100, 50] }", "\"a.width == 90\"")
    let places = [diagnostic.span?.text] + diagnostic.notes.map { $0.span?.text }
    #expect(Set(places.compactMap(\.self)) == ["a.width == 90", "[0, 0, 100, 50]"])
    #expect(
      diagnostic.help
        == "without any one of them the others hold; change the 'frame' or its 'autoresizing', or "
        + "give a constraint a priority below 1000")
  }

  @Test func `are the stacks that make constraints`() throws {
    let stacks = """
      { "id": "one", "kind": "stack", "subviews": [ { "id": "a" } ] },
      { "id": "two", "kind": "stack", "distribution": "fillEqually", "subviews": [
        { "id": "b" }, { "id": "c" } ] }
      """
    let (diagnostic, _) = try conflict(stacks, "\"b.width == 10\", \"c.width == 20\"")
    let places = [diagnostic.span?.text] + diagnostic.notes.map { $0.span?.text }
    #expect(Set(places) == ["b.width == 10", "c.width == 20", "\"two\""])
    let result = try FileSnapshot(
      """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ \(stacks) ] },
        "constraints": [ "b.width == 10", "c.width == 20" ] }
      """)
    let made = result.snapshot.broken.flatMap(\.members).map(\.constraint).first {
      $0.identifier?.hasPrefix("UISV") ?? false
    }
    #expect(made?.location?.description == "x:2")
  }

  @Test func `are all stacks of a line`() throws {
    let (diagnostic, _) = try conflict(
      """
      { "id": "out", "kind": "stack", "subviews": [ { "id": "in", "kind": "stack",
      "distribution": "fillEqually", "subviews": [ { "id": "b" }, { "id": "c" } ] } ] }
      """, "\"b.width == 10\", \"c.width == 20\"")
    let texts = ([diagnostic.span] + diagnostic.notes.map(\.span)).compactMap { $0?.text }
    #expect(texts.contains { $0.hasPrefix("\"out\"") && $0.hasSuffix("\"in\"") })
  }
}
