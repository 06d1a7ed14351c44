import Testing
import TinamouCommand

private let sound = """
  { "tinamou": 1, "name": "Card", "view": { "id": "root", "subviews": [
      { "id": "title", "kind": "label", "text": "Hello" } ] },
    "constraints": ["title.leading == root.margins.leading", "title.top == root.top"] }
  """

private let open = """
  { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a", "intrinsicSize": [1, 1] } ] },
    "constraints": ["a.top == root.top"] }
  """

private let broken = """
  { "tinamou": 1, "view": { "id": "root" }, "constraints": ["root.width == 7"] }
  """

@Suite struct `The command preview` {
  private static let files = ["card.json": sound, "open.json": open, "broken.json": broken]

  @Test func `writes SVG to standard output`() {
    for arguments in [[], ["-o", "-"], ["-o=-"], ["--format", "svg"]] {
      let host = MemoryHost(Self.files)
      let tool = CommandLineTool(host: host)
      #expect(tool.run(["preview", "card.json", "--size", "300x200"] + arguments) == .done)
      #expect(host.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
      #expect(host.output.contains(">Card<"))
      #expect(host.output.contains(">card.json<"))
      #expect(host.written.isEmpty)
      #expect(host.errors == "")
    }
  }

  @Test(arguments: [
    ("out.svg", "<?xml"), ("a.b/out.HTML", "<!DOCTYPE html>"), ("out.htm", "<!DOCTYPE html>"),
  ])
  func `writes the format that the name of the file says`(_ path: String, _ beginning: String) {
    let host = MemoryHost(Self.files)
    #expect(host.run("preview", "card.json", "--size", "300x200", "-o", path) == .done)
    #expect(host.written.map(\.path) == [path])
    #expect(host.written.first?.text.hasPrefix(beginning) == true)
    #expect(host.output == "")
  }

  @Test func `writes the format asked for, whatever the name of the file`() {
    let host = MemoryHost(Self.files)
    let code = host.run(
      "preview", "card.json", "--size", "300x200", "--format", "html", "-o", "out.svg")
    #expect(code == .done)
    #expect(host.written.first?.text.hasPrefix("<!DOCTYPE html>") == true)
  }

  @Test func `reads standard input`() {
    let host = MemoryHost()
    host.input = Array(open.utf8)
    #expect(host.run("preview", "-", "--size", "300x200") == .done)
    #expect(host.output.contains("&lt;standard input&gt;"))
  }

