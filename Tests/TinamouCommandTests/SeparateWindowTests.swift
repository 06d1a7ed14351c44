import Testing
import TinamouCommand

/// A picture beside two texts that cannot be at both edges. Several sets of constraints explain the
/// conflict; the one that is found depends on the windows that an engine has laid out before.
private let parts = """
  { "tinamou": 1,
    "view": { "id": "root", "subviews": [
      { "id": "avatar" }, { "id": "name", "kind": "label", "text": "Ann" },
      { "id": "state", "kind": "label", "text": "online" } ] },
    "constraints": [
      "|-[avatar(40)]-12-[name]-(>=8)-[state]-|", "V:|[avatar(40)]", "V:|[name]", "V:|[state]"
  """

private let always = parts + ", \"avatar.trailing == root.trailing\"] }"

/// The same from right to left only, so that there is a layout without a conflict before.
private let fromRight =
  parts + """
    ],
      "sets": [ { "when": { "direction": "rtl" },
                  "constraints": ["avatar.trailing == root.trailing"] } ] }
    """

@Suite struct `The output for a window` {
  private static let window = ["--size", "400x300", "--text-size", "L"]
  private static let windows = [
    "--size", "400x300", "--text-size", "L", "--text-size", "XL", "--both-directions",
  ]

  private static func output(_ arguments: [String]) -> String {
    let host = MemoryHost(["always.json": always, "right.json": fromRight])
    _ = host.run(arguments)
    return host.output + host.errors
  }

  @Test(
    arguments: ["solve", "preview", "check"], ["always.json", "right.json"])
  func `does not depend on the number of jobs`(command: String, file: String) {
    let outputs = ["1", "2", "3", "7"].map { jobs in
      Self.output([command, file, "--jobs", jobs] + Self.windows)
    }
    #expect(outputs[0].contains("cannot hold together"))
    #expect(Set(outputs).count == 1)
  }

  @Test(arguments: ["always.json", "right.json"])
  func `does not depend on the windows before it`(file: String) {
    let arguments = ["solve", file, "--format", "ndjson"]
    let alone = Self.output(arguments + Self.window + ["--rtl"])
    let line = alone.split(separator: "\n")[0]
    #expect(line.contains("\"direction\": \"rtl\""))
    #expect(Self.output(arguments + Self.windows).contains(line))
  }

  @Test(arguments: [always, fromRight])
  func `of a request does not depend on the windows before it`(file: String) {
    func answers(_ windows: [String]) -> String {
      let host = MemoryHost()
      let at = windows.joined(separator: ", ")
      let line = "{\"file\": \(file.replacing("\n", with: " ")), \"at\": [\(at)]}\n"
      host.input = Array(line.utf8)
      #expect(host.run("solve", "--stream") == .done)
      return host.output
    }
    let left = "{\"size\": [400, 300]}"
    let right = "{\"size\": [400, 300], \"direction\": \"rtl\"}"
    let alone = answers([right])
    let layout = alone.drop { $0 != "[" }.dropFirst().prefix { $0 != "\n" }.dropLast(2)
    #expect(layout.contains("\"direction\": \"rtl\""))
    #expect(answers([left, right]).contains(layout))
  }
}
