import Testing
import TinamouCommand

private let card = """
  { "tinamou": 1,
    "view": { "id": "root", "subviews": [ { "id": "title" }, { "id": "badge" } ] },
    "constraints": [
      "title.leading == root.leading + 20", "title.width == 240", "title.top == root.top",
      "title.height == 20", "badge.trailing == root.trailing - 20", "badge.width == 60",
      "badge.top == root.top", "badge.height == 20" ],
    "expect": [ "title.trailing <= badge.leading - 8" ] }
  """

@Suite struct `The commands of the analysis` {
  @Test func `prove tells the widths at which a statement fails`() {
    let host = MemoryHost(["card.json": card])
    #expect(host.run("prove", "card.json", "badge.width == 60") == .findings)
    for line in [
      "error[T102]: 'title.trailing <= badge.leading - 8' does not hold\n",
      "note: at widths 320..<348, in height 1024, text size L, ltr\n",
      "note: at 320 'title.trailing <= badge.leading - 8' is missed by 28\n",
      "note: 'title' is at [20, 0, 240, 20]\n", "note: 'badge' is at [240, 0, 60, 20]\n",
      "note: follows from 'badge.width == 60'\n", "note: follows from 'root.width == 320'\n",
      "badge.width == 60: holds, decided on 2 pieces in 1 configuration\n",
    ] {
      #expect(host.output.contains(line), "\(line)")
    }
  }

  /// A label whose height matters at accessibility sizes only, which the file names.
  private static let large = """
    { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
      "constraints": [ "a.left == root.left", "a.top == root.top", "a.width == 30" ],
      "sets": [
        { "when": { "textSize": "AX1..." }, "constraints": [ "a.height == 60" ] },
        { "when": { "textSize": "...XXXL" }, "constraints": [ "a.height == 20" ] } ],
      "expect": [ "a.height <= 50" ],
      "at": [ { "size": [402, 874] }, { "size": [402, 874], "textSize": "AX3" } ] }
    """

  @Test func `prove and diff look at the windows of the file`() {
    let host = MemoryHost([
      "old.json": Self.large, "new.json": Self.large.replacing("== 60", with: "== 70"),
    ])
    #expect(host.run("prove", "old.json") == .findings)
    #expect(host.output.contains("at widths 402, in height 874, text size AX3\n"))
    #expect(host.run("prove", "old.json", "--width", "320...500") == .done)
    #expect(host.run("diff", "old.json", "new.json") == .findings)
    #expect(host.output.contains("  a: height +10 at 402\n"))
    #expect(host.run("diff", "old.json", "new.json", "--width", "320...500") == .done)
  }

  @Test func `JSON of prove and diff has plain keys and numbers`() {
    let third = card.replacing("240", with: "240.1")
    let host = MemoryHost([
      "old.json": third, "new.json": third.replacing("240.1", with: "251.43"),
    ])
    #expect(host.run("prove", "old.json", "--format", "json") == .findings)
    #expect(host.output.contains("\"followsFrom\": ["))
    #expect(!host.output.contains("follows from"))
    // 251.43 - 240.1 is 11.329999999999998 as a sum of binary numbers.
    #expect(host.run("diff", "old.json", "new.json", "--format", "json") == .findings)
    #expect(host.output.contains("\"most\": [0, 0, 11.33, 0]"))
  }

  @Test func `prove ends with 0 where everything holds`() {
    let host = MemoryHost(["card.json": card])
    #expect(host.run("prove", "card.json", "--width", "348...1000") == .done)
    #expect(host.run("prove", "card.json", "--width", "1000...348") == .usage)
    #expect(host.run("prove", "card.json", "inside(titel, root)") == .usage)
    #expect(host.run("prove", "card.json", "title.width >") == .usage)
    #expect(host.errors.contains("<command line>:1:13: error[T811]"), "\(host.errors)")
    #expect(host.run("prove", "card.json", "title.width = 3") == .usage)
    #expect(host.errors.contains("did you mean"))
  }

  @Test(arguments: [
    ["solve", "long.json"], ["check", "long.json"], ["prove", "long.json", "list.width == 320"],
    ["explain", "long.json", "list.width"], ["preview", "long.json"],
  ])
  func `a layout that is refused is reported by the same rule in every command`(
    arguments: [String]
  ) {
    let host = MemoryHost([
      "long.json": """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [
          { "id": "list", "kind": "table", "rowHeight": 1e9,
            "rows": [ { "id": "entry", "repeat": 10000 } ] } ] },
        "constraints": [ "HV:|[list]|" ], "at": [ { "size": [320, 480] } ] }
      """
    ])
    #expect(host.run(arguments) == .invalidInput)
    #expect(host.errors.contains("error[T807]: "))
    #expect(!host.errors.contains("T502"))
  }

