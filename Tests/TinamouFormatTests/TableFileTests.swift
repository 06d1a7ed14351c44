import Testing
import TinamouFormat
import TinamouLayout
import TinamouLists

@Suite struct `Tables in constraint files` {
  private func file(
    _ table: String, _ constraints: String = "", sets: String = "", size: String = "400, 600",
    root: String = ""
  ) -> String {
    """
    { "tinamou": 1,
      "view": { "id": "root", "safeArea": 0\(root), "subviews": [
        { "id": "list", "kind": "table", \(table) } ] },
      "constraints": ["HV:|[list]|" \(constraints)],
      "sets": [\(sets)],
      "at": [{ "size": [\(size)], "scale": 2 }] }
    """
  }

  /// A picture of 20 x 20 at the margins, a title of 100 x 16 beside it.
  private let entry = """
    "id": "entry", "subviews": [
      { "id": "icon", "intrinsicSize": [20, 20] }, { "id": "title", "intrinsicSize": [100, 16] } ]
    """
  private let inside = """
    , "|-[icon]-[title]", "V:|-[icon]-|", "title.centerY == icon.centerY"
    """

  private func mirrored(_ rect: Rect, _ direction: LayoutDirection, _ width: Double = 400) -> Rect {
    var rect = rect
    if direction == .rightToLeft { rect.origin.x = width - rect.maxX }
    return rect
  }

  @Test func `a conflict with the height of a row tells the cell from its content`() throws {
    let result = try FileSnapshot(
      """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "list", "kind": "table", "rows": [ { "id": "row", "height": 44 } ] } ] },
        "constraints": ["HV:|[list]|", "row.height == 44"] }
      """)
    let notes = result.layout.diagnostics(of: result.snapshot).flatMap(\.notes).map(\.message)
    #expect(notes.contains("with 'row.top == row.cell.top'"), "\(notes)")
    #expect(notes.contains("with UIView-Encapsulated-Layout-Height: 'row.cell.height == 44'"))
  }

