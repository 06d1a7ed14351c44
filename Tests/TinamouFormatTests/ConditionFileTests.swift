import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Container conditions in files` {
  /// A card with half the width of the window, whose title has one margin for each kind of
  /// condition.
  private static func margin(_ condition: String, window: String = "[360, 400]") throws -> Double? {
    let file = """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [
          { "id": "card", "subviews": [ { "id": "title", "intrinsicSize": [10, 10] } ] } ] },
        "constraints": [
          "card.leading == root.leading", "card.top == root.top", "card.height == 50",
          "card.width == 0.5 * root.width", "title.top == card.top",
          "title.leading == card.leading + 4 @500" ],
        "sets": [ { "when": \(condition), "constraints": ["title.leading == card.leading + 20"] } ],
        "at": [ { "size": \(window) } ] }
      """
    let snapshot = try FileSnapshot(file)
    #expect(snapshot.snapshot.diagnostics.isEmpty)
    return snapshot.frame("title")?.minX
  }

  @Test(
    arguments: [
      ("width<", [180: 4.0, 179: 20, 181: 4]), ("width<=", [180: 20, 179: 20, 181: 4]),
      ("width>", [180: 4, 179: 4, 181: 20]), ("width>=", [180: 20, 179: 4, 181: 20]),
    ] as [(String, [Int: Double])])
  func `a set goes by the width of a view`(key: String, margins: [Int: Double]) throws {
    for (width, margin) in margins.sorted(by: { $0.key < $1.key }) {
      let found = try Self.margin(
        "{ \"view\": \"card\", \"\(key)\": 180 }", window: "[\(2 * width), 400]")
      #expect(found == margin, "\(width)")
    }
  }

  @Test func `without a view the window is asked`() throws {
    #expect(try Self.margin("{ \"height<\": 401 }") == 20)
    #expect(try Self.margin("{ \"height<\": 400 }") == 4)
    #expect(try Self.margin("{ \"width>=\": 360, \"height>\": 399 }") == 20)
    #expect(try Self.margin("{ \"width>\": 360, \"height>\": 399 }") == 4)
  }

  @Test func `all keys of a condition hold, of a list any of its conditions`() throws {
    let wide = "{ \"view\": \"card\", \"width>\": 180 }"
    let low = "{ \"view\": \"card\", \"height<=\": 50 }"
    #expect(try Self.margin("[\(wide), \(low)]") == 20)
    #expect(try Self.margin("{ \"view\": \"card\", \"width>\": 180, \"height<=\": 50 }") == 4)
    #expect(try Self.margin("{ \"view\": \"card\", \"width\": \"regular\", \"width<\": 200 }") == 4)
    #expect(
      try Self.margin("{ \"view\": \"card\", \"width\": \"compact\", \"width<\": 200 }") == 20)
  }

  @Test func `rows of a list follow a condition on the list`() throws {
    for (width, x) in [(300.0, 20.0), (500, 4)] {
      let snapshot = try FileSnapshot(
        """
        { "tinamou": 1,
          "view": { "id": "root", "subviews": [
            { "id": "list", "kind": "table", "rowHeight": 40, "rows": [
              { "id": "entry", "subviews": [ { "id": "title", "intrinsicSize": [10, 10] } ] } ] } ] },
          "constraints": [
            "HV:|[list]|", "title.top == entry.top", "title.leading == entry.leading + 4 @500" ],
          "sets": [ { "when": { "view": "list", "width<": 400 },
            "constraints": ["title.leading == entry.leading + 20"] } ],
          "at": [ { "size": [\(width), 400] } ] }
        """)
      let title = snapshot.snapshot.listedItem("title")
      #expect(title?.frame.minX == x)
    }
  }

  @Test func `a set that changes the size in its condition is reported`() throws {
    let snapshot = try FileSnapshot(
      """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [ { "id": "card" } ] },
        "constraints": [
          "card.leading == root.leading", "V:|[card(50)]", "card.width == 150 @500" ],
        "sets": [ { "when": { "view": "card", "width<": 180 }, "constraints": ["card.width == 200"] } ] }
      """)
    let diagnostics = snapshot.layout.diagnostics(of: snapshot.snapshot)
    #expect(diagnostics.map(\.rule) == [.unsettled])
    #expect(diagnostics.first?.span?.location.line == 2)
  }
}

extension LayoutSnapshot {
  /// The first item of this name.
  fileprivate func listedItem(_ name: String) -> Item? { items.first { $0.name == name } }
}