  @Test func `draws the windows that solve lays out`() {
    let options = [
      "--device", "ipad-air-2", "--orientation", "landscape", "--orientation", "portrait",
      "--split", "full", "--split", "1/3", "--rtl", "--text-size", "XL", "--text-size", "S",
    ]
    let host = MemoryHost(Self.files)
    let tool = CommandLineTool(host: host)
    #expect(tool.run(["preview", "card.json", "--format", "html"] + options) == .done)
    let preview = host.output
    #expect(tool.run(["solve", "card.json"] + options) == .done)
    #expect(preview.ranges(of: "<figure").count == 8)
    #expect(host.output.ranges(of: #""frames":"#).count == 8)
    #expect(
      preview.contains(
        "landscape · split 1/3 · 320 × 768 · compact × regular · text S · right to left"))
  }

  @Test func `draws several files as one gallery`() {
    let host = MemoryHost(Self.files)
    #expect(host.run("preview", "card.json", "open.json", "--size", "300x200") == .done)
    #expect(host.output.ranges(of: "class=\"paper\"").count == 2)
    #expect(host.output.contains("open.json: "))
    #expect(host.output.contains("<title>card.json, open.json</title>"))
  }

  @Test func `is plain for a document, without what explains the layout`() {
    let host = MemoryHost(Self.files)
    #expect(host.run("preview", "open.json", "--size", "300x200", "--plain") == .done)
    #expect(!host.output.contains("class=\"findings\""))
    #expect(!host.output.contains("class=\"key\""))
    #expect(host.output.contains(".names, .guides, .cross { display: none; }"))
    let page = MemoryHost(Self.files)
    #expect(
      page.run("preview", "open.json", "--size", "300x200", "--plain", "--format", "html") == .done)
    #expect(page.output.ranges(of: "checked=\"checked\"").count == 2)
  }

  @Test func `takes the windows of the file, else one iPhone`() {
    let host = MemoryHost(Self.files)
    #expect(host.run("preview", "card.json") == .done)
    #expect(host.errors == "note: card.json: no window is given; taking iphone-14 in portrait\n")
    #expect(host.output.contains(">iPhone 14<"))
  }

  @Test func `tells what is open with the words of the diagnostics, and ends with 1 if strict`() {
    let host = MemoryHost(Self.files)
    #expect(host.run("preview", "open.json", "--size", "300x200", "--format", "html") == .done)
    #expect(
      host.output.contains(
        ">the constraints leave the horizontal position of &#39;a&#39; open</a>"))
    #expect(host.output.contains("<small>at open.json:1:63</small>"))
    #expect(host.errors.contains("warning[T201]"))
    let strict = MemoryHost(Self.files)
    #expect(strict.run("preview", "open.json", "--size", "300x200", "--strict") == .findings)
    #expect(strict.output.hasPrefix("<?xml"))
  }

  @Test func `draws what is broken and ends with 1`() {
    let host = MemoryHost(Self.files)
    #expect(
      host.run("preview", "broken.json", "--size", "300x200", "-o", "out.html") == .findings)
    #expect(host.errors.contains("error[T101]"))
    let text = host.written.first?.text ?? ""
    #expect(text.contains("so &#39;root.width == 7&#39; is broken</a>"))
    #expect(text.contains("<small>with the width of the window</small>"))
  }

  @Test func `writes nothing for a file that cannot be read or is invalid`() {
    let host = MemoryHost(["bad.json": "{"])
    #expect(host.run("preview", "bad.json", "-o", "out.svg") == .invalidInput)
    #expect(host.run("preview", "none.json", "-o", "out.svg") == .invalidInput)
    #expect(host.written.isEmpty && host.output.isEmpty)
    #expect(host.errors.contains("none.json: error[T802]"))
  }

  @Test func `says when the output cannot be written`() {
    let host = MemoryHost(Self.files)
    host.writablePaths = []
    #expect(
      host.run("preview", "card.json", "--size", "9x9", "-o", "out.svg") == .internalError)
    #expect(host.errors == "error: 'out.svg' cannot be written: Permission denied\n")
    host.isOutputClosed = true
    #expect(host.run("preview", "card.json", "--size", "9x9") == .internalError)
  }

  @Test func `draws the rows of tables with what each of them shows`() {
    let host = MemoryHost()
    host.input = Array(
      """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "list", "kind": "table", "rows": [
            { "id": "entry", "subviews": [ { "id": "title", "kind": "label", "text": "Lisbon" } ],
              "repeat": [ {}, { "title": { "text": "Porto" } }, {} ] } ] } ] },
        "constraints": [
          "list.leading == root.leading", "list.trailing == root.trailing",
          "list.top == root.top", "list.bottom == root.bottom",
          "H:|-[title]-|", "V:|-[title]-|" ] }
      """.utf8)
    #expect(host.run("preview", "-", "--size", "300x400") == .done)
    #expect(host.output.ranges(of: ">Lisbon</text>").count == 2)
    #expect(host.output.ranges(of: ">Porto</text>").count == 1)
    for name in ["root", "list", "entry[0]", "title[0]", "entry[2]", "title[2]"] {
      #expect(host.output.contains("<title>\(name)&#10;"), "\(name)")
    }
    #expect(host.output.contains("<title>title[1]&#10;label&#10;"))
  }

  @Test func `keeps the windows that have a layout`() {
    let host = MemoryHost(Self.files)
    let code = host.run(
      "preview", "card.json", "--format", "html", "--device", "iphone-14", "--device",
      "ipad-air-2", "--split", "1/3")
    #expect(code == .done)
    #expect(host.output.ranges(of: "<figure").count == 1)
    #expect(
      host.errors == "note: left out: iphone-14 has no window '1/3' in portrait; it has: full\n")
  }
}

@Suite struct `The command preview that compares` {
  /// A file without a layout in narrow windows, where a chain of factors cannot be resolved.
  private static let narrowFails: String = {
    let ids = (0...34).map { "{ \"id\": \"v\($0)\" }" }.joined(separator: ", ")
    let chain = (0..<34).map { "\"v\($0 + 1).width == 1e9 * v\($0).width\"" }
    return """
      { "tinamou": 1, "view": { "id": "root", "subviews": [\(ids)] },
        "constraints": [ "v0.width == root.width" ],
        "sets": [ { "when": { "width<": 400 },
                    "constraints": [\(chain.joined(separator: ", "))] } ] }
      """
  }()

