import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

@Suite struct `Statements` {
  private func prove(
    _ text: String, _ statement: String, direction: LayoutDirection? = nil
  ) throws -> Prover.Verdict {
    let file = try ConstraintFile(SourceText(name: "file", text: text))
    let statement = try file.statement(statement, source: "statement")
    var prover = try Prover([statement], about: file)
    let request = LayoutRequest(.size(Size(width: 0, height: 1024)), direction: direction)
    try prover.decide(request, over: AnalysisMatrix.widths)
    return try #require(prover.results.first)
  }

  @Test(arguments: StatementCase.holding)
  func `that are true hold`(example: StatementCase) throws {
    #expect(example.failing.isEmpty)
    let verdict = try prove(example.file, example.statement)
    #expect(verdict.holds, "\(verdict.failures.map(\.sizes.text))")
    #expect(verdict.pieceCount > 0)
  }

  @Test(arguments: StatementCase.failing)
  func `that are false fail at exactly the widths of the arithmetic`(
    example: StatementCase
  ) throws {
    #expect(!example.failing.isEmpty)
    let verdict = try prove(example.file, example.statement)
    let found = try #require(verdict.failures.first).sizes.ranges
    #expect(found.count == example.failing.count, "\(SizeSet(found).text)")
    for (own, expected) in zip(found, example.failing) {
      // Public values are multiples of 2^-20.
      #expect(abs(own.lowerBound - expected.lowerBound) <= 0x1p-19, "\(own) \(expected)")
      #expect(abs(own.upperBound - expected.upperBound) <= 0x1p-19, "\(own) \(expected)")
    }
  }

  @Test func `mean the same in both directions when they are about leading and trailing`() throws {
    for example in StatementCase.failing.filter({ $0.family == "gap" }) {
      let verdict = try prove(example.file, example.statement, direction: .rightToLeft)
      let found = try #require(verdict.failures.first).sizes.ranges
      #expect(abs(found[0].upperBound - example.failing[0].upperBound) <= 0x1p-19)
    }
  }

  @Test func `tell the worst width, the frames there and what they follow from`() throws {
    let example = StatementCase.failing[0]
    let failure = try #require(try prove(example.file, example.statement).failures.first)
    #expect(failure.worst == 320)
    #expect(failure.excess == 358 - 320)
    #expect(failure.frames.map(\.name) == ["a", "b"])
    #expect(failure.frames[0].frame == Rect(x: 20, y: 0, width: 120, height: 10))
    let derivation = try #require(failure.derivation)
    #expect(abs(derivation.value - failure.excess) < 1e-9)
    #expect(derivation.terms.contains { $0.constraint.description == "b.width == 190" })
  }

