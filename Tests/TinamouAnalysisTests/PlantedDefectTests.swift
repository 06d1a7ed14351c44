import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

@Suite struct `Planted defects` {
  private func findings(
    _ file: PlantedFile, _ configurations: [AnalysisConfiguration]
  ) throws -> [Finding] {
    var checker = try Checker(ConstraintFile(SourceText(name: "file", text: file.file)))
    for configuration in configurations { try checker.check(configuration) }
    return checker.findings(isComplete: false)
  }

  @Test(arguments: PlantedFile.defects)
  func `are found alone, with the exact widths`(file: PlantedFile) throws {
    let found = try findings(file, [file.configuration])
    #expect(found.map(\.fingerprint) == [file.finding])
    #expect(found.first?.occurrences.first?.sizes.text == file.widths)
  }

  @Test(arguments: PlantedFile.innocent)
  func `are not seen where there are none`(file: PlantedFile) throws {
    let found = try findings(file, [file.configuration])
    #expect(found.isEmpty, "\(found.map { "\($0.fingerprint) \($0.places)" })")
  }

  @Test func `of one cause are one finding that names the others`() throws {
    // Five lines of 100 points from 750 on: the last three leave a window of 1,024.
    let ids = ["a", "b", "c", "d", "e"]
    let file = PlantedFile(
      "lines below the window", ids.map { PlantedFile.label($0, 100, 100) }.joined(separator: ", "),
      ["a.top == root.top + 750"] + ids.map { "\($0).leading == root.leading + 20" }
        + zip(ids, ids.dropFirst()).map { "\($1).top == \($0).bottom" })
    let window = LayoutRequest(.size(Size(width: 400, height: 1024)))
    let higher = LayoutRequest(.size(Size(width: 400, height: 2000)))
    let found = try findings(
      file, [window, higher].map { AnalysisConfiguration($0, widths: 400...400) })
    #expect(found.map(\.fingerprint) == ["T302 c"])
    #expect(
      found.first?.diagnostic.notes.map(\.message) == [
        "the same is true of 'd', 'e', in some of these windows"
      ])
    #expect(found.first?.copies == ["T302 c", "T302 d", "T302 e"])
  }

  @Test func `are shared by views of one superview alone`() throws {
    // Three labels leave each of two boxes, all in the same windows.
    func box(_ id: String) -> String {
      """
      { "id": "\(id)", "subviews": [
        \((1...3).map { PlantedFile.label("\(id)\($0)", 100, 20) }.joined(separator: ", ")) ] }
      """
    }
    func constraints(_ id: String, top: Int) -> [String] {
      [
        "\(id).top == root.top + \(top)", "\(id).leading == root.leading + 20",
        "\(id).width == root.width - 300", "\(id).height == 100",
      ]
        + (1...3).flatMap {
          ["\(id)\($0).leading == \(id).leading + 10", "\(id)\($0).top == \(id).top + \(25 * $0)"]
        }
    }
    let file = PlantedFile(
      "labels that leave their boxes", box("a") + ", " + box("b"),
      constraints("a", top: 200) + constraints("b", top: 400))
    let window = LayoutRequest(.size(Size(width: 400, height: 1024)))
    let found = try findings(file, [AnalysisConfiguration(window, widths: 400...400)])
    #expect(found.map(\.fingerprint) == ["T301 a1", "T301 b1"])
    #expect(found.map(\.copies.count) == [3, 3])
  }

  @Test func `are not shared by views of two superviews, even if one hangs on the other`() throws {
    // Each label is 10 points higher than its box.
    let file = PlantedFile(
      "labels that leave two boxes",
      PlantedFile.view("one", PlantedFile.label("a", 100, 50)) + ", "
        + PlantedFile.view("two", PlantedFile.label("b", 100, 50)),
      PlantedFile.at("one", 20, 20) + PlantedFile.sized("one", 120, 40)
        + PlantedFile.at("two", 160, 20) + PlantedFile.sized("two", 120, 40)
        + [
          "a.leading == one.leading", "a.top == one.top", "b.leading == two.leading",
          "b.top == a.top",
        ])
    let found = try findings(file, [file.configuration])
    #expect(found.map(\.fingerprint) == ["T301 a", "T301 b"])
  }

  @Test func `of a view whose place is open are notes of that`() throws {
    // Nothing places either button, so both are in the corner.
    let file = PlantedFile(
      "buttons without places",
      [PlantedFile.button("a", 100), PlantedFile.button("b", 80)]
        .joined(separator: ", "), [])
    let found = try findings(file, [file.configuration])
    #expect(found.map(\.fingerprint) == ["T201 a left, top", "T201 b left, top"])
    #expect(
      found.first?.diagnostic.notes.map(\.message).contains("so 'a' and 'b' overlap")
        == true)
  }

  @Test func `of a view over many others are one`() throws {
    // The total lies over the last 20 points of all three lines.
    let ids = ["a", "b", "c"]
    let file = PlantedFile(
      "a label over three lines",
      (ids.map { PlantedFile.label($0, 100) } + [PlantedFile.label("total", 100, 100)])
        .joined(separator: ", "),
      ids.enumerated().flatMap {
        ["\($1).leading == root.leading + 20", "\($1).top == root.top + \(100 + 30 * $0)"]
      } + ["total.leading == root.leading + 100", "total.top == root.top + 95"])
    let found = try findings(file, [file.configuration])
    #expect(found.map(\.fingerprint) == ["T305 a|total"])
    #expect(found.first?.copies == ["T305 a|total", "T305 b|total", "T305 c|total"])
    #expect(
      found.first?.diagnostic.notes.map(\.message) == [
        "the same is true of 'b' and 'total', 'c' and 'total'"
      ])
  }

  @Test func `of one conflict are one, also where another constraint is broken`() throws {
    // The button needs 20 + 300 + 8 + 80 + 20 points. Below 20 + 300 + 8 + 20 its width would be
    // below 0.
    let file = PlantedFile(
      "a title and a button that need 428 points",
      PlantedFile.stiffLabel("title", 300) + ", " + PlantedFile.button("all", 80),
      PlantedFile.at("title", 20, 20) + [
        "all.leading >= title.trailing + 8", "all.trailing == root.trailing - 20",
        "all.width == 80", "all.top == title.top",
      ])
    let found = try findings(file, [file.configuration])
    #expect(found.map(\.fingerprint) == ["T101 all.width == 80"])
    #expect(found.first?.occurrences.first?.sizes.text == "320..<428")
    #expect(
      found.first?.diagnostic.notes.map(\.message).contains(
        "'all.trailing == root.trailing - 20' is broken instead at widths 320..<348, in height 1024, "
          + "text size L, ltr") == true)
    #expect(
      found.first?.copies == ["T101 all.width == 80", "T101 all.trailing == root.trailing - 20"])
  }

  @Test func `of one tie are one in both directions`() throws {
    // Either label can have the rest of the line; from right to left the left one is the last one.
    let file = PlantedFile(
      "two labels that share a line",
      PlantedFile.label("a", 200) + ", " + PlantedFile.label("b", 200),
      PlantedFile.at("a", 20, 20) + [
        "b.leading == a.trailing + 8", "b.trailing == root.trailing - 20", "b.top == a.top",
      ])
    var mirrored = file
    mirrored.direction = .rightToLeft
    let windows = [file, mirrored].map {
      AnalysisConfiguration($0.configuration.request, widths: 600...600)
    }
    let found = try findings(file, windows)
    #expect(found.map(\.fingerprint) == ["T201 a width"])
    #expect(
      Set(found.first?.copies ?? []) == [
        "T201 a width", "T201 a left, width", "T201 b left, width", "T201 b width",
      ])
    #expect(
      found.first?.diagnostic.notes.map(\.message)
        == ["they leave 'b' open too, in some of these windows"])
  }

  @Test func `of a picture and the text below it are one`() throws {
    // The picture is as high as 0.75 of the window is wide; the text ends 30 points below it.
    let file = PlantedFile(
      "a text that a picture pushes out of a low window",
      PlantedFile.image("photo", 10, 10) + ", " + PlantedFile.label("text", 100),
      PlantedFile.at("photo", 0, 0) + [
        "photo.width == root.width", "photo.height == 0.75 * photo.width",
        "text.top == photo.bottom + 10", "text.leading == root.leading + 20",
      ]
    ).with(height: 600)
    let found = try findings(file, [file.configuration])
    #expect(found.map(\.fingerprint) == ["T302 text"])
    #expect(found.first?.occurrences.first?.sizes.text == ">760...1366")
    #expect(found.first?.copies == ["T302 text", "T302 photo"])
  }

  @Test func `of a text and its lack of room are one`() throws {
    let file = PlantedFile(
      "a text that gets the rest of its line", PlantedFile.label("text", 100),
      PlantedFile.at("text", 20, 20) + ["text.width == root.width - 360 @900"])
    let found = try findings(file, [file.configuration])
    #expect(found.map(\.fingerprint) == ["T401 text"])
    #expect(found.first?.occurrences.first?.sizes.text == "320..<460")
  }

  @Test func `of several buttons that are too small are one`() throws {
    let ids = ["a", "b", "c"]
    let file = PlantedFile(
      "a bar of narrow buttons", ids.map { PlantedFile.button($0, 30) }.joined(separator: ", "),
      ["H:|-[a]-[b]-[c]", "a.top == root.top + 60", "b.top == a.top", "c.top == a.top"])
    let found = try findings(file, [file.configuration])
    #expect(found.map(\.fingerprint) == ["T601 a"])
    #expect(
      found.first?.diagnostic.notes.map(\.message) == [
        "the same is true of 'b', 'c', in some of these windows"
      ])
  }

  @Test func `that appear only at a large text size are found in windows of phones`() throws {
    // Eleven lines of 17 points fit a phone together with the button; at AX3 only the lines do.
    let file = PlantedFile(
      "a button below the window",
      """
      { "id": "body", "kind": "label", "lines": 0, "text": "1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n9\\n10\\n11",
        "font": { "style": "body" } },
      { "id": "next", "kind": "button", "intrinsicSize": [100, 44] }
      """,
      [
        "body.leading == root.safeArea.leading + 20", "body.top == root.safeArea.top",
        "next.leading == body.leading", "next.top == body.bottom + 8",
      ])
    let phone = try #require(Device.all.first { $0.id == "iphone-se" })
    let windows = AnalysisMatrix.standard.configurations.filter {
      if case .device(phone, .portrait, .full) = $0.request.window { true } else { false }
    }
    #expect(windows.count == 2)
    let found = try findings(file, windows)
    #expect(found.map(\.fingerprint) == ["T302 next"])
    #expect(
      found.first?.occurrences.map(\.configuration.request.textSize) == [.accessibilityExtraLarge])
  }
}
