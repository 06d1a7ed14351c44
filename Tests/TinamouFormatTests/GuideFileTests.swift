import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Guides in constraint files` {
  private func snapshot(_ text: String, _ direction: LayoutDirection) throws -> LayoutSnapshot {
    let file = try ConstraintFile(SourceText(name: "x", text: text))
    var request = try #require(file.requests.first)
    request.direction = direction
    return try FileLayout(file).solve(try request.environment())
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the keyboard covers what 'at' says`(_ direction: LayoutDirection) throws {
    let text = """
      { "tinamou": 1,
        "view": { "id": "root", "safeArea": { "bottom": 34 }, "subviews": [
          { "id": "field", "intrinsicSize": [null, 44] } ] },
        "constraints": ["|[field]|", "field.bottom == root.keyboard.top - 8"],
        "at": [{ "size": [400, 600], "keyboard": 250 }] }
      """
    #expect(
      try snapshot(text, direction)["field"]?.frame == Rect(x: 0, y: 298, width: 400, height: 44))
    let without = text.replacing(", \"keyboard\": 250", with: "")
    #expect(try snapshot(without, direction)["field"]?.frame.maxY == 558)
    let plain = without.replacing(
      "\"id\": \"root\",", with: "\"id\": \"root\", \"keyboardUsesBottomSafeArea\": false,")
    #expect(try snapshot(plain, direction)["field"]?.frame.maxY == 592)
  }

  @Test(
    arguments: [("\"ios14\"", 664), ("\"ios9\"", 672), ("75", nil)] as [(String, Double?)])
  func `the readable width is that of a profile`(_ readable: String, _ width: Double?) throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [{ "id": "text" }] },
        "constraints": ["text.leading == root.readable.leading", "text.trailing == root.readable.trailing"],
        "at": [{ "size": [1200, 600], "readable": \(readable) }] }
      """
    let characters = ReadableWidthProfile.charactersPerLine(75).width(for: .large)
    for direction in LayoutDirection.allCases {
      #expect(
        try snapshot(text, direction)["text"]?.exactFrame.width == width ?? characters)
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `margins and safe areas have their keys`(_ direction: LayoutDirection) throws {
    let text = """
      { "tinamou": 1,
        "view": { "id": "root", "safeArea": { "top": 20 }, "respectsSystemMinimumMargins": false,
          "margins": { "leading": 4, "trailing": 6, "bottom": 2 },
          "subviews": [
            { "id": "bar", "additionalSafeArea": { "top": 44, "left": 5 },
              "subviews": [{ "id": "title" }] },
            { "id": "text" } ] },
        "constraints": ["HV:|[bar]|", "HV:|-[text]-|",
          "title.top == bar.safeArea.top", "title.left == bar.safeArea.left",
          "title.width == 10", "title.height == 10"],
        "at": [{ "size": [400, 600] }] }
      """
    let snapshot = try snapshot(text, direction)
    #expect(snapshot["title"]?.frame.origin == Point(x: 5, y: 64))
    let left: Double = direction == .leftToRight ? 4 : 6
    #expect(snapshot["text"]?.frame == Rect(x: left, y: 20, width: 390, height: 578))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `visual formats and guides lay out a page`(_ direction: LayoutDirection) throws {
    let text = """
      { "tinamou": 1, "metrics": { "gutter": 10 },
        "view": { "id": "root", "guides": ["column"], "margins": 0, "subviews": [
            { "id": "photo" }, { "id": "title" }, { "id": "item1" }, { "id": "item2" } ] },
        "constraints": [
          "H:[root.column(300)]-|", "C:root.column.top(0).bottom(0)",
          { "constraint": "|-(gutter)-[photo(80)]-[title(100)]", "id": "row",
            "options": ["alignAllTop", "alignAllBottom"] },
          "V:|-20-[photo(40)]",
          "[root.column:~[item1(item2)]~[item2(60)]~]",
          "V:[item2(20)]", "C:item2.bottom(-5)" ],
        "sets": [
          { "id": "on", "when": { "direction": "ltr" }, "constraints": ["V:[item1(20)]-5-|"] },
          { "id": "off", "when": { "direction": "rtl" }, "constraints": ["V:[item1(20)]-7-|"] } ],
        "at": [{ "size": [500, 200] }] }
      """
    let snapshot = try snapshot(text, direction)
    #expect(snapshot.broken.isEmpty)
    #expect(snapshot.ambiguous.isEmpty)
    // The root of a plain window has margins of 20; three gaps of 60 are in the column.
    let expected = [
      "column": Rect(x: 180, y: 0, width: 300, height: 200),
      "photo": Rect(x: 10, y: 20, width: 80, height: 40),
      "title": Rect(x: 98, y: 20, width: 100, height: 40),
      "item1": Rect(
        x: 240, y: direction == .leftToRight ? 175 : 173, width: 60, height: 20),
      "item2": Rect(x: 360, y: 175, width: 60, height: 20),
    ]
    for (name, frame) in expected {
      var frame = frame
      if direction == .rightToLeft { frame.origin.x = 500 - frame.maxX }
      #expect(snapshot[name]?.exactFrame == frame, "\(name)")
    }
  }

  @Test func `distances between the baselines of measured texts grow with the text size`() throws {
    for size in ["L", "AX5"] {
      let text = """
        { "tinamou": 1,
          "view": { "id": "root", "safeArea": 0, "subviews": [
            { "id": "a", "kind": "label", "text": "Hello", "font": { "style": "body" } },
            { "id": "b", "kind": "label", "text": "World", "font": { "style": "title1" } },
            { "id": "c", "kind": "label", "text": "again", "font": { "style": "body" } } ] },
          "constraints": [
            { "constraint": "V:|-[a]-[b]-100-[c]", "options": ["spacingBaselineToBaseline", "alignAllLeading"] },
            "|-[a]" ],
          "at": [{ "size": [600, 600], "textSize": "\(size)" }] }
        """
      let snapshot = try snapshot(text, .leftToRight)
      #expect(snapshot.broken.isEmpty && snapshot.ambiguous.isEmpty)
      let frames = try ["a", "b", "c"].map { try #require(snapshot[$0]).exactFrame }
      #expect(frames[1].minY == frames[0].maxY + 8)
      let measure = { (text: String, style: TextStyle) in
        SystemTextMeasurer().measure(
          TextRequest(
            text: text, font: .preferredFont(forTextStyle: style), displayScale: 2,
            contentSizeCategory: ContentSizeCategory(rawValue: size) ?? .large))
      }
      let baseline = frames[1].minY + measure("World", .title1).lastBaseline
      #expect(frames[2].minY + measure("again", .body).firstBaseline == baseline + 100)
    }
  }

  @Test func `a stack that always is a column aligns its views in the sets that mention it across`()
    throws
  {
    let text = """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [ { "id": "box" }, { "id": "a" }, { "id": "b" } ] },
        "constraints": ["V:|[box:[a(10)][b(20)]]", "b.leading == root.leading @low", "b.width == 3 @low",
          "a.leading == root.leading @low", "a.width == 3 @low", "box.leading == root.leading + 5 @low"],
        "sets": [
          { "id": "on", "when": { "direction": "ltr" }, "constraints": ["[box(100)]"] },
          { "id": "off", "when": { "direction": "rtl" }, "constraints": ["box.width == 100"] } ],
        "at": [{ "size": [500, 200] }] }
      """
    let on = try snapshot(text, .leftToRight)
    #expect(on["a"]?.frame == Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(on["b"]?.frame == Rect(x: 0, y: 10, width: 100, height: 20))
    #expect(on["box"]?.frame.height == 30)
    #expect(try snapshot(text, .rightToLeft)["a"]?.frame.width == 3)
  }
}