  @Test func `tell a worst width at which the statement fails, and the layout there`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.height == 20" ],
        "sets": [
          { "when": { "width": "compact" }, "constraints": [ "a.width == root.width - 100" ] },
          { "when": { "width": "regular" }, "constraints": [ "a.width == 50" ] } ] }
      """
    let failure = try #require(try prove(text, "a.width <= 400").failures.first)
    #expect(failure.sizes.text == ">500..<640")
    #expect(failure.sizes.contains(failure.worst) && failure.worst > 639.99)
    #expect(abs(failure.excess - 140) < 1e-5)
    #expect(failure.frames.map(\.frame.width) == [540])
    let terms = try #require(failure.derivation?.terms)
    #expect(terms.contains { $0.constraint.description.hasPrefix("a.width == root.width") })
  }

  @Test func `show the frame of a scroll view`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a" }, { "id": "s", "kind": "scroll" } ] },
        "constraints": [ "HV:|-10-[s]|", "a.left == root.left", "a.top == root.top",
          "a.width == 30", "a.height == 30" ] }
      """
    let failure = try #require(try prove(text, "apart(a, s)").failures.first)
    #expect(failure.frames.map(\.name) == ["a", "s"])
    #expect(failure.frames.last?.frame.origin == Point(x: 10, y: 10))
  }

  @Test func `about a copy of a row that is left out say so`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "t", "kind": "table",
          "rows": [ { "id": "r", "repeat": 150, "subviews": [ { "id": "l" } ] } ] } ] },
        "constraints": [ "HV:|[t]|", "HV:|[l(20)]|" ] }
      """
    let file = try ConstraintFile(SourceText(name: "file", text: text))
    func fault(_ text: String) -> String? {
      do throws(ConstraintFileError) {
        _ = try file.statement(text, source: "statement")
        return nil
      } catch {
        return error.diagnostics.first?.message
      }
    }
    #expect(fault("l[99].width >= 0") == nil)
    #expect(
      fault("l[100].width >= 0")
        == "'l[100]' is left out: of its copies, only the first 100 are decided")
    #expect(fault("l[150].width >= 0") == "there is no view 'l[150]'")
  }

  @Test func `about lines name the copy that has the wrong number`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "t", "kind": "label", "text": "one", "lines": 0,
            "repeat": [ {}, { "t": { "text": "one\\ntwo\\nthree\\nfour" } } ] } ] },
        "constraints": [ "t.left == root.left", "t.top == root.top" ] }
      """
    // The other copy has 2 lines less than 3.
    let failure = try #require(try prove(text, "lines(t) <= 3").failures.first)
    #expect(failure.excess == 1)
  }

  @Test(arguments: [
    // A line that the text itself ends hides the rest.
    ("\"text\": \"one\\ntwo\"", "", "shown(a)", false),
    ("\"text\": \"one\\ntwo\"", "", "lines(a) == 2", true),
    ("\"text\": \"one\\ntwo\", \"lines\": 2", "", "shown(a)", true),
    // Lines are drawn as wide as the view, whatever width it prefers.
    ("\(preferring), \"lines\": 2", "", "shown(a)", false),
    ("\(preferring), \"lines\": 2", "", "lines(a) >= 3", true),
    ("\(preferring), \"lines\": 0", "", "shown(a)", true),
    ("\(preferring), \"lines\": 0", "a.width == 60", "shown(a)", false),
    ("\(preferring), \"lines\": 0", "a.width == 300", "lines(a) == 1", true),
    // Without any width nothing is drawn, and each letter would be a line.
    ("\"text\": \"one two\", \"lines\": 0", "a.width == 0", "shown(a)", false),
    ("\"text\": \"I\", \"lines\": 0", "a.width == 0", "shown(a)", false),
    ("\"text\": \"one two\", \"lines\": 2", "a.width == 0", "lines(a) <= 2", false),
    ("\"text\": \"one two\", \"lines\": 0", "a.width == 100", "shown(a)", true),
  ])
  func `about texts are about their lines as they are drawn`(
    label: String, constraint: String, statement: String, holds: Bool
  ) throws {
    let more = constraint.isEmpty ? "" : ", \"\(constraint)\""
    let verdict = try prove(
      """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", \(label) } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top"\(more) ] }
      """, statement)
    #expect(verdict.holds == holds)
  }

  private static let preferring =
    "\"text\": \"one two three four five six seven\", \"preferredMaxLayoutWidth\": 100"

  @Test func `about lines that are drawn wider or narrower than measured have exact widths`() throws
  {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", \(Self.preferring), "lines": 0 },
          { "id": "b", "kind": "label", "text": "one two three four five six seven", "lines": 0 } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.width == root.width - 300",
          "b.left == root.left", "b.top == root.top + 300", "b.width == a.width" ] }
      """
    let failing = try ["a", "b"].map { try prove(text, "lines(\($0)) <= 2").failures.first?.sizes }
    #expect(failing[0] != nil && failing[0] == failing[1])
  }

  @Test(arguments: [
    ("insid(a, root)", "there is no statement 'insid'"),
    ("inside(a)", "'inside' is written like 'inside(a, b)'"),
    ("shown(nobody)", "there is no view 'nobody'"),
    ("lines(a) < 2", "expected"), ("shown(root)", "'root' shows neither text nor picture"),
    ("lines(root) <= 2", "'root' shows no text, which would have lines"),
    ("a.width >= 20 @750", "a statement holds or does not hold; it has no priority"),
  ])
  func `that cannot be read are refused with a reason`(text: String, reason: String) throws {
    let file = try ConstraintFile(
      SourceText(name: "file", text: StatementCase.failing[0].file))
    let error = #expect(throws: ConstraintFileError.self) {
      try file.statement(text, source: "statement")
    }
    #expect(error?.diagnostics.first?.message.contains(reason) ?? false, "\(error as Any)")
  }

  @Test(arguments: [("inside(buy, page)", false), ("inside(first, page)", true)])
  func `about a scroll view mean its frame, not its content`(text: String, holds: Bool) throws {
    let file = try ConstraintFile(
      SourceText(
        name: "file",
        text: """
          { "tinamou": 1, "view": { "id": "root", "subviews": [
              { "id": "page", "kind": "scroll", "subviews": [ { "id": "first" }, { "id": "buy" } ] } ] },
            "constraints": [ "HV:|[page]|", "page.content.width == page.frame.width",
              "HV:|[first(20)]", "H:|[buy(20)]", "V:|-(2956)-[buy(44)]|" ],
            "expect": [ "\(text)" ] }
          """))
    var prover = try Prover(file.statements, about: file)
    try prover.decide(LayoutRequest(.size(Size(width: 0, height: 1024))), over: 320...1366)
    #expect(prover.results.map(\.holds) == [holds])
  }

  /// Decides statements about a view that fills the window, which is 1,024 high.
  private func decided(
    _ statements: String, over widths: ClosedRange<Double> = 320...1366
  ) throws -> Prover {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
        "constraints": [ "HV:|[a]|" ], "expect": [ \(statements) ] }
      """
    let file = try ConstraintFile(SourceText(name: "file", text: text))
    var prover = try Prover(file.statements, about: file)
    try prover.decide(LayoutRequest(.size(Size(width: 0, height: 1024))), over: widths)
    return prover
  }

  @Test func `of a file count in landscape and portrait windows of a range`() throws {
    let prover = try decided(
      """
      { "statement": "a.width >= 1200", "when": { "aspect": "landscape" } },
      { "statement": "a.width <= 900", "when": { "aspect": "portrait" } },
      { "statement": "a.width >= a.height", "when": { "aspect": "landscape" } }
      """)
    #expect(prover.results.map(\.holds) == [false, false, true])
    #expect(
      prover.results.map { $0.failures.flatMap(\.sizes.ranges) } == [
        [SizeRange(1024, 1200, includesUpper: false)],
        [SizeRange(900, 1024, includesLower: false, includesUpper: false)], [],
      ])
  }

  @Test(arguments: [320.0...1366.0, 624.61...624.61])
  func `hold if numbers differ by less than the tolerance`(range: ClosedRange<Double>) throws {
    let prover = try decided(
      """
      { "statement": "a.width == 624.6099997", "when": { "width>=": 624.61, "width<=": 624.61 } },
      { "statement": "a.width == 624.609", "when": { "width>=": 624.61, "width<=": 624.61 } }
      """, over: range)
    #expect(prover.results.map(\.holds) == [true, false])
  }

  @Test func `of a file count in the windows of their condition`() throws {
    let file = try ConstraintFile(
      SourceText(
        name: "file",
        text: """
          { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
            "constraints": [ "a.left == root.left", "a.top == root.top", "a.height == 1",
                             "a.width == root.width / 2" ],
            "expect": [ "a.width >= 250",
              { "statement": "a.width >= 250", "when": { "width>=": 600 } },
              { "statement": "a.width >= 250", "when": { "width": "regular" } } ] }
          """))
    var prover = try Prover(file.statements, about: file)
    try prover.decide(LayoutRequest(.size(Size(width: 0, height: 1024))), over: 320...1366)
    #expect(prover.results.map(\.holds) == [false, true, true])
    #expect(
      prover.results[0].failures[0].sizes.ranges == [
        SizeRange(320, 500, includesUpper: false)
      ])
  }
}
