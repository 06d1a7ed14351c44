import Testing
import TinamouEditor
import TinamouFormat

@Suite struct `Uses of an id` {
  /// Whether exactly the marked places of a text are uses of an id.
  private func areMarked(_ id: String, in marked: String) -> Bool {
    var ranges: [Range<Int>] = []
    var text = ""
    for (index, part) in marked.split(separator: "§", omittingEmptySubsequences: false).enumerated()
    {
      if index % 2 == 1 { ranges.append(text.utf8.count..<text.utf8.count + id.utf8.count) }
      text += part
    }
    return IdentifierUses(SourceText(name: "test.json", text: text))?.ranges(of: id) == ranges
  }

  @Test func `are its declaration and the constraints and objects that name it`() {
    #expect(
      areMarked(
        "title",
        in: #"""
          { "view": { "id": "root", "subviews": [ { "id": "§title§", "text": "title" } ] },
            "constraints": [ "§title§.left == root.left", "V:|[§title§]|",
              { "constraint": "§title§.top == `§title§`.bottom", "id": "end" } ],
            "sets": [ { "when": { "view": "§title§" }, "views": { "§title§": { "hidden": true } } } ],
            "controllers": [ { "view": "§title§" } ] }
          """#))
  }

  @Test func `are the statements that name it`() {
    #expect(
      areMarked(
        "lines",
        in: #"""
          { "view": { "id": "root", "subviews": [ { "id": "§lines§" } ] },
            "expect": [ "shown(§lines§)", "inside(§lines§, root)", "lines(§lines§) <= 2",
              "aligned(root, `§lines§`, left)", "§lines§.width >= 44",
              { "statement": "atLeast(§lines§, 44, 44)" } ] }
          """#))
  }

  @Test func `are the numbered copies of the view`() {
    #expect(
      areMarked(
        "cell",
        in: #"""
          { "view": { "id": "root", "subviews": [ { "id": "§cell§", "repeat": 2 }, { "id": "cell1" } ] },
            "constraints": [ "§cell§.top == 0 * §cell§[0].top", "§cell§[1].left == cell1.left",
              "`§cell§[1]`.width == 4" ], "expect": [ "apart(§cell§[0], §cell§[1])" ] }
          """#))
  }

  @Test func `are not metrics of the same name, nor ids of constraints and sets`() {
    #expect(
      areMarked(
        "a",
        in: #"""
          { "metrics": { "a": 8, "b": "2 * a", "view": "a" },
            "view": { "id": "root", "subviews": [ { "id": "§a§", "text": "a", "guides": ["a"] } ] },
            "constraints": [ "§a§.width == 2 * a @a", "|-a-[§a§(>=a@a,<=§a§.height)]-(a)-[b,§a§]",
              "[stack:[§a§]-a-[b]]", "C:§a§.left(a).right(§a§.a.left)",
              { "constraint": "root.a.left == §a§.left + a", "id": "a" } ],
            "sets": [ { "id": "a", "when": { "view": "§a§" }, "views": { "§a§": { "text": "a" } } } ],
            "expect": [ "§a§.width <= a", "atLeast(§a§, a, §a§.height)", "aligned(root, §a§, a)" ] }
          """#))
  }

  @Test func `are views in a condition of a visual format if no metric has the name`() {
    #expect(
      areMarked(
        "a",
        in: #"""
          { "view": { "id": "root", "subviews": [ { "id": "§a§" }, { "id": "b" } ] },
            "constraints": [ "|-(§a§/2)-[b(§a§)]-[§a§]" ] }
          """#))
  }

  @Test func `are rows, headers and accessories`() {
    #expect(
      areMarked(
        "a",
        in: #"""
          { "view": { "id": "root", "subviews": [ { "id": "list", "kind": "table", "sections": [
            { "header": { "id": "§a§" }, "rows": [ { "id": "§a§", "accessory": { "id": "§a§" },
              "repeat": [ { "§a§": { "text": "a" } } ] } ] } ] } ] } }
          """#))
  }

  @Test func `are not the axes of a visual format`() {
    #expect(
      areMarked(
        "V",
        in: #"""
          { "view": { "id": "root", "subviews": [ { "id": "§V§" } ] },
            "constraints": [ "V:|[§V§]|", "H:|[§V§]|\nV:[§V§(10)]" ] }
          """#))
  }
}