  @Test func `a table that is too long to add up is refused`() {
    let error = #expect(throws: LayoutError.self) {
      try FileSnapshot(
        file("\"rowHeight\": 1e9, \"rows\": [ { \"id\": \"entry\", \"repeat\": 10000 } ]"))
    }
    #expect(
      error.map { "\($0)" }
        == "the rows of 'list' are together longer than 733007751850 points")
  }

  @Test(arguments: ["set 2", "set 2 without id"])
  func `a row has the constraints of the active set, whatever the sets are called`(
    _ name: String
  ) throws {
    for (size, height) in [("1000, 400", 60.0), ("400, 400", 90)] {
      let sets = """
        { "id": "\(name)", "when": { "width": "regular" }, "constraints": ["a.height == 60"] },
        { "when": { "width": "compact" }, "constraints": ["a.height == 90"] }
        """
      let result = try FileSnapshot(
        file(
          """
          "rows": [ { "id": "entry", "subviews": [ { "id": "a" } ] } ]
          """, ", \"|[a]|\", \"V:|[a]|\"", sets: sets, size: size))
      #expect(result.snapshot.broken.isEmpty)
      #expect(result.frame("a")?.height == height)
    }
  }

  @Test(arguments: [0, 0.5, 30])
  func `a row has the height that is stated for it`(_ height: Double) throws {
    for separators in [true, false] {
      let result = try FileSnapshot(
        file(
          """
          "separators": \(separators), "rows": [ { "id": "a", "height": 30 },
            { "id": "z", "height": \(height) }, { "id": "b", "height": 30 } ]
          """))
      #expect(result.snapshot.broken.isEmpty && result.snapshot.ambiguous.isEmpty)
      #expect(result.frame("z") == Rect(x: 0, y: 30, width: 400, height: height))
      #expect(result.frame("b")?.minY == 30 + height)
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `rows are as high as their constraints make them`(_ direction: LayoutDirection) throws {
    let result = try FileSnapshot(
      file("\"rows\": [ { \(entry), \"repeat\": 3 } ]", inside), direction)
    #expect(result.snapshot.broken.isEmpty && result.snapshot.ambiguous.isEmpty)
    #expect(
      result.snapshot.items.map(\.name) == [
        "root", "list", "entry[0]", "icon[0]", "title[0]", "entry[1]", "icon[1]", "title[1]",
        "entry[2]", "icon[2]", "title[2]",
      ])
    // Margins of 20 at the sides and 11 above and below the picture, and a line of one pixel.
    for row in 0..<3 {
      #expect(
        result.frame("entry[\(row)]")
          == Rect(x: 0, y: 42.5 * Double(row), width: 400, height: 42.5))
      #expect(
        result.frame("icon[\(row)]")
          == mirrored(Rect(x: 20, y: 11, width: 20, height: 20), direction))
      #expect(
        result.frame("title[\(row)]")
          == mirrored(Rect(x: 48, y: 13, width: 100, height: 16), direction))
    }
    let title = try #require(result.snapshot["title[2]"])
    #expect(title.windowFrame.minY == 98)
    #expect(title.container == result.snapshot["entry[2]"]?.id)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `each row shows what the file says`(_ direction: LayoutDirection) throws {
    let rows = """
      "separators": false, "rows": [
        { \(entry), "accessory": { "id": "arrow", "intrinsicSize": [10, 12] },
          "repeat": [ {}, { "title": { "intrinsicSize": [50, 16] }, "icon": { "intrinsicSize": [20, 34] } },
                      { "title": { "hidden": true } } ] },
        { "id": "last", "height": 50, "subviews": [ { "id": "text", "intrinsicSize": [30, 10] } ] } ]
      """
    let more = inside + ", \"text.centerY == last.centerY\", \"|-[text]\""
    let result = try FileSnapshot(file(rows, more), direction)
    #expect(result.snapshot.broken.isEmpty && result.snapshot.ambiguous.isEmpty)
    #expect(result.frame("entry[0]")?.height == 42)
    #expect(result.frame("entry[1]") == Rect(x: 0, y: 42, width: 400, height: 56))
    #expect(result.frame("title[0]")?.width == 100)
    #expect(
      result.frame("title[1]") == mirrored(Rect(x: 48, y: 20, width: 50, height: 16), direction))
    #expect(result.frame("icon[2]")?.height == 20)
    #expect(result.snapshot["title[2]"]?.isHidden == true)
    #expect(result.snapshot["title[1]"]?.isHidden == false)
    #expect(
      result.frame("arrow[1]") == mirrored(Rect(x: 370, y: 22, width: 10, height: 12), direction))
    #expect(result.frame("last") == Rect(x: 0, y: 140, width: 400, height: 50))
    #expect(
      result.frame("text") == mirrored(Rect(x: 20, y: 20, width: 30, height: 10), direction))
  }

  /// Two sections of ten rows, with a header of 30 and a footer of 12.
  private let sections = """
    "separators": false, "rowHeight": 40, "estimatedSectionHeaderHeight": 30,
    "estimatedSectionFooterHeight": 12, "sections": [
      { "header": { "id": "head", "subviews": [ { "id": "name" } ] },
        "rows": [ { "id": "a", "repeat": 10 } ],
        "footer": { "id": "foot", "subviews": [ { "id": "note" } ] } },
      { "header": { "id": "head2", "subviews": [ { "id": "name2" } ] }, "rows": [ { "id": "b", "repeat": 10 } ] } ]
    """
  private let heights = """
    , "HV:|[name]|", "HV:|[name2]|", "HV:|[note]|",
    "name.height == 30", "name2.height == 30", "note.height == 12"
    """

  @Test func `headers and footers stand around sections, and only rows in view are laid out`()
    throws
  {
    let result = try FileSnapshot(file(sections, heights, size: "400, 200"))
    #expect(
      result.snapshot.items.compactMap(\.name) == [
        "root", "list", "head", "name", "a[0]", "a[1]", "a[2]", "a[3]", "a[4]", "foot", "note",
      ])
    #expect(result.frame("a[0]") == Rect(x: 0, y: 30, width: 400, height: 40))
    // The footer floats at the lower edge until its section ends there.
    #expect(result.frame("foot") == Rect(x: 0, y: 188, width: 400, height: 12))
    let grouped = try FileSnapshot(
      file(sections + ", \"floatingHeaders\": false", heights, size: "400, 200"))
    #expect(grouped.snapshot["foot"] == nil)
    #expect(grouped.snapshot["a[4]"] != nil)
  }

  @Test func `a header stays at the upper edge until its rows have gone`() throws {
    func header(_ offset: Double, _ name: String = "head") throws -> Rect? {
      let table = sections + ", \"contentOffset\": [0, \(offset)]"
      return try FileSnapshot(file(table, heights, size: "400, 200")).snapshot[name]?.windowFrame
    }
    #expect(try header(10)?.minY == 0)
    #expect(try header(300)?.minY == 0)
    // The footer of the section, at 430, pushes the header out.
    #expect(try header(420)?.minY == -20)
    #expect(try header(445, "head2")?.minY == 0)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `margins of rows keep to the readable width if asked`(_ direction: LayoutDirection) throws {
    let rows = "\"rows\": [ { \(entry) } ], \"cellLayoutMarginsFollowReadableWidth\": true"
    let result = try FileSnapshot(file(rows, inside, size: "1000, 600"), direction)
    // The readable width of 664 in the middle of 1000.
    #expect(
      result.frame("icon")
        == mirrored(Rect(x: 168, y: 11, width: 20, height: 20), direction, 1000))
    let plain = rows.replacing("true", with: "false")
    #expect(
      try FileSnapshot(file(plain, inside, size: "1000, 600"), direction).frame("icon")
        == mirrored(Rect(x: 20, y: 11, width: 20, height: 20), direction, 1000))
  }

  @Test func `sets change the rows, and a layout follows from its window alone`() throws {
    let sets = """
      { "when": { "width": "regular" }, "constraints": ["icon.width == 60"],
        "views": { "title": { "intrinsicSize": [200, 16] } } }
      """
    let rows = "\"rows\": [ { \(entry), \"repeat\": 100 } ]"
    let result = try FileSnapshot(file(rows, inside, sets: sets))
    for (width, icon, title) in [(400.0, 20.0, 100.0), (1000, 60, 200), (400, 20, 100)] {
      let window = WindowConfiguration.size(Size(width: width, height: 600))
      let snapshot = try result.layout.solve(window.environment())
      #expect(snapshot["icon[3]"]?.frame.width == icon)
      #expect(snapshot["title[3]"]?.frame.width == title)
      #expect(snapshot["entry[0]"]?.windowFrame.minY == 0)
    }
  }

  @Test func `a hundred thousand rows cost what is in view`() throws {
    let result = try FileSnapshot(
      file(
        "\"rows\": [ { \(entry), \"repeat\": 100000 } ], \"contentOffset\": [0, 2000000]", inside))
    let table = try #require(result.layout.engine.root.subviews.first as? TableView)
    #expect(table.numberOfRows(inSection: 0) == 100_000)
    #expect(table.statistics.configured < 40)
    #expect(result.snapshot["entry[45454]"]?.windowFrame.minY == -24)
  }

  @Test func `open and broken rows are reported with their place in the file`() throws {
    let rows =
      "\"rows\": [ { \"id\": \"entry\", \"repeat\": 2, \"subviews\": [{ \"id\": \"box\" }] } ]"
    let result = try FileSnapshot(
      file(rows, ", \"V:|[box(30)]|\", \"|[box]\", \"box.height == 50\""))
    let diagnostics = result.layout.diagnostics(of: result.snapshot)
    let messages = diagnostics.map(\.message)
    #expect(
      messages.contains("the constraints leave the width of 'box[1]' open"), "\(messages)")
    #expect(messages.contains { $0.hasSuffix("so 'box.height == 50' is broken") }, "\(messages)")
    #expect(diagnostics.allSatisfy { $0.span != nil })
  }

  @Test func `mistakes are reported`() {
    func messages(_ table: String, _ constraints: String = "") -> [String] {
      FileSnapshot.messages(file(table, constraints))
    }
    #expect(
      messages("\"rows\": [ { \"id\": \"a\" } ]", ", \"a.top == list.top\"")
        == ["a row is laid out apart from what is around it, so only its own views compare"])
    #expect(
      messages("\"rows\": [ { \"id\": \"a\" } ]", ", \"|[a]\"") == ["'a' has no superview"])
    #expect(
      messages("\"rows\": [], \"sections\": []")
        == ["a table has 'rows' or 'sections', not both"])
    #expect(
      messages("\"items\": []") == ["only a collection has 'items'"])
    #expect(
      messages("\"sections\": [ { \"items\": [] } ]")
        == ["a section of a table has no 'items'"])
    #expect(
      messages("\"subviews\": [ { \"id\": \"a\" } ]") == ["a table has no 'subviews'"])
    #expect(
      messages(
        "\"rows\": [ { \"id\": \"a\", \"subviews\": [ { \"id\": \"b\", \"kind\": \"table\" } ] } ]")
        == ["a list inside of a row is not supported"])
    #expect(
      messages("\"rows\": [ { \"id\": \"a\", \"repeat\": [ { \"b\": {} } ] } ]")
        == ["the repeated view has no view 'b' inside"])
  }
}