  @Test func `draws the same window of both files if another one has no layout`() {
    let host = MemoryHost(["old.json": sound, "new.json": Self.narrowFails])
    let code = host.run(
      "preview", "new.json", "--diff", "old.json", "--size", "300x200", "--size", "500x200",
      "--format", "html")
    #expect(code == .undecided)
    #expect(host.output.ranges(of: "<figure").count == 2)
    #expect(host.output.contains("before: "))
    #expect(!host.output.contains("300 × 200"))
    #expect(host.output.ranges(of: "500 × 200").count >= 2)
  }

  @Test func `says that it wrote the new file if the old one is missing`() {
    let host = MemoryHost(["card.json": sound])
    let code = host.run(
      "preview", "card.json", "--size", "300x200", "--diff", "none.json", "--watch", "-o", "a.svg")
    #expect(code == .done)
    #expect(host.written.map(\.path) == ["a.svg"])
    #expect(host.errors.hasSuffix("\nwrote a.svg\n"))
    #expect(host.errors.contains("none.json: error[T802]"))
  }
}

@Suite struct `The command preview that watches` {
  private static func host(_ pauses: [(MemoryHost) -> Void]) -> MemoryHost {
    let host = MemoryHost(["card.json": sound])
    host.pauses = pauses
    return host
  }

  private static func run(_ host: MemoryHost) -> ExitCode {
    host.run("preview", "card.json", "--size", "300x200", "--watch", "-o", "out.svg")
  }

  @Test func `writes again when the content of the file is another`() {
    let host = Self.host([
      { _ in },
      { $0.files["card.json"] = Array(sound.replacing("Card", with: "Board").utf8) },
      { $0.files["card.json"] = Array(sound.replacing("Card", with: "Board").utf8) },
      { $0.files["card.json"] = Array(sound.utf8) },
      { _ in },
    ])
    #expect(Self.run(host) == .done)
    #expect(host.written.map(\.path) == ["out.svg", "out.svg", "out.svg"])
    #expect(host.written[1].text.contains(">Board<"))
    #expect(host.written[2].text == host.written[0].text)
    #expect(host.errors == "wrote out.svg\nwrote out.svg\nwrote out.svg\n")
  }

  @Test func `keeps the last preview while the file is invalid or gone`() {
    let host = Self.host([
      { $0.files["card.json"] = Array("{".utf8) },
      { $0.files["card.json"] = nil },
      { _ in },
      { $0.files["card.json"] = Array(sound.utf8) },
    ])
    #expect(Self.run(host) == .done)
    #expect(host.written.count == 2)
    #expect(host.errors.ranges(of: "nothing was written\n").count == 2)
    #expect(host.errors.hasSuffix("nothing was written\nwrote out.svg\n"))
    #expect(host.errors.contains("error[T802]"))
  }

  @Test func `tells findings of each version and goes on`() {
    let host = Self.host([{ $0.files["card.json"] = Array(broken.utf8) }])
    #expect(Self.run(host) == .done)
    #expect(host.written.count == 2)
    #expect(host.errors.contains("error[T101]"))
  }

  @Test func `makes a page that loads itself again, which it does not without watching`() {
    let host = Self.host([])
    #expect(host.run("preview", "card.json", "--size", "9x9", "--watch", "-o", "a.html") == .done)
    #expect(host.run("preview", "card.json", "--size", "9x9", "-o", "b.html") == .done)
    #expect(host.written.map { $0.text.contains("location.reload()") } == [true, false])
    #expect(host.written.map { $0.text.contains("<script>") } == [true, false])
  }

  @Test func `begins with a file that is not valid yet`() {
    let host = Self.host([{ $0.files["card.json"] = Array(sound.utf8) }])
    host.files["card.json"] = Array("[".utf8)
    #expect(Self.run(host) == .done)
    #expect(host.written.count == 1)
  }

  @Test func `ends when the output cannot be written`() {
    let host = Self.host([{ $0.files["card.json"] = Array(open.utf8) }, { _ in }, { _ in }])
    host.writablePaths = []
    #expect(Self.run(host) == .internalError)
    #expect(host.pauses.count == 3)
    host.writablePaths = ["out.svg"]
    host.pauses[0] = {
      $0.files["card.json"] = Array(open.utf8)
      $0.writablePaths = []
    }
    #expect(Self.run(host) == .internalError)
    #expect(host.pauses.count == 2)
  }

  @Test func `refuses a window that a device does not have before it watches`() {
    let host = Self.host([{ _ in }])
    let code = host.run(
      "preview", "card.json", "--device", "iphone-14", "--split", "1/2", "--watch", "-o", "a.svg")
    #expect(code == .usage)
    #expect(host.pauses.count == 1)
  }
}
