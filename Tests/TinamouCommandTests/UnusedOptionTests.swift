import Testing
import TinamouCommand

extension WrongUsage {
  /// Options that have no effect beside another one: the command, that one, and these.
  private static let pairs: [(command: String, other: String, options: [String])] = [
    ("check a --device ipad-air-2", "--device", ["--width 9", "--height 9", "--matrix full"]),
    ("prove a --device ipad-air-2", "--device", ["--width 9", "--height 9", "--matrix full"]),
    ("diff a b --device ipad-air-2", "--device", ["--width 9", "--height 9", "--matrix full"]),
    ("check a --size 400x300", "--size", ["--height 9", "--matrix quick"]),
    (
      "check --stream", "--stream",
      [
        "--pseudo 2", "--strings b", "--reporter json", "--baseline b", "--write-baseline c",
        "--strict",
      ]
    ),
    ("check a --write-baseline c", "--write-baseline", ["--strict", "--reporter json"]),
    ("solve --stream", "--stream", ["--transition rotate", "--times", "--budget 1", "--strict"]),
    (
      "preview a --interactive", "--interactive",
      [
        "--diff b", "--watch", "--size 9x9", "--width 9", "--step 2", "--text-size XL", "--rtl",
        "--both-directions", "--jobs 1", "--strict",
      ]
    ),
    (
      "diff a b --interactive", "--interactive",
      [
        "--width 9", "--height 9", "--matrix full", "--size 9x9", "--text-size XL", "--rtl",
        "--both-directions", "--format json",
      ]
    ),
  ]

  private static let others: [(command: String, message: String)] = [
    ("diff a b -o d.html", "-o needs --interactive"),
    ("solve --stream --format table", "--stream answers as --format ndjson does"),
    ("check a --matrix quick --split 1/2", "--split needs a --device"),
    ("prove a root.top==0 --orientation landscape", "--orientation needs a --device"),
    ("preview a --interactive --format svg", "--interactive writes one HTML page"),
    ("preview a --interactive --format png", "--interactive writes one HTML page"),
    ("preview a --interactive --format pdf", "--interactive writes one HTML page"),
    ("preview a --interactive -o p.svg", "--interactive writes one HTML page"),
    ("preview a --interactive -o p.png", "--interactive writes one HTML page"),
    ("diff a b --interactive -o p.svg", "--interactive writes one HTML page"),
  ]

  /// Command lines with an option that has no effect.
  static let unused: [WrongUsage] =
    pairs.flatMap { command, other, options in
      options.map { option in
        let name = option.split(separator: " ")[0]
        return WrongUsage(line: "\(command) \(option)", "\(name) has no effect with \(other)\n")
      }
    } + others.map { WrongUsage(line: $0.command, $0.message + "\n") }

  private init(line: String, _ message: String) {
    arguments = line.split(separator: " ").map(String.init)
    self.message = message
  }
}

@Suite struct `An option without effect` {
  @Test(arguments: WrongUsage.unused)
  func `is refused`(_ usage: WrongUsage) {
    let file = #"{ "tinamou": 1, "view": { "id": "root" } }"#
    let host = MemoryHost(["a": file, "b": file])
    #expect(host.run(usage.arguments) == .usage)
    #expect(host.errors.hasPrefix("error: " + usage.message), "\(host.errors)")
    #expect(host.output == "")
    #expect(host.written.isEmpty)
  }

  @Test func `is not a format that the page has`() {
    let host = MemoryHost(["a": #"{ "tinamou": 1, "view": { "id": "root" } }"#])
    for output in ["page.html", "page"] {
      #expect(host.run("preview", "a", "--interactive", "-o", output) == .done)
    }
    let code = host.run("preview", "a", "--interactive", "--format", "html", "-o", "p.svg")
    #expect(code == .done)
    #expect(host.written.map(\.path) == ["page.html", "page", "p.svg"])
  }
}
