import Testing
import TinamouFormat
import TinamouControllers
import TinamouLayout

@Suite struct `Traits and pictures in files` {
  /// A regular window with a panel on each side, of which the second one is compact.
  private static func panels(
    first: String = "", second: String, rest: String, _ size: String = "[800, 700]"
  ) -> String {
    """
    { "tinamou": 1,
      "view": { "id": "root", "subviews": [
        { "id": "first", "subviews": [ { "id": "a" \(first) } ] },
        { "id": "second" \(second), "subviews": [ { "id": "b" \(first) } ] } ] },
      "constraints": [
        "H:|[first][second(first)]|", "V:|[first]|", "V:|[second]|",
        "a.leading == first.leading", "a.top == first.top",
        "b.leading == second.leading", "b.top == second.top" ]
      \(rest), "at": [ { "size": \(size) } ] }
    """
  }

  private static let images = """
    , "image": { "size": [10, 11], "variants": [
      { "width": "regular", "size": [20, 21], "name": "large" },
      { "width": "regular", "height": "compact", "size": [30, 31] },
      { "textSize": "AX1...", "size": [40, 41] } ] }
    """

  @Test func `a view has the traits that it states, and so has what is inside`() throws {
    let snapshot = try FileSnapshot(
      Self.panels(
        first: ", \"intrinsicSize\": [5, 5]",
        second: ", \"traits\": { \"width\": \"compact\" }",
        rest: """
          , "sets": [
            { "when": { "view": "a", "width": "compact" }, "views": { "a": { "intrinsicSize": [6, 6] } } },
            { "when": { "view": "b", "width": "compact" }, "views": { "b": { "intrinsicSize": [7, 7] } } } ]
          """))
    #expect(snapshot.frame("a")?.size == Size(width: 5, height: 5))
    #expect(snapshot.frame("b")?.size == Size(width: 7, height: 7))
  }

  @Test func `text size, scale and direction hold inside of a view`() throws {
    let text = ", \"kind\": \"label\", \"text\": \"x\", \"font\": { \"style\": \"body\" }"
    let large = try FileSnapshot(
      Self.panels(first: text, second: ", \"traits\": { \"textSize\": \"AX5\" }", rest: ""))
    let (a, b) = try (#require(large.frame("a")), #require(large.frame("b")))
    #expect(b.height > 2 * a.height)
    let mirrored = try FileSnapshot(
      Self.panels(
        first: ", \"intrinsicSize\": [50, 5]",
        second: ", \"traits\": { \"direction\": \"rtl\", \"scale\": 3, \"idiom\": \"phone\" }",
        rest: ""))
    #expect(mirrored.frame("a")?.minX == 0)
    #expect(mirrored.frame("b")?.minX == 350)
    let traits = mirrored.layout.engine.root.subviews[1].traitCollection
    #expect(traits.displayScale == 3)
    #expect(traits.userInterfaceIdiom == .phone)
  }

  @Test func `a picture has the size of the variant for its view`() throws {
    let second = ", \"traits\": { \"width\": \"compact\" }"
    let regular = try FileSnapshot(Self.panels(first: Self.images, second: second, rest: ""))
    #expect(regular.frame("a")?.size == Size(width: 20, height: 21))
    #expect(regular.frame("b")?.size == Size(width: 10, height: 11))
    let low = try FileSnapshot(
      Self.panels(first: Self.images, second: second, rest: "", "[800, 300]"))
    #expect(low.frame("a")?.size == Size(width: 30, height: 31))
    #expect(low.frame("b")?.size == Size(width: 10, height: 11))
  }

  @Test func `a set can give another picture`() throws {
    let file = Self.panels(
      first: Self.images, second: "",
      rest: """
        , "sets": [ { "when": { "height<": 500 }, "views": { "a": { "image": { "size": [1, 2] } } } } ]
        """, "[800, 300]")
    let snapshot = try FileSnapshot(file)
    #expect(snapshot.frame("a")?.size == Size(width: 1, height: 2))
    let high = try snapshot.layout.solve(
      WindowConfiguration.size(Size(width: 800, height: 700)).environment())
    #expect(high["a"]?.frame.size == Size(width: 20, height: 21))
  }
}

@Suite struct `Controllers in files` {
  private static func file(_ controllers: String) -> String {
    """
    { "tinamou": 1, "system": "18",
      "view": { "id": "root", "subviews": [
        { "id": "outer", "subviews": [
          { "id": "inner", "subviews": [ { "id": "a", "intrinsicSize": [10, 10] } ] } ] } ] },
      "constraints": [
        "HV:|[outer]|", "HV:|[inner]|", "a.leading == inner.margins.leading", "a.top == inner.top" ],
      "sets": [ { "when": { "view": "a", "width": "compact" },
        "views": { "a": { "intrinsicSize": [20, 20] } } } ],
      \(controllers)
      "at": [ { "size": [800, 700] } ] }
    """
  }

  @Test func `the view of a controller has the margins of the system`() throws {
    #expect(try FileSnapshot(Self.file("")).frame("a")?.minX == 8)
    let managed = "\"controllers\": [ { \"view\": \"inner\" } ],"
    #expect(try FileSnapshot(Self.file(managed)).frame("a")?.minX == 20)
    let other = "\"controllers\": [ { \"view\": \"outer\" } ],"
    #expect(try FileSnapshot(Self.file(other)).frame("a")?.minX == 8)
  }

  @Test func `controllers lie in each other as their views do, in whatever order`() throws {
    let controllers = """
      "controllers": [
        { "view": "inner", "traits": { "width": "compact" } }, { "view": "outer" } ],
      """
    let snapshot = try FileSnapshot(Self.file(controllers))
    #expect(snapshot.frame("a")?.width == 20)
    let window = Window(snapshot.layout.engine)
    let outer = try #require(window.rootController?.children.first)
    #expect(outer.name == "outer")
    #expect(outer.children.map(\.name) == ["inner"])
    #expect(outer.children.first?.traitCollection.horizontalSizeClass == .compact)
  }
}
