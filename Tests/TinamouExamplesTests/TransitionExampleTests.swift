import Testing
import TinamouCommand

@Suite struct TransitionExampleTests {
  private static let head = ["--device", "ipad-air-2", "--orientation"]

  @Test(arguments: Example.allCases, ["ltr", "rtl"])
  func `each step has the frames of its window, byte for byte`(
    example: Example, direction: String
  ) throws {
    let steps =
      "full > 2/3 > 1/2 > 1/3 > slide-over > rotate > full > 2/3 > text-size AX1 > keyboard 300"
    let rtl = direction == "rtl" ? ["--rtl"] : []
    let played = Self.layouts(
      ["solve", example.path, "--transition", steps] + Self.head + ["landscape"] + rtl)
    // The same windows, given by separate options.
    let windows: [(orientation: String, split: String, options: [String])] = [
      ("landscape", "full", []), ("landscape", "2/3", []), ("landscape", "1/2", []),
      ("landscape", "1/3", []), ("landscape", "slide-over", []), ("portrait", "slide-over", []),
      ("portrait", "full", []), ("portrait", "2/3", []),
      ("portrait", "2/3", ["--text-size", "AX1"]),
      ("portrait", "2/3", ["--text-size", "AX1", "--keyboard", "300"]),
    ]
    var solved: [String] = []
    for window in windows {
      let options = Self.head + [window.orientation, "--split", window.split] + window.options
      solved += Self.layouts(["solve", example.path] + options + rtl)
    }
    #expect(played.count == 10)
    #expect(played == solved)
  }

  @Test func `Travelog plays its own steps`() throws {
    let (host, code) = RecordingHost.run(
      ["solve", Example.travelog.path, "--transition", "file"])
    #expect(code == .done)
    #expect(host.errors.isEmpty)
    #expect(host.output.matches(of: #/"step": /#).count == 8)
    #expect(host.output.matches(of: #/"transition": /#).count == 7)
  }

  /// The layouts that a command prints, without the report of transitions.
  private static func layouts(_ arguments: [String]) -> [String] {
    let (host, _) = RecordingHost.run(arguments)
    return host.output.split(separator: "    {\n      \"file\"").dropFirst().map { layout in
      let lines = layout.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let own = lines.prefix { !$0.hasPrefix("      \"transition\"") && !$0.hasPrefix("    }") }
      let kept = own.filter { !$0.hasPrefix("      \"step\"") }
      return kept.joined(separator: "\n").replacing(
        /"diagnostics": \[\],$/, with: "\"diagnostics\": []")
    }
  }
}
