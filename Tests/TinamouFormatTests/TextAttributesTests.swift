import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Texts in constraint files` {
  private func layout(_ views: String, constraints: String, sets: String = "[]") throws
    -> FileLayout
  {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "margins": 0, "insetsMarginsFromSafeArea": false,
          "subviews": [\(views)] }, "constraints": [\(constraints)], "sets": \(sets) }
      """
    return try FileLayout(try ConstraintFile(SourceText(name: "text.json", text: text)))
  }

  private func environment(
    _ width: Double, _ textSize: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight
  ) throws -> LayoutEnvironment {
    try LayoutRequest(
      .size(Size(width: width, height: 1000)), textSize: textSize, direction: direction
    ).environment()
  }

  @Test func `labels, buttons and fields are as large as what they show`() throws {
    let layout = try layout(
      #"""
      { "id": "title", "kind": "label", "text": "Label" },
      { "id": "go", "kind": "button", "text": "Resume Session" },
      { "id": "name", "kind": "textField", "text": "Name" }
      """#,
      constraints: #"""
        "title.leading == root.leading", "title.top == root.top", "go.leading == title.leading",
        "go.top == title.bottom", "name.leading == go.leading", "name.top == go.bottom"
        """#)
    let snapshot = try layout.solve(try environment(800))
    #expect(snapshot["title"]?.frame == Rect(x: 0, y: 0, width: 41.5, height: 20.5))
    #expect(snapshot["go"]?.frame == Rect(x: 0, y: 20.5, width: 113, height: 30))
    #expect(snapshot["name"]?.frame.height == 34)
    let mirrored = try layout.solve(try environment(800, direction: .rightToLeft))
    for (item, twin) in zip(snapshot.items, mirrored.items).dropFirst() {
      #expect(twin.exactFrame.minX == 800 - item.exactFrame.maxX)
      #expect(twin.exactFrame.size == item.exactFrame.size)
    }
  }

  @Test func `fonts have a style, a size, a weight or a name`() throws {
    let fonts: [(String, Double, Double)] = [
      (#"{ "style": "title1" }"#, 33.5, 45.5), (#"{ "size": 30 }"#, 36, 36),
      (#"{ "style": "body", "size": 34 }"#, 41, 67), (#"{ "weight": "bold" }"#, 20.5, 20.5),
      (#"{ "style": "headline" }"#, 20.5, 33.5), (#"{ "size": 12.5, "weight": "heavy" }"#, 15, 15),
      (#"{ "name": "AvenirNext-Medium", "size": 16 }"#, 22, 22),
    ]
    for (font, height, large) in fonts {
      let layout = try layout(
        #"{ "id": "a", "kind": "label", "text": "Label", "font": \#(font) }"#,
        constraints: #""a.leading == root.leading", "a.top == root.top""#)
      #expect(try layout.solve(try environment(800))["a"]?.frame.height == height)
      let snapshot = try layout.solve(try environment(800, .accessibilityMedium))
      #expect(snapshot["a"]?.frame.height == large)
    }
  }

  @Test func `lines break where the width asks for it, and no more of them than allowed`() throws {
    let text = "A line that is too long tires the eye: on its way back it loses the line."
    for (lines, heights) in [
      ("0", [20.5, 41, 142.5]), ("2", [20.5, 41, 41]), ("1", [20.5, 20.5, 20.5]),
    ] {
      let layout = try layout(
        #"{ "id": "a", "kind": "label", "text": "\#(text)", "lines": \#(lines) }"#,
        constraints:
          #""a.leading == root.leading", "a.trailing == root.trailing", "a.top == root.top""#)
      for direction in LayoutDirection.allCases {
        let found = try [700.0, 343, 90].map {
          try layout.solve(try environment($0, direction: direction))["a"]?.frame.height
        }
        #expect(found == heights)
      }
    }
  }

  @Test func `sets change text, font and lines, for a text size too`() throws {
    let layout = try layout(
      #"{ "id": "a", "kind": "label", "text": "Label" }"#,
      constraints:
        #""a.leading == root.leading", "a.top == root.top", "a.trailing <= root.trailing""#,
      sets: #"""
        [ { "when": { "width": "compact" }, "views": { "a": { "text": "A compact label" } } },
          { "when": { "textSize": "AX1..." },
            "views": { "a": { "font": { "style": "body" }, "lines": 0 } } } ]
        """#)
    #expect(try layout.solve(try environment(800))["a"]?.frame.height == 20.5)
    let compact = try layout.solve(try environment(150))
    #expect(compact["a"]?.frame == Rect(x: 0, y: 0, width: 122.5, height: 20.5))
    let large = try layout.solve(try environment(150, .accessibilityMedium))
    #expect(large["a"]?.frame.height == 67.5)
    #expect(try layout.solve(try environment(800))["a"]?.frame.width == 41.5)
  }

  @Test func `a size that is stated counts`() throws {
    let layout = try layout(
      #"""
      { "id": "a", "kind": "label", "text": "Label", "intrinsicSize": [100, null] },
      { "id": "b", "kind": "label", "text": "Label", "lines": 0, "heights": [[50, 7]] }
      """#,
      constraints: #"""
        "a.leading == root.leading", "a.top == root.top", "b.leading == root.leading",
        "b.top == a.bottom"
        """#)
    let snapshot = try layout.solve(try environment(800))
    #expect(snapshot["a"]?.frame.size == Size(width: 100, height: 0))
    #expect(snapshot["b"]?.frame.size == Size(width: 50, height: 7))
    #expect(snapshot.statistics.measurements == 0)
  }

  @Test(arguments: [
    (#"{}"#, "a font needs at least one key"), (#"{ "style": "boddy" }"#, "caption2"),
    (#"{ "weight": "fat" }"#, "ultraLight"), (#"{ "size": 0 }"#, "above 0"),
    (#"{ "size": 1e6 }"#, "10000"),
    (#"{ "family": "Inter" }"#, "family"),
  ])
  func `fonts that make no sense are refused`(_ font: String, _ message: String) {
    let error = #expect(throws: ConstraintFileError.self) {
      _ = try layout(#"{ "id": "a", "kind": "label", "font": \#(font) }"#, constraints: "")
    }
    #expect(error?.diagnostics.map(\.rendered).joined().contains(message) == true)
  }
}
