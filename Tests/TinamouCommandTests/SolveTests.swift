import Testing
import TinamouCommand

private let card = """
  {
    "tinamou": 1,
    "view": { "id": "root", "subviews": [
      { "id": "card", "subviews": [ { "id": "icon", "intrinsicSize": [24.2, 24] } ] } ] },
    "constraints": [
      "card.leading == root.leading + 10.3", "card.trailing == root.trailing",
      "card.top == root.top", "card.bottom == root.bottom",
      "icon.leading == card.leading + 5", "icon.top == card.top + 5"
    ]
  }
  """

private let open = """
  { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a", "intrinsicSize": [1, 1] } ] },
    "constraints": ["a.top == root.top"] }
  """

private let broken = """
  { "tinamou": 1, "view": { "id": "root" }, "constraints": ["root.width == 7"] }
  """

@Suite struct `The command solve` {
  @Test func `prints frames as JSON with keys in a fixed order`() {
    let host = MemoryHost(["card.json": card])
    #expect(host.run("solve", "card.json", "--size", "100x50") == .done)
    #expect(host.errors == "")
    #expect(
      host.output == """
        {
          "schema": "tinamou/frames/1",
          "layouts": [
            {
              "file": "card.json",
              "size": [100, 50],
              "scale": 2,
              "direction": "ltr",
              "textSize": "L",
              "traits": {"width": "compact", "height": "compact", "idiom": "pad"},
              "frames": [
                {"id": "root", "frame": [0, 0, 100, 50]},
                {"id": "card", "frame": [10.5, 0, 89.5, 50]},
                {"id": "icon", "frame": [5, 5, 24, 24]}
              ],
              "ambiguous": [],
              "broken": [],
              "diagnostics": []
            }
          ]
        }

        """)
  }

  @Test func `says on a terminal how far it is, unless the layouts show it there`() {
    let host = MemoryHost(["card.json": card])
    let arguments = ["solve", "card.json", "--width", "1001...3000"]
    #expect(CommandLineTool(host: host).run(arguments) == .done)
    #expect(host.errors == "")
    host.errorIsTerminal = true
    #expect(CommandLineTool(host: host).run(arguments) == .done)
    #expect(host.errors.contains(" of 2000 windows"))
    #expect(host.errors.hasSuffix("\r\u{1B}[K"))

    let reader = MemoryHost(["card.json": card])
    reader.errorIsTerminal = true
    reader.outputIsTerminal = true
    #expect(CommandLineTool(host: reader).run(arguments) == .done)
    #expect(reader.errors == "")
  }

  @Test func `adds thirds of a point up to the pixel they end at`() {
    let host = MemoryHost([
      "card.json": card.replacing("10.3", with: "0.4").replacing(
        "card.leading + 5", with: "card.leading + 1.4")
    ])
    #expect(host.run("solve", "card.json", "--size", "100x50", "--scale", "3") == .done)
    #expect(host.output.contains("{\"id\": \"icon\", \"frame\": [1.3333333333333333, 5, "))
    for option in ["--absolute", "--exact"] {
      #expect(
        host.run("solve", "card.json", "--size", "100x50", "--scale", "3", "--absolute", option)
          == .done)
    }
    // The sum of 1/3 and 4/3 as numbers of the computer would end with 65.
    #expect(host.output.contains("{\"id\": \"icon\", \"frame\": [1.6666666666666667, 5, "))
    #expect(host.output.contains("{\"id\": \"icon\", \"frame\": [1.7999"))
  }

  @Test func `prints an aligned table`() {
    let host = MemoryHost(["card.json": card])
    let code = host.run(
      "solve", "card.json", "--format", "table", "--device", "ipad-air-2", "--split", "1/3",
      "--orientation", "landscape", "--absolute")
    #expect(code == .done)
    #expect(
      host.output == """
        card.json: ipad-air-2 landscape 1/3, 320 x 768, compact x regular
        view         x  y  width  height
        root         0  0    320     768
          card    10.5  0  309.5     768
            icon  15.5  5     24      24

        """)
  }

  @Test func `marks what is hidden, and what is in a hidden view`() {
    let text = card.replacing(#""id": "card","#, with: #""id": "card", "hidden": true,"#)
    let host = MemoryHost(["card.json": text])
    #expect(host.run("solve", "card.json", "--size", "100x50", "--format", "ndjson") == .done)
    #expect(host.output.contains(#"{"id": "root", "frame": [0, 0, 100, 50]}"#))
    #expect(host.output.contains(#"{"id": "card", "frame": [10.5, 0, 89.5, 50], "hidden": true}"#))
    #expect(host.output.contains(#"{"id": "icon", "frame": [5, 5, 24, 24], "hidden": true}"#))
    let table = MemoryHost(["card.json": text])
    #expect(table.run("solve", "card.json", "--size", "100x50", "--format", "table") == .done)
    #expect(table.output.contains("icon (hidden)"))
    #expect(!table.output.contains("root (hidden)"))
  }

  @Test func `prints unrounded frames with --exact`() {
    let host = MemoryHost(["card.json": card])
    #expect(host.run("solve", "card.json", "--size=100x50", "--exact", "--format=table") == .done)
    // Multiples of 2^-20 points, the solver's grid.
    #expect(host.output.contains("  card    10.300000190734863  0   89.69999980926514      50\n"))
  }

  @Test func `shows a thousandth of a point in a table, and every digit in JSON`() {
    let host = MemoryHost(["card.json": card])
    #expect(host.run("solve", "card.json", "--size=100x50", "--scale=3", "--format=table") == .done)
    #expect(host.output.contains("  card    10.333  0  89.667      50\n"))
    let other = MemoryHost(["card.json": card])
    #expect(other.run("solve", "card.json", "--size=100x50", "--scale=3") == .done)
    #expect(other.output.contains("[10.333333333333334, 0, 89.66666666666667, 50]"))
  }

  @Test func `rounds to the pixels of the scale`() {
    let host = MemoryHost(["card.json": card])
    let code = host.run(
      "solve", "card.json", "--size", "100x50", "--scale", "1", "--scale", "4", "--format=table")
    #expect(code == .done)
    #expect(host.output.hasPrefix("card.json: 100x50 @1x, compact x compact\n"))
    #expect(host.output.contains("    icon   5  5     24      24"))
    #expect(host.output.contains("    icon      5  5  24.25      24"))
  }

  @Test func `mirrors with --rtl`() {
    let host = MemoryHost(["card.json": card])
    let code = host.run("solve", "card.json", "--size", "100x50", "--rtl", "--format", "table")
    #expect(code == .done)
    #expect(host.output.contains("  card       0  0   89.5      50\n"))
    #expect(host.output.contains("    icon  60.5  5     24      24\n"))
  }

  @Test func `reads standard input`() {
    let host = MemoryHost()
    host.input = Array(card.utf8)
    #expect(host.run("solve", "-", "--size", "100x50") == .done)
    #expect(host.output.contains(#""file": "<standard input>""#))
  }

  @Test func `says which window it takes when nobody names one`() {
    let host = MemoryHost(["card.json": card])
    #expect(host.run("solve", "card.json", "--format", "table") == .done)
    #expect(host.output.hasPrefix("card.json: iphone-14 portrait, 390 x 844, compact x regular\n"))
    #expect(
      host.errors == "note: card.json: no window is given; taking iphone-14 in portrait\n")
  }

  @Test func `makes every combination of windows and leaves out those that do not exist`() {
    let host = MemoryHost(["card.json": card])
    let code = host.run(
      "solve", "card.json", "--device", "ipad-air-2", "--device", "iphone-14",
      "--orientation", "landscape", "--orientation", "portrait", "--split", "full",
      "--split", "1/2", "--format", "table")
    #expect(code == .done)
    let titles = host.output.split(separator: "\n").filter { $0.hasPrefix("card.json") }
    #expect(
      titles == [
        "card.json: ipad-air-2 landscape, 1024 x 768, regular x regular",
        "card.json: ipad-air-2 landscape 1/2, 507 x 768, compact x regular",
        "card.json: ipad-air-2 portrait, 768 x 1024, regular x regular",
        "card.json: iphone-14 landscape, 844 x 390, compact x compact",
        "card.json: iphone-14 portrait, 390 x 844, compact x regular",
      ])
    #expect(host.errors.split(separator: "\n").count == 3)
    #expect(host.errors.contains("note: left out: iphone-14 has no window '1/2' in portrait"))
  }

  @Test func `takes the windows of the file and varies them`() {
    let text = card.dropLast(2) + #"  , "at": [ { "size": [100, 50] }, { "size": [200, 50] } ] }"#
    let host = MemoryHost(["card.json": String(text)])
    #expect(host.run("solve", "card.json", "--text-size", "AX3", "--format", "table") == .done)
    #expect(host.output.contains("card.json: 100x50 AX3,"))
    #expect(host.output.contains("card.json: 200x50 AX3,"))
  }

  @Test func `varies the keyboard and the readable width and says so`() {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [{ "id": "a" }] },
        "constraints": ["a.leading == root.readable.leading", "a.trailing == root.readable.trailing",
          "a.height == 10", "a.bottom == root.keyboard.top"] }
      """
    let host = MemoryHost(["a.json": text])
    let arguments = [
      "solve", "a.json", "--size", "1000x500", "--keyboard", "0", "--keyboard", "200",
    ]
    #expect(
      CommandLineTool(host: host).run(
        arguments + ["--readable", "ios9", "--readable", "60", "--format", "table"]) == .done)
    for label in [
      "a.json: 1000x500 readable ios9 keyboard 0,", "a.json: 1000x500 readable ios9 keyboard 200,",
      "a.json: 1000x500 readable 60-characters keyboard 200,",
    ] {
      #expect(host.output.contains(label), "\(label)")
    }
    let json = MemoryHost(["a.json": text])
    #expect(CommandLineTool(host: json).run(arguments + ["--readable", "ios9"]) == .done)
    #expect(json.output.contains(#""keyboard": 200,"#))
    #expect(json.output.contains(#""readable": "ios9","#))
    #expect(json.output.contains(#"{"id": "a", "frame": [164, 290, 672, 10]}"#))
    #expect(json.output.contains(#"{"id": "a", "frame": [164, 490, 672, 10]}"#))
  }

  @Test func `ends with 1 for a conflict and prints the relaxed layout`() {
    let host = MemoryHost(["broken.json": broken])
    #expect(host.run("solve", "broken.json", "--size", "100x50") == .findings)
    #expect(host.output.contains(#"{"id": "root", "frame": [0, 0, 100, 50]}"#))
    #expect(
      host.output.contains(
        #"""
              "broken": [
                {
                  "constraint": "root.width == 7",
                  "at": "broken.json:1:60",
        """#))
    #expect(host.errors.contains("error[T101]: 2 required constraints cannot hold together"))
  }

  @Test func `warns of ambiguity and ends with 1 only if strict`() {
    let host = MemoryHost(["open.json": open])
    #expect(host.run("solve", "open.json", "--size", "100x50") == .done)
    #expect(
      host.errors.contains("warning[T201]: the constraints leave the horizontal position of 'a'"))
    #expect(host.output.contains(#"{"id": "a", "attributes": ["left"]}"#))
    #expect(host.run("solve", "open.json", "--size", "100x50", "--strict") == .findings)
  }

  @Test func `solves the other files when one fails`() {
    let host = MemoryHost(["bad.json": "{", "card.json": card, "broken.json": broken])
    let code = host.run(
      "solve", "bad.json", "missing.json", "card.json", "broken.json", "--size", "100x50")
    #expect(code == .invalidInput)
    #expect(host.output.contains(#""file": "card.json""#))
    #expect(host.output.contains(#""file": "broken.json""#))
    #expect(host.errors.contains("bad.json:1:1: error[T801]"))
    #expect(
      host.errors.contains(
        "missing.json: error[T802]: cannot be read: No such file or directory\n"))
  }

  @Test func `prints JSON with the errors if no file is valid`() {
    let host = MemoryHost(["bad.json": "{"])
    #expect(host.run("solve", "bad.json", "missing.json") == .invalidInput)
    #expect(
      host.output == """
        {
          "schema": "tinamou/frames/1",
          "layouts": [],
          "errors": [
            {"file": "bad.json", "rule": "T801", "severity": "error", "at": "bad.json:1:1", \
        "message": "the file ends inside '{'"},
            {"file": "missing.json", "rule": "T802", "severity": "error", "message": \
        "cannot be read: No such file or directory"}
          ]
        }

        """)
  }

  @Test func `prints each layout on a line of its own with ndjson`() {
    let host = MemoryHost(["bad.json": "{", "card.json": card])
    let code = host.run(
      "solve", "card.json", "bad.json", "--format", "ndjson", "--size", "100x50", "--size", "9x9")
    #expect(code == .invalidInput)
    let lines = host.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"schema": "tinamou/frames/1", "#) })
    #expect(lines.first?.contains(#""frames": [{"id": "root", "frame": [0, 0, 100, 50]}"#) == true)
    #expect(lines.last?.contains(#""error": {"file": "bad.json""#) == true)
  }

  @Test(arguments: [1, 2, 5])
  func `the number of jobs changes no byte`(jobs: Int) {
    func output(_ jobs: Int) -> String {
      let host = MemoryHost(["open.json": open])
      let arguments = ["solve", "open.json", "--width", "320...500", "--both-directions"]
      #expect(CommandLineTool(host: host).run(arguments + ["--jobs", "\(jobs)"]) == .done)
      return host.output + host.errors
    }
    #expect(output(jobs) == output(3))
  }

  @Test func `ends with 5 if the output cannot be written`() {
    let host = MemoryHost(["card.json": card])
    host.isOutputClosed = true
    #expect(host.run("solve", "card.json", "--size", "100x50") == .internalError)
    #expect(host.errors == "error: the output cannot be written: Broken pipe\n")
  }
}
