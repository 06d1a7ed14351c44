import Testing
import TinamouCommand

private let card = """
  { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a", "intrinsicSize": [1, 1] } ] },
    "constraints": ["a.top == root.top", "a.leading == root.leading"] }
  """

private let narrow = """
  { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a", "intrinsicSize": [1, 1] } ] },
    "constraints": ["a.top == root.top"],
    "sets": [ { "when": { "width>=": 400 }, "constraints": ["a.leading == root.leading"] } ] }
  """

@Suite struct `The choice of windows` {
  /// The titles of the tables that are printed.
  private func titles(_ arguments: String...) -> [String] {
    let host = MemoryHost(["card.json": card])
    let code = CommandLineTool(host: host).run(
      ["solve", "card.json", "--format", "table"] + arguments)
    #expect(code == .done, "\(host.errors)")
    return host.output.split(separator: "\n").filter { $0.hasPrefix("card.json: ") }
      .map { String($0.dropFirst("card.json: ".count)) }
  }

  @Test func `takes all devices, and those that fit a pattern`() {
    #expect(titles("--device", "all").count == 67)
    let pads = titles("--device", "ipad-*")
    #expect(!pads.isEmpty && pads.allSatisfy { $0.hasPrefix("ipad-") })
    #expect(titles("--device", "ipad-air-?").contains { $0.hasPrefix("ipad-air-2 ") })
  }

  @Test func `takes every pose of a device that folds`() {
    let poses = titles("--device", "iphone-duo", "--pose", "all")
    #expect(poses.count == 7 && Set(poses).count == 7)
  }

  @Test func `takes every orientation, split and text size`() {
    #expect(titles("--device", "ipad-air-2", "--orientation", "all").count == 2)
    #expect(titles("--device", "ipad-air-2", "--split", "all").count == 4)
    #expect(titles("--size", "9x9", "--text-size", "all").count == 12)
    let accessibility = titles("--size", "9x9", "--text-size", "accessibility")
    #expect(accessibility.map { $0.prefix(7) } == (1...5).map { "9x9 AX\($0)" })
  }

  @Test func `takes both directions`() {
    #expect(
      titles("--size", "9x9", "--both-directions")
        == ["9x9 ltr, compact x compact", "9x9 rtl, compact x compact"])
  }

  @Test func `takes widths in steps, the last one among them`() {
    #expect(
      titles("--size", "1x50", "--width", "320...345", "--step", "10").map { $0.prefix(6) }
        == ["320x50", "330x50", "340x50", "345x50"])
    #expect(titles("--width", "375") == ["375x1024, compact x regular"])
  }

  @Test func `says how a size is laid out that is the screen of an iPhone`() {
    let host = MemoryHost(["card.json": card, "other.json": card])
    #expect(host.run("solve", "card.json", "other.json", "--size", "390x844") == .done)
    // Once, however many files there are.
    #expect(
      host.errors.split(separator: "390x844 is laid out as a window of an iPad").count == 2)
    #expect(host.errors.contains("--device iphone-"))
  }

  @Test func `tells many windows that do not exist in one line`() {
    let host = MemoryHost(["card.json": card])
    #expect(host.run("solve", "card.json", "--device", "all", "--split", "1/3") == .done)
    let notes = host.errors.split(separator: "\n").filter { $0.contains("left out") }
    #expect(notes.count == 4)
    #expect(notes.last?.hasSuffix("more windows that their devices do not have") == true)
  }

  @Test func `names the windows of a finding by what they have in common`() {
    let host = MemoryHost(["narrow.json": narrow])
    let code = host.run("solve", "narrow.json", "--width", "320...499", "--both-directions")
    #expect(code == .done)
    #expect(
      host.errors.contains("note: in 160 of 360 windows, up to 399 wide, such as 320x1024 ltr\n"),
      "\(host.errors)")
  }

  @Test func `names the text sizes of a finding in ascending order`() {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
        "constraints": ["H:|[a(10)]", "V:|[a(10)]"],
        "sets": [ { "when": { "textSize": "AX1..." }, "constraints": ["a.width == 20"] } ] }
      """
    let host = MemoryHost(["sets.json": text])
    let sizes = ["AX3", "AX1", "L"].flatMap { ["--text-size", $0] }
    #expect(host.run(["solve", "sets.json", "--width", "320...324"] + sizes) == .findings)
    #expect(
      host.errors.contains("in 10 of 15 windows, from AX1, such as 320x1024 AX3\n"),
      "\(host.errors)")
  }
}
