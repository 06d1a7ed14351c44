import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Statements in files` {
  private func error(_ statement: String, id: String = "title") -> Diagnostic? {
    let text = """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [ { "id": "\(id)", "kind": "label", "text": "a" } ] },
        "expect": [
      "\(statement)" ] }
      """
    do throws(ConstraintFileError) {
      _ = try ConstraintFile(SourceText(name: "x", text: text))
      return nil
    } catch {
      return error.diagnostics.first
    }
  }

  @Test(arguments: ["a,b", "a)", "(a", "a(b", "a, root)"])
  func `name ids with any characters in backticks`(_ id: String) {
    for statement in [
      "inside(`\(id)`, root)", "apart(root, `\(id)`)", "shown(`\(id)`)", "lines( `\(id)` ) <= 2",
      "aligned(`\(id)`, root, left)", "atLeast(`\(id)`, 44, (2 + 1) * 4)",
      "`\(id)`.left >= root.left",
    ] {
      #expect(error(statement, id: id)?.message == nil, "\(statement)")
    }
  }

  @Test(arguments: [
    ("lines(title) < 2", 15, "expected '<=', found '<'"),
    ("lines(title)  <= 2 %", 21, "unexpected '%'"),
    ("inside(title, roof)", 16, "there is no view 'roof'"),
    ("aligned(titel, root, left)", 10, "there is no view 'titel'"),
    ("inside(title", 8, "the parenthesis is not closed"),
    (" ", 2, "the statement is empty"),
    ("inside(`title, root)", 2, "'inside' is written like 'inside(a, b)'"),
  ])
  func `have their errors where they are`(_ statement: String, _ column: Int, _ message: String) {
    let found = error(statement)
    #expect(found?.message == message)
    #expect(found?.span?.location.line == 4)
    #expect(found?.span?.location.column == column)
  }
}
