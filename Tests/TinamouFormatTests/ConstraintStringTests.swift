import Testing
import TinamouLayout
import TinamouSolver

@testable import TinamouFormat

@Suite struct `Constraint strings` {
  private let names: NameTable = {
    var names = NameTable()
    _ = names.addView("a", guides: [])
    _ = names.addView("b", guides: ["column"])
    _ = names.addView("8bC-Xf-vdC", guides: [])
    names.addMetric("gutter", 8)
    names.addMetric("strong", 760)
    return names
  }()

  /// The anchors with their coefficients, left minus right, then the constant.
  private func form(_ text: String) throws -> [String: Double] {
    let result = try ConstraintStringParser.parse(text, names: names)
    var form = result.left
    form.add(result.right, times: -1)
    var coefficients = ["": form.constant]
    for term in form.terms.merged {
      coefficients[names.description(of: term.anchor)] = term.coefficient
    }
    return coefficients
  }

  @Test func `are linear on both sides`() throws {
    #expect(
      try form("2 * a.width - b.height / 4 + 3 <= a.width * 0.5 - gutter")
        == ["a.width": 1.5, "b.height": -0.25, "": 11])
  }

  @Test func `follow the precedence of arithmetic`() throws {
    #expect(try form("a.width == 1 + 2 * 3 - 8 / 4 / 2")[""] == -6)
    #expect(try form("a.width == 10 - 3 - 2")[""] == -5)
    #expect(try form("a.width == -2 * -3")[""] == -6)
    #expect(try form("a.width == -(2 + gutter) * 3")[""] == 30)
    #expect(
      try form("a.width == 2 * (b.width - (b.height + 3)) / 4") == [
        "a.width": 1, "b.width": -0.5, "b.height": 0.5, "": 1.5,
      ])
  }

  @Test func `divide instead of multiplying with an inverse`() throws {
    #expect(try form("a.width == b.width / 3")["b.width"] == -1 / 3.0)
    #expect(try form("a.width == 7 / 49")[""] == -(7.0 / 49))
  }

  @Test func `mention guides and quoted ids`() throws {
    #expect(
      try form("`8bC-Xf-vdC`.leading == b.readable.leading")
        == ["8bC-Xf-vdC.leading": 1, "b.readable.leading": -1, "": 0])
    #expect(try form("`b`.column.`top` == a.safeArea.bottom")["b.column.top"] == 1)
  }

  @Test func `cancel what stands on both sides`() throws {
    #expect(try form("a.width + b.width == b.width + 3") == ["a.width": 1, "": -3])
  }

  @Test(
    arguments: [
      ("", 1000), ("@1000", 1000), ("@ 0.5", 0.5), ("@required", 1000), ("@high", 750),
      ("@low", 250), ("@strong", 760),
    ] as [(String, Float)])
  func `end with a priority`(_ suffix: String, _ priority: Float) throws {
    let result = try ConstraintStringParser.parse("a.width >= 3 \(suffix)", names: names)
    #expect(result.priority.rawValue == priority)
    #expect(result.relation == .greaterThanOrEqual)
  }

  @Test func `nest parentheses a hundred thousand deep`() throws {
    let count = 100_000
    let text =
      String(repeating: "(", count: count) + "a.width" + String(repeating: ")", count: count)
      + " == " + String(repeating: "-", count: count) + "3"
    #expect(try form(text) == ["a.width": 1, "": -3])
  }
}

@Suite struct `Suggestions` {
  @Test(
    arguments: [
      ("widht", "width"), ("leeding", "leading"), ("intrinsicsize", "intrinsicSize"),
      ("centrex", "centerX"), ("w", nil), ("elephant", nil), ("", nil),
    ] as [(String, String?)])
  func `are the closest word, if it is close`(_ word: String, _ expected: String?) {
    let words = ["width", "height", "leading", "trailing", "intrinsicSize", "centerX"]
    #expect(Suggestion.closest(to: word, among: words) == expected)
  }
}
