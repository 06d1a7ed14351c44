import Testing
import TinamouCommand

private let card = """
  {
    "tinamou": 1,
    "view": { "id": "root", "subviews": [ { "id": "icon", "intrinsicSize": [24, 24] } ] },
    "constraints": [ "icon.leading == root.leading + 10", "icon.top == root.top" ],
    "sets": [ { "when": { "width<": 600 }, "constraints": ["icon.width == 30"] } ],
    "scene": { "device": "ipad-air-2", "orientation": "landscape" },
    "transition": "full > 1/2",
  }
  """

@Suite struct `Transitions of the command solve` {
  @Test func `frames and reports are printed in a fixed order`() {
    let host = MemoryHost(["card.json": card])
    #expect(host.run("solve", "card.json", "--transition", "file") == .done)
    #expect(host.errors == "")
    #expect(
      host.output == """
        {
          "schema": "tinamou/frames/1",
          "layouts": [
            {
              "file": "card.json",
              "step": "full",
              "device": "ipad-air-2",
              "orientation": "landscape",
              "split": "full",
              "size": [1024, 768],
              "scale": 2,
              "direction": "ltr",
              "textSize": "L",
              "traits": {"width": "regular", "height": "regular", "idiom": "pad"},
              "frames": [
                {"id": "root", "frame": [0, 0, 1024, 768]},
                {"id": "icon", "frame": [10, 0, 24, 24]}
              ],
              "ambiguous": [],
              "broken": [],
              "diagnostics": []
            },
            {
              "file": "card.json",
              "step": "1/2",
              "device": "ipad-air-2",
              "orientation": "landscape",
              "split": "1/2",
              "size": [507, 768],
              "scale": 2,
              "direction": "ltr",
              "textSize": "L",
              "traits": {"width": "compact", "height": "regular", "idiom": "pad"},
              "frames": [
                {"id": "root", "frame": [0, 0, 507, 768]},
                {"id": "icon", "frame": [10, 0, 30, 24]}
              ],
              "ambiguous": [],
              "broken": [],
              "diagnostics": [],
              "transition": {
                "stages": [
                  {"stage": "setup", "pivots": 0, "switched": 0, "measured": 0, "moved": 0},
                  {"stage": "create", "pivots": 1, "switched": 1, "measured": 0, "moved": 2},
                  {"stage": "cleanup", "pivots": 0, "switched": 0, "measured": 0, "moved": 0}
                ],
                "findings": []
              }
            }
          ]
        }

        """)
  }

  @Test func `a table has the stages below the views`() {
    let host = MemoryHost(["card.json": card])
    let code = host.run(
      "solve", "card.json", "--transition", "1/2 > full", "--format", "table", "--rtl")
    #expect(code == .done)
    #expect(
      host.output == """
        card.json: 1/2: ipad-air-2 landscape 1/2 rtl, 507 x 768, compact x regular
        view      x  y  width  height
        root      0  0    507     768
          icon  467  0     30      24

        card.json: full: ipad-air-2 landscape rtl, 1024 x 768, regular x regular
        view      x  y  width  height
        root      0  0   1024     768
          icon  990  0     24      24

        stage    pivots  switched  measured  moved
        setup         0         0         0      0
        create        1         1         0      2
        cleanup       0         0         0      0

        """)
  }

  @Test func `the device is the one named, else that of the scene, else the first of the file`() {
    let bare = """
      { "tinamou": 1, "view": { "id": "root" }, SCENE
        "at": [ { "size": [1, 1] }, { "device": "ipad-air-2" }, { "device": "iphone-14" } ] }
      """
    let scene = "\"scene\": { \"device\": \"ipad-air-3\" },"
    let files = [
      "a.json": bare.replacing("SCENE", with: ""), "b.json": bare.replacing("SCENE", with: scene),
    ]
    func devices(_ arguments: String...) -> String {
      let host = MemoryHost(files)
      _ = CommandLineTool(host: host).run(
        ["solve"] + arguments + ["--transition", "full", "--format", "table"])
      return host.output.split(separator: "\n").filter { $0.contains(".json") }
        .joined(separator: "\n")
    }
    #expect(devices("a.json") == "a.json: full: ipad-air-2 portrait, 768 x 1024, regular x regular")
    #expect(
      devices("b.json") == "b.json: full: ipad-air-3 portrait, 834 x 1112, regular x regular")
    #expect(
      devices("b.json", "--device", "iphone-14", "--orientation", "landscape")
        == "b.json: full: iphone-14 landscape, 844 x 390, compact x compact")
  }

  @Test func `a window of any size names its device and has no split`() {
    let host = MemoryHost(["card.json": card])
    let code = host.run(
      "solve", "card.json", "--device", "ipad-air-3", "--transition", "full > 600x700")
    #expect(code == .done, "\(host.errors)")
    #expect(
      host.output.contains(
        """
              "step": "600x700",
              "device": "ipad-air-3",
              "orientation": "portrait",
              "size": [600, 700],
        """))
  }

  @Test func `times are printed on request, and a missed budget is a finding`() {
    let host = MemoryHost(["card.json": card])
    #expect(
      host.run("solve", "card.json", "--transition", "file", "--times", "--budget", "1e6") == .done)
    #expect(host.output.contains("\"budgetMilliseconds\": 1000000,\n"))
    #expect(host.output.contains("\"verdict\": \"met\"\n"))
    #expect(host.output.contains("\"moved\": 2, \"milliseconds\": "))
    let late = MemoryHost(["card.json": card])
    let code = late.run(
      "solve", "card.json", "--transition", "file", "--times", "--budget", "0", "--format", "table")
    #expect(code == .findings)
    #expect(late.output.hasSuffix("budget of 0 ms: missed by setup\n"))
    #expect(late.output.contains("stage    pivots  switched  measured  moved  milliseconds\n"))
  }

  @Test func `the bytes are the same every time`() {
    let steps = "full > 2/3 > 1/2 > slide-over > rotate > text-size AX1 > full"
    let outputs = (0..<3).map { _ in
      let host = MemoryHost(["card.json": card])
      _ = host.run("solve", "card.json", "--transition", steps)
      return host.output
    }
    #expect(outputs[0].contains("\"step\": \"text-size AX1\""))
    #expect(Set(outputs).count == 1)
  }

  @Test func `a step that the device does not have is wrong usage, or a wrong file`() {
    let host = MemoryHost(["card.json": card])
    #expect(
      host.run("solve", "card.json", "--device", "iphone-14", "--transition", "full > 1/2")
        == .usage)
    #expect(
      host.errors == """
        --transition:1:8: error[T818]: iphone-14 has no window '1/2' for the primary app in portrait; it has: full
         1 | full > 1/2
           |        ^~~

        """)
    #expect(host.output.contains("\"step\": \"full\""))
    let other = MemoryHost(["card.json": card])
    #expect(
      other.run("solve", "card.json", "--device", "iphone-14", "--transition", "file")
        == .invalidInput)
    #expect(other.errors.hasPrefix("card.json:7:25: error[T818]: iphone-14 has no window '1/2'"))
  }

  @Test(
    arguments: [
      (["--times"], "error: --times needs --transition\n"),
      (["--transition", "full", "--budget", "8"], "error: --budget needs --times\n"),
      (
        ["--transition", "full", "--times", "--budget", "-1"],
        "error: --budget cannot be '-1'; expected a number from 0 to 10000000\n"
      ),
      (
        ["--transition", "full", "--size", "100x100"],
        "error: --transition needs a --device\nhelp: a size is a step: \"full > 600x700\"\n"
      ),
      (
        ["--transition", "full > rotat"],
        """
        --transition:1:8: error[T806]: there is no step 'rotat'
         1 | full > rotat
           |        ^~~~~
        help: did you mean 'rotate'?

        """
      ),
    ] as [([String], String)])
  func `wrong options are reported`(options: [String], error: String) {
    let host = MemoryHost(["card.json": card])
    #expect(CommandLineTool(host: host).run(["solve", "card.json"] + options) == .usage)
    #expect(host.errors == error + "see 'tinamou solve --help'\n")
    #expect(host.output == "")
  }

  @Test func `a file without steps says so`() {
    let host = MemoryHost(["a.json": "{ \"tinamou\": 1, \"view\": { \"id\": \"root\" } }"])
    #expect(host.run("solve", "a.json", "--transition", "file") == .usage)
    #expect(host.errors.hasPrefix("error: a.json has no 'transition'\nhelp: name the steps"))
  }
}
