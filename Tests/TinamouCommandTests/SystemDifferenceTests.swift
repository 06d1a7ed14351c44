import Testing
import TinamouCommand

@Suite struct `The command diff with two systems` {
  private static let file = """
    { "tinamou": 1,
      "view": { "id": "root", "subviews": [ { "id": "power", "kind": "switch" } ] },
      "constraints": [ "power.leading == root.leading", "power.top == root.safeArea.top" ],
      "at": [ { "device": "ipad-air-5" } ] }
    """

  private func run(_ arguments: String...) -> (output: String, code: ExitCode) {
    let host = MemoryHost(["a.json": Self.file])
    let code = host.run(["diff", "a.json"] + arguments)
    return (host.output + host.errors, code)
  }

  @Test func `names the numbers that move each view`() {
    let (output, code) = run("--system", "18", "--system", "26", "--device", "ipad-air-5")
    #expect(code == .findings)
    #expect(
      output == """
        a.json on iOS 18 and on iOS 26: 1 view differs in 1 configuration
          power: top +8, width +12, height -3 at 820
            in ipad-air-5 portrait
            because of switch.width, 51 to 63: measured, github Tembeon/morph, tool/ios_reference/spec
            because of switch.height, 31 to 28: measured, github Tembeon/morph, tool/ios_reference/spec
            because of safe area above, 24 to 32

        """)
  }

  @Test func `a window of any size needs both systems to have it`() {
    let (output, _) = run(
      "--system", "18", "--system", "27.1", "--device", "ipad-air-11-m4",
      "--window", "534x590@100,80")
    #expect(
      output.contains("a window of any size on ipad-air-11 needs iOS 26 or later, not 18"))
  }

  @Test func `looks at every width and at the windows of the file`() {
    let (output, _) = run("--system", "18", "--system", "26")
    #expect(output.hasPrefix("a.json on iOS 18 and on iOS 26: 1 view differs in 2 configurations"))
    #expect(output.contains("at widths 320...1366, in height 1024"))
    #expect(output.contains("in ipad-air-5 portrait"))
  }

  @Test func `leaves out the devices of a matrix that need a newer system`() {
    let (output, code) = run("--system", "18", "--system", "26", "--matrix", "full")
    #expect(code == .findings)
    #expect(!output.contains("iphone-duo"))
    let named = run("--system", "18", "--system", "26", "--device", "iphone-duo")
    #expect(named.output.contains("iphone-duo needs iOS 27.1 or later, not 18"))
  }

  @Test func `finds nothing between systems with the same numbers`() {
    let (output, code) = run("--system", "16", "--system", "17")
    #expect(code == .done)
    #expect(output == "a.json on iOS 16 and on iOS 17: no difference in 2 configurations\n")
  }

  @Test func `writes the numbers as JSON`() {
    let (output, _) = run(
      "--system", "18", "--system", "27.1", "--sdk", "18", "--format", "json", "--device",
      "ipad-air-5")
    let cause = #""number": "switch.width", "old": "51", "new": "63", "evidence": "measured""#
    #expect(output.contains(cause))
  }
}