  @Test func `explain quotes a place as it was written`() {
    let host = MemoryHost(["card.json": card])
    #expect(host.run("explain", "card.json", "titel.width") == .usage)
    #expect(host.errors.contains(" 1 | titel.width\n   | ^~~~~\n"))
  }

  @Test func `prove decides about pixels`() {
    let half = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "half" } ] },
        "constraints": [ "half.left == root.left", "half.top == root.top", "half.height == 1",
                         "half.width == root.width / 2" ] }
      """
    let host = MemoryHost(["half.json": half])
    let statement = "half.width + half.width == root.width"
    #expect(host.run("prove", "half.json", statement) == .done)
    let pixels = ["prove", "half.json", statement, "--pixels", "--scale", "1", "--width"]
    #expect(host.run(pixels + ["320...322"]) == .findings)
    #expect(host.output.contains("note: at widths 320.5..<321.5, in height 1024"))
    #expect(host.output.contains("note: decided in pixels on 1 piece in 1 configuration"))
    #expect(host.run(pixels + ["320...640"]) == .findings)
    #expect(host.output.contains("334.5..<335.5 and 152 more ranges, in height 1024"))
  }

  @Test(arguments: ["text", "json", "sarif", "junit", "github", "markdown"])
  func `check reports in every format`(reporter: String) {
    let host = MemoryHost(["card.json": card.replacing("240", with: "500")])
    #expect(
      host.run("check", "card.json", "--matrix", "quick", "--reporter", reporter) == .findings)
    // The file expects that the title ends before the badge.
    #expect(host.output.contains("T102"))
    #expect(host.output.contains("T302"))
    let widths = ["json": "\"to\": 520", "junit": "320..&lt;520"][reporter] ?? "320..<520"
    #expect(host.output.contains(widths))
    #expect(host.run("check", "card.json", "--strict", "--jobs", "1") == .findings)
  }

  @Test func `check leaves out what a baseline knows`() {
    let host = MemoryHost(["card.json": card.replacing("240", with: "500")])
    #expect(host.run("check", "card.json", "--write-baseline", "known.txt") == .done)
    #expect(host.written.last?.text.contains("card.json: T302 title\n") ?? false)
    #expect(host.run("check", "card.json", "--strict", "--baseline", "known.txt") == .done)
  }

  @Test func `check lengthens texts and takes those of another language`() {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", "text": "Save" } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.width <= 60" ] }
      """
    let strings = "{ \"Save\": \"Zwischenspeichern\" }"
    let host = MemoryHost(["a.json": text, "de.json": strings])
    #expect(host.run("check", "a.json", "--matrix", "quick", "--strict") == .done)
    #expect(
      host.run("check", "a.json", "--matrix", "quick", "--strict", "--pseudo", "3") == .findings)
    #expect(
      host.run("check", "a.json", "--matrix", "quick", "--strict", "--strings", "de.json")
        == .findings)
    #expect(host.output.contains("T401"))
  }

  @Test(arguments: [
    ["--pseudo", "10"], ["--strings", "texts.json"], ["--strings", "ids.json"],
  ])
  func `check replaces texts of sets`(options: [String]) {
    let host = MemoryHost([
      "a.json": """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", "text": "Hi" } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.width <= 60" ],
        "sets": [ { "when": { "width": "compact" }, "views": { "a": { "text": "Hello W" } } } ] }
      """, "texts.json": "{ \"Hello W\": \"A very long replacement\" }",
      "ids.json": "{ \"a\": \"A very long replacement\" }",
    ])
    let command = ["check", "a.json", "--matrix", "quick", "--width", "400...400", "--strict"]
    #expect(host.run(command) == .done)
    #expect(host.run(command + options) == .findings)
    #expect(host.output.contains("T401"))
  }

  @Test func `check lengthens a size that a set states for a text`() {
    func file(_ override: String) -> String {
      """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", "text": "Save" } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.width <= 60" ],
        "sets": [ { "when": { "width": "compact" }, "views": { "a": { \(override) } } } ] }
      """
    }
    let host = MemoryHost([
      "text.json": file("\"text\": \"Go\", \"intrinsicSize\": [40, 20]"),
      "size.json": file("\"intrinsicSize\": [40, 20]"),
    ])
    for name in ["text.json", "size.json"] {
      let command = ["check", name, "--matrix", "quick", "--width", "400...400", "--strict"]
      #expect(host.run(command) == .done)
      #expect(host.run(command + ["--pseudo", "1.5"]) == .done)
      #expect(host.run(command + ["--pseudo", "2"]) == .findings)
    }
  }

  @Test(arguments: ["T201 \"badge\"", "T201 badge"])
  func `check knows the findings of an older baseline`(line: String) {
    let open = card.replacing("\"badge.width == 60\",", with: "")
    let host = MemoryHost([
      "card.json": open, "known.txt": "card.json: \(line)\n",
    ])
    let command = ["check", "card.json", "--strict", "--width", "400...400", "--matrix", "quick"]
    #expect(host.run(command) == .findings)
    #expect(host.run(command + ["--baseline", "known.txt"]) == .done)
  }

  @Test func `explain says what is wrong with a content and which alternative is near`() {
    let host = MemoryHost([
      "a.json": """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", "text": "Day", "intrinsicSize": [101, 20] }, { "id": "b" } ] },
        "constraints": [ "a.left == root.left", "V:|[a(20)]", "a.width == 40",
                         "b.left == a.left + 30", "b.width == 40", "V:|[b(20)]" ] }
      """
    ])
    let command = ["explain", "a.json", "--size", "400x300", "--why-not"]
    #expect(host.run(command + ["shown(a)"]) == .done)
    #expect(host.output.contains("'shown(a)' does not hold, in 400x300\n"))
    #expect(host.output.contains("  'a' lacks 61 points of width\n"))
    #expect(host.run(command + ["apart(a, b)"]) == .done)
    #expect(host.output.contains("of its alternatives, 'a.right <= b.left' is the nearest\n"))
    #expect(host.output.contains("'b.left == a.left + 30'"))
    #expect(host.run(command + ["apart(b, root)"]) == .done)
    #expect(host.output.contains("'apart(b, root)' is forbidden by "))
  }

  @Test func `explain adds a value up`() {
    let host = MemoryHost(["card.json": card])
    #expect(host.run("explain", "card.json", "badge.left", "--size", "400x300") == .done)
    #expect(host.output.hasPrefix("badge.left == 320, in 400x300\n"))
    #expect(host.output.contains("  +     400  'root.width == 400'\n"))
    #expect(
      host.output.contains("  -      20  'badge.trailing == root.trailing - 20' (card.json:5:"))
    #expect(host.output.contains("  -      60  'badge.width == 60' (card.json:5:"))
    #expect(
      host.output.contains("holds for every width; with each point of the window it grows by 1"))
    #expect(host.run("explain", "card.json", "4:44", "--size", "400x300") == .done)
    #expect(host.output.contains("title.width == 240, in 400x300"))
  }

  @Test func `explain says what forbids a wish`() {
    let host = MemoryHost(["card.json": card])
    let code = host.run(
      "explain", "card.json", "--why-not", "title.width == 200", "--size", "400x300")
    #expect(code == .done)
    #expect(host.output.contains("is forbidden by 1 required constraint,"))
    #expect(host.output.contains("'title.width == 240' (card.json:4:44)"))
    #expect(host.output.contains("it could hold without 'title.width == 240'\n"))
    #expect(
      host.output.contains(
        "the right side of 'title.width == 240' would have to be 40 points smaller"))
  }

  @Test func `explain advises only what allows a wish`() {
    // Without the leading edge a second conflict would remain: 151 + 154 + 4 + 96 is more than 398.
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" }, { "id": "b" } ] },
        "constraints": [ "a.leading == root.leading + 7", "a.width == 154",
          "b.leading == a.trailing + 4", "b.width == 96", "b.trailing <= root.trailing - 2",
          "V:|[a(20)]", "V:|[b(20)]" ] }
      """
    let host = MemoryHost(["a.json": text])
    #expect(
      host.run("explain", "a.json", "--why-not", "a.leading == 151", "--size", "400x600") == .done)
    #expect(
      host.output.contains("without a single constraint of the file it would still be forbidden"))
    #expect(!host.output.contains("help:"))
  }

  @Test func `prove says where a statement holds by chance`() {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
        "constraints": [ "a.leading >= root.leading + 20", "a.trailing <= root.trailing - 20",
          "a.width == 100", "V:|[a(20)]" ] }
      """
    let host = MemoryHost(["a.json": text, "b.json": text])
    #expect(host.run("prove", "a.json", "a.leading == 20") == .done)
    #expect(host.output.contains("note: the constraints leave 'a' open at 320...1366\n"))
    #expect(host.run("prove", "a.json", "b.json", "a.width == 100") == .done)
    #expect(host.output.contains("b.json:\na.width == 100: holds"))
  }

  @Test func `diff sees what is hidden, said and drawn, and not what only follows`() {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "box", "subviews": [ { "id": "t", "kind": "label", "text": "One two" } ] } ] },
        "constraints": [ "box.left == root.left", "box.top == root.top", "box.width == 300",
          "box.height == 90", "t.left == box.left", "t.top == box.top" ] }
      """
    let host = MemoryHost(["old.json": text])
    for (part, other, line) in [
      ("\"kind\": \"label\"", "\"kind\": \"label\", \"hidden\": true", "  t: hidden\n"),
      ("One two", "Two one", "another text\n"),
      ("box.left == root.left", "box.left == root.left + 9", "  box: left +9 at 320\n"),
    ] {
      host.files["new.json"] = Array(text.replacing(part, with: other).utf8)
      #expect(host.run("diff", "old.json", "new.json") == .findings)
      #expect(host.output.contains(line), "\(host.output)")
    }
    #expect(!host.output.contains("  t: left"))
  }

  @Test func `diff takes folders, and refuses patterns`() {
    let host = MemoryHost(["old/card.json": card, "new/card.json": card])
    host.folders = [
      "old": ["old/card.json"], "new": ["new/card.json"], "old/*": ["old/card.json"],
      "new/*": ["new/card.json"],
    ]
    #expect(host.run("diff", "old", "new") == .done)
    #expect(host.run("diff", "old/*", "new/*") == .invalidInput)
    #expect(host.run("diff", "old", "new/card.json") == .usage)
    #expect(host.errors.contains("expected two files or two folders"))
  }

  @Test func `fmt refuses a file that is no constraint file`() {
    let host = MemoryHost([
      "package.json": "{\"name\":\"x\",\"scripts\":{\"tinamou\":1}}",
      "named.json": "{\"name\" : \"tinamou\"}",
      "a.json": "// a comment\n{\"name\":\"x\",\"tinamou\":1,\"view\":{\"id\":\"root\"}}",
    ])
    for path in ["package.json", "named.json"] {
      #expect(host.run("fmt", path) == .invalidInput)
      #expect(host.errors.contains("error[T805]: is no constraint file"))
    }
    #expect(host.written.isEmpty)
    #expect(host.run("fmt", "a.json") == .done)
    #expect(host.written.map(\.path) == ["a.json"])
  }

  @Test func `a baseline counts what it hides, names what is stale and is no rubbish`() {
    let wide = card.replacing("240", with: "500")
    let host = MemoryHost(["Layouts/card.json": wide, "./Layouts/card.json": wide])
    #expect(host.run("check", "./Layouts/card.json", "--write-baseline", "known.txt") == .done)
    let text = host.written.last?.text ?? ""
    #expect(text.hasPrefix("# tinamou baseline 1\n"))
    host.files["known.txt"] = Array((text + "Layouts/card.json: T302 gone\n").utf8)
    #expect(
      host.run("check", "Layouts/x/../card.json", "--strict", "--baseline", "known.txt")
        == .invalidInput)
    #expect(
      host.run("check", "Layouts/card.json", "--strict", "--baseline", "known.txt") == .done)
    #expect(host.output.contains("known from the baseline: "))
    #expect(host.output.contains("\n  Layouts/card.json: T302 gone\n"))
    host.files["known.txt"] = Array("PNG\u{1} rubbish\n".utf8)
    #expect(host.run("check", "Layouts/card.json", "--baseline", "known.txt") == .invalidInput)
  }

  @Test func `diff tells where layouts differ`() {
    let host = MemoryHost(["old.json": card, "new.json": card.replacing("240", with: "250")])
    #expect(host.run("diff", "old.json", "old.json") == .done)
    #expect(host.run("diff", "old.json", "new.json") == .findings)
    #expect(host.output.contains("title: width +10 at 320\n    at widths 320...1366"))
    #expect(host.run("diff", "old.json", "new.json", "--tolerance", "10") == .done)
    #expect(host.run("diff", "old.json", "new.json", "--format", "markdown") == .findings)
    #expect(host.output.contains("| `title` | width +10 at 320 |"))
  }
}
