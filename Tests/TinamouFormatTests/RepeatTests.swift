import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Repeated views in constraint files` {
  @Test(arguments: LayoutDirection.allCases)
  func `a constraint on a template holds for every copy`(_ direction: LayoutDirection) throws {
    let text = """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [
          { "id": "list", "kind": "stack", "axis": "vertical", "spacing": 4, "subviews": [
            { "id": "row", "repeat": 3, "margins": 0, "subviews": [
              { "id": "icon", "intrinsicSize": [20, 20] },
              { "id": "dot", "repeat": 2, "intrinsicSize": [5, 5] } ] } ] } ] },
        "constraints": ["|[list(200)]", "V:|[list]", "|[icon]", "V:|[icon]|", "icon.width == 20",
          "dot.leading == icon.trailing + 10", "V:|[dot]", "row[1].height >= 30 @900",
          "dot[2][1].width == 7"],
        "at": [{ "size": [400, 600] }] }
      """
    let result = try FileSnapshot(text, direction)
    #expect(result.snapshot.broken.isEmpty && result.snapshot.ambiguous.isEmpty)
    #expect(
      result.snapshot.items.map(\.name) == [
        "root", "list", "row[0]", "icon[0]", "dot[0][0]", "dot[0][1]", "row[1]", "icon[1]",
        "dot[1][0]", "dot[1][1]", "row[2]", "icon[2]", "dot[2][0]", "dot[2][1]",
      ])
    func x(_ start: Double, _ width: Double) -> Double {
      direction == .leftToRight ? start : 200 - start - width
    }
    #expect(result.frame("row[0]") == Rect(x: 0, y: 0, width: 200, height: 20))
    #expect(result.frame("row[1]") == Rect(x: 0, y: 24, width: 200, height: 30))
    #expect(result.frame("row[2]")?.minY == 58)
    #expect(result.frame("dot[1][0]")?.minX == x(30, 5))
    #expect(result.frame("dot[2][1]") == Rect(x: x(30, 7), y: 0, width: 7, height: 5))
  }

  @Test func `a list of overrides gives each copy its own attributes`() throws {
    let text = """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [
          { "id": "bar", "kind": "stack", "subviews": [
            { "id": "tab", "intrinsicSize": [10, 10], "hugging": { "horizontal": 750 },
              "repeat": [ {}, { "tab": { "intrinsicSize": [30, 12] } }, { "tab": { "hidden": true } } ] }
          ] } ] },
        "constraints": ["|[bar]", "V:|[bar]"],
        "sets": [ { "when": { "direction": "rtl" }, "views": { "tab": { "intrinsicSize": [8, 8] } } } ] }
      """
    let result = try FileSnapshot(text)
    #expect(result.frame("bar") == Rect(x: 0, y: 0, width: 40, height: 12))
    #expect(result.frame("tab[1]")?.width == 30)
    #expect(result.snapshot["tab[2]"]?.isHidden == true)
    #expect(try FileSnapshot(text, .rightToLeft).frame("bar")?.size == Size(width: 16, height: 8))
  }

  @Test func `a conflict of a copy names the copy`() throws {
    let text = """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [ { "id": "box", "repeat": 2 } ] },
        "constraints": ["C:box.left(0).top(0)", "HV:[box(50)]", "box[1].width == 60"] }
      """
    let result = try FileSnapshot(text)
    let messages = result.layout.diagnostics(of: result.snapshot).map(\.message)
    #expect(messages.count == 1)
    let notes = result.layout.diagnostics(of: result.snapshot).flatMap(\.notes).map(\.message)
    #expect(notes.contains { $0.contains("box[1].width") }, "\(notes)")
  }

  @Test func `what cannot be repeated is refused with its place`() {
    func messages(_ subviews: String, _ constraint: String) -> [String] {
      FileSnapshot.messages(
        """
        { "tinamou": 1, "view": { "id": "root", "subviews": [\(subviews)] },
          "constraints": ["\(constraint)"] }
        """)
    }
    #expect(
      messages(
        "{ \"id\": \"a\", \"repeat\": 2 }, { \"id\": \"b\", \"repeat\": 2 }", "a.top == b.top")
        == ["'b' is repeated independently of the other views"])
    #expect(
      messages("{ \"id\": \"a\", \"repeat\": 2 }", "a[2].top == root.top")
        == ["there is no view 'a[2]'"])
    #expect(
      messages("{ \"id\": \"a\", \"repeat\": 2 }, { \"id\": \"a[1]\" }", "a.top == root.top")
        == ["two views have the id 'a[1]'"])
    #expect(
      messages("{ \"id\": \"a\" }, { \"id\": \"a\", \"repeat\": 2 }", "root.top == 0")
        == ["two views have the id 'a'"])
    #expect(
      messages("{ \"id\": \"a\", \"repeat\": [{ \"b\": {} }] }", "a.top == root.top")
        == ["the repeated view has no view 'b' inside"])
    #expect(
      messages(
        "{ \"id\": \"a\", \"repeat\": 1000000, \"subviews\": [{ \"id\": \"b\", \"repeat\": 9 }] }",
        "a.top == root.top"
      ).first == "the file has more than 1000000 views with all copies")
    #expect(messages("{ \"id\": \"a\", \"repeat\": 0 }", "a.top == root.top").count == 1)
    // The errors of a template are reported once.
    #expect(
      messages("{ \"id\": \"a\", \"repeat\": 50, \"axis\": \"vertical\" }", "a.top == root.top")
        == ["only a stack has 'axis'"])
  }

  @Test func `a thousand copies are laid out`() throws {
    let text = """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [
          { "id": "list", "kind": "stack", "axis": "vertical", "subviews": [
            { "id": "row", "repeat": 1000, "intrinsicSize": [50, 2] } ] } ] },
        "constraints": ["|[list]", "V:|[list]"] }
      """
    let result = try FileSnapshot(text)
    #expect(result.frame("list")?.height == 2000)
    #expect(result.frame("row[999]") == Rect(x: 0, y: 1998, width: 50, height: 2))
  }
}
