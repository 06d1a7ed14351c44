import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

@Suite struct `Checks` {
  private static let everyWidth = AnalysisMatrix.quick.configurations

  private func findings(
    _ text: String, _ configurations: [AnalysisConfiguration] = everyWidth, isComplete: Bool = false
  ) throws -> [Finding] {
    let file = try ConstraintFile(SourceText(name: "file", text: text))
    var checker = try Checker(file)
    for configuration in configurations { try checker.check(configuration) }
    return checker.findings(isComplete: isComplete)
  }

  @Test(arguments: DefectCase.defects)
  func `report a defect with the exact widths`(example: DefectCase) throws {
    let findings = try findings(example.file)
    let finding = try #require(
      findings.first { $0.key.rule == example.rule }, "\(findings.map(\.fingerprint))")
    let found = try #require(finding.occurrences.first).sizes.ranges
    let expected = try #require(example.widths)
    #expect(found.count == expected.count, "\(SizeSet(found).text)")
    for (own, other) in zip(found, expected) {
      #expect(abs(own.lowerBound - other.lowerBound) <= 0x1p-19, "\(own) \(other)")
      #expect(abs(own.upperBound - other.upperBound) <= 0x1p-19, "\(own) \(other)")
    }
    #expect(finding.diagnostic.span != nil)
  }

  @Test(arguments: DefectCase.right)
  func `report nothing in a file that only looks suspicious`(example: DefectCase) throws {
    let findings = try findings(example.file)
    #expect(findings.isEmpty, "\(findings.map { "\($0.fingerprint) \($0.places)" })")
  }

  @Test func `find a text that is cut off at large text sizes only`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", "font": { "style": "body" },
            "text": "A day in Lisbon, again" } ] },
        "constraints": [ "a.left == root.left + 20", "a.right <= root.right - 20", "a.top == root.top" ] }
      """
    #expect(try findings(text).isEmpty)
    let found = try findings(text, AnalysisMatrix.standard.configurations)
    let finding = try #require(found.first { $0.key.rule == .textCutOff })
    #expect(
      finding.occurrences.allSatisfy {
        $0.configuration.request.textSize == .accessibilityExtraLarge
      })
  }

  @Test(arguments: [(60, 20, false), (60, 15, true), (20, 20, true)])
  func `a button cuts off its text if the text has no room, not the space around it`(
    width: Int, height: Int, isCut: Bool
  ) throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "button", "text": "Save" } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.width == \(width)",
          "a.height == \(height)" ] }
      """
    // The line of 15 points is 18 high, and the text about 32 wide.
    let found = try findings(text).filter { $0.key.rule == .textCutOff }
    #expect(found.isEmpty != isCut)
    #expect(found.allSatisfy { $0.diagnostic.help == "give it more room" })
  }

  @Test func `say what leaves a choice, what a text needs and what resolves a conflict`() throws {
    let file = try ConstraintFile(
      SourceText(
        name: "file",
        text: """
          { "tinamou": 1, "view": { "id": "root", "safeArea": 0, "subviews": [
              { "id": "a", "kind": "label", "intrinsicSize": [300, 20], "hugging": 300 },
              { "id": "b", "kind": "label", "intrinsicSize": [100, 20], "hugging": 300 },
              { "id": "c", "kind": "label", "intrinsicSize": [400, 20] }, { "id": "d" } ] },
            "constraints": [ "H:|[a][b]|", "V:|[a]", "V:|[b]", "c.left == root.left",
              "c.width == 360", "V:|-40-[c]", "d.left == root.left", "d.right == root.right",
              "d.width == 420", "V:|-80-[d(10)]" ] }
          """))
    var checker = try Checker(file)
    let window = LayoutRequest(.size(Size(width: 380, height: 200)))
    try checker.check(AnalysisConfiguration(window, widths: 380...380))
    let found = try checker.explained(checker.findings(isComplete: false))
    func notes(_ rule: DiagnosticRule, _ subject: String) -> [String] {
      found.first { $0.key.rule == rule && $0.key.subject == subject }?.located.particulars
        .map(\.message) ?? []
    }
    // Together 'a' and 'b' lack 20 points.
    #expect(
      notes(.ambiguous, "a") == [
        "at 380 x 200: width is 300 and could be 280 to 300",
        "the choice is left by 'a.width == 300 (content, hugging 300, compression resistance 750)'",
        "the choice is left by 'b.width == 100 (content, hugging 300, compression resistance 750)'",
      ])
    #expect(
      notes(.unsatisfiable, "d.width == 420") == [
        "at 380 x 200: they hold together if 'd.width == 420' changes by 40 points"
      ])
    #expect(
      notes(.textCutOff, "c") == [
        "at 380 x 200: 'c' is at [0, 40, 360, 20]",
        "at 380 x 200: it needs a width of 400 points",
      ])
  }

  @Test(arguments: [
    ("label", " ", false), ("label", "", false), ("label", "Save", true), ("button", "", false),
    ("button", "Save", true),
  ])
  func `nothing is cut off where no letters are`(kind: String, shown: String, isCut: Bool) throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "\(kind)", "text": "\(shown)", "intrinsicSize": [24, 24] } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.width == 20",
          "a.height == 20" ] }
      """
    #expect(try findings(text).contains { $0.key.rule == .textCutOff } == isCut)
  }

  @Test func `a size that the content has by chance is no constraint without effect`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "image", "intrinsicSize": [50, 50] } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.width == 50" ] }
      """
    #expect(try findings(text, isComplete: true).isEmpty)
  }

  @Test func `of constraints that imply each other the last one is without effect`() throws {
    let rows = ["a.left == root.left", "a.right == root.right", "a.width == root.width"]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let listed = order.map { "\"\(rows[$0])\"" }.joined(separator: ", ")
      let text = """
        { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
          "constraints": [ \(listed), "a.top == root.top", "a.height == 20" ] }
        """
      let found = try findings(text, isComplete: true).map(\.fingerprint)
      #expect(found == ["T103 \(rows[order[2]])"])
    }
  }

  @Test func `find an overlap from right to left only`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label" }, { "id": "b", "kind": "label" } ] },
        "constraints": [ "a.leading == root.leading", "a.top == root.top", "a.width == 100",
          "a.height == 20", "b.left == root.left + 250", "b.top == root.top", "b.width == 60",
          "b.height == 20" ] }
      """
    #expect(try findings(text).isEmpty)
    let finding = try #require(
      try findings(text, AnalysisMatrix.standard.configurations).first { $0.key.rule == .overlap })
    #expect(finding.occurrences.allSatisfy { $0.configuration.request.direction == .rightToLeft })
    // The label a reaches from 100 before the right edge; b ends at 310.
    #expect(finding.occurrences[0].sizes.text == "320..<410")
  }

  @Test func `say which sets never apply and which constraints change nothing`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.width == 10",
          "a.height == 10", "a.width <= 5000" ],
        "sets": [ { "id": "tiny", "when": { "width<": 200 }, "constraints": [ "a.bottom == root.bottom" ] } ] }
      """
    let file = try ConstraintFile(SourceText(name: "file", text: text))
    var checker = try Checker(file)
    for configuration in AnalysisMatrix.standard.configurations { try checker.check(configuration) }
    let usual = checker.findings(isComplete: true)
    #expect(usual.map(\.fingerprint) == ["T503 tiny"])
    let all = checker.findings(isComplete: true, includesSafeguards: true)
    #expect(Set(all.map(\.fingerprint)) == ["T503 tiny", "T103 a.width <= 5000"])
  }

  @Test func `find a constraint that is there twice`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top", "a.height == 10",
          "a.width == 50", "a.width == 50", "a.width >= 10 @500", "a.width >= 10 @500" ],
        "sets": [ { "id": "one", "when": { "width<": 700 }, "constraints": [ "a.height == 10" ] } ] }
      """
    let found = try findings(text, isComplete: true).filter {
      $0.diagnostic.notes.map(\.message) == ["an earlier constraint says the same"]
    }
    #expect(found.map(\.fingerprint) == ["T103 a.width == 50", "T103 a.height == 10"])
    #expect(found.map { $0.diagnostic.span?.location.line } == [3, 4])
  }

  @Test func `leave out what a view or a file allows`() throws {
    let bad = DefectCase.defects.first { $0.rule == .outsideWindow }?.file ?? ""
    #expect(try findings(bad).count == 1)
    let allowing = bad.replacing(
      "{ \"id\": \"a\" }", with: "{ \"id\": \"a\", \"allow\": [\"T302\"] }")
    #expect(try findings(allowing).isEmpty)
    let all = bad.replacing("\"tinamou\": 1,", with: "\"tinamou\": 1, \"allow\": [\"T302\"],")
    #expect(try findings(all).isEmpty)
  }

  @Test(arguments: [("T201", []), ("T401", ["T201 title height"])])
  func `leave out an open position that its view allows`(
    rule: String, fingerprints: [String]
  ) throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "title", "guides": [ "column" ], "allow": [ "\(rule)" ] } ] },
        "constraints": [ "title.left == root.left", "title.top == root.top", "title.width == 40",
                         "title.column.left == title.left", "title.column.width == 4",
                         "title.column.top == title.top" ] }
      """
    let found = try findings(text).map(\.fingerprint)
    #expect(
      found == (fingerprints.isEmpty ? [] : ["T201 title height", "T201 title.column height"]))
  }

  @Test func `report copies once and each guide that is open`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "t", "repeat": 3 }, { "id": "a", "guides": [ "g1", "g2" ] } ] },
        "constraints": [ "t.left == root.left", "t.top == root.top", "t.height == 9", "HV:|[a]|",
                         "a.g1.left == a.left", "a.g2.top == a.top" ] }
      """
    #expect(
      try findings(text).map(\.fingerprint) == [
        "T201 t[0…2] width", "T201 a.g1 top, width, height",
        "T201 a.g2 left, width, height",
      ])
  }

  @Test func `report each combination of attributes that is open`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
        "constraints": [ "a.left == root.left", "a.top == root.top" ],
        "sets": [ { "when": { "width": "compact" }, "constraints": [ "a.height == 100" ] },
                  { "when": { "width": "regular" }, "constraints": [ "a.width == 100" ] } ] }
      """
    let found = try findings(text)
    #expect(found.map(\.fingerprint) == ["T201 a height", "T201 a width"])
    #expect(found.map { $0.occurrences[0].sizes.text } == ["640...1366", "320..<640"])
    #expect(found.allSatisfy { $0.formerFingerprints.contains("T201 a") })
  }

  @Test func `report broken constraints with the same text one by one`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
        "constraints": [ "H:|[a]|", "V:|[a(20)]" ],
        "sets": [ { "when": { "width": "compact" }, "constraints": [ "a.width == 2000" ] },
                  { "when": { "width": "regular" }, "constraints": [ "a.width == 2000" ] } ] }
      """
    let found = try findings(text).filter { $0.key.rule == .unsatisfiable }
    #expect(found.map(\.fingerprint) == ["T101 a.width == 2000", "T101 a.width == 2000 (2)"])
    #expect(found.map { $0.occurrences[0].sizes.text } == ["320..<640", "640...1366"])
    #expect(found.map { $0.diagnostic.span?.location.line } == [3, 4])
  }

  @Test func `find a view outside of its superview in scrolled content`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "page", "kind": "scroll", "subviews": [
              { "id": "card", "subviews": [ { "id": "a" } ] } ] } ] },
        "constraints": [ "HV:|[page]|", "HV:|[card]|", "card.width == page.frame.width",
          "card.height == 2000", "a.left == card.left + 200", "a.top == card.top",
          "a.width == 300", "a.height == 50" ] }
      """
    let found = try findings(text)
    #expect(found.map(\.fingerprint) == ["T301 a"])
    #expect(found.first?.occurrences[0].sizes.text == "320..<500")
  }

  @Test(arguments: [
    ("Hi\\nthere", "", false), (long, "", true),
    (long, ", \"traits\": { \"textSize\": \"AX5\" }", false),
    (long, ", \"font\": { \"size\": 12 }, \"traits\": { \"textSize\": \"AX5\" }", false),
  ])
  func `find lines that are wider than is readable, not wide labels`(
    words: String, traits: String, isFound: Bool
  ) throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a", "kind": "label", "lines": 0, "text": "\(words)"\(traits) } ] },
        "constraints": [ "H:|-[a]-|", "a.top == root.margins.top" ] }
      """
    #expect(try findings(text).contains { $0.key.rule == .textTooWide } == isFound)
  }

  private static let long = Array(repeating: "a day in Lisbon", count: 40).joined(separator: " ")

  @Test func `report the copies of a constraint that is broken once`() throws {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "t", "repeat": 2 } ] },
        "constraints": [ "V:|[t]|", "|[t(40)]", "t.width == 50" ] }
      """
    let found = try findings(text)
    #expect(found.map(\.fingerprint) == ["T101 t[0…1].width == 50"])
    #expect(found.first?.copies == ["T101 t[0].width == 50", "T101 t[1].width == 50"])
  }

  @Test func `find the pairs of rectangles that overlap among many`() throws {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &random)
    var state = seed
    func next(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    let boxes = (0..<40).map { _ in (x: next(20) * 30, y: next(20) * 30) }
    let views = boxes.indices.map { "{ \"id\": \"v\($0)\", \"kind\": \"label\" }" }
    let constraints = boxes.enumerated().flatMap { index, box in
      [
        "v\(index).left == root.left + \(box.x)", "v\(index).top == root.top + \(box.y)",
        "v\(index).width == 50", "v\(index).height == 40",
      ]
    }
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ \(views.joined(separator: ", ")) ] },
        "constraints": [ \(constraints.map { "\"\($0)\"" }.joined(separator: ", ")) ] }
      """
    var expected: Set<String> = []
    for first in boxes.indices {
      for second in boxes.indices.dropFirst(first + 1)
      where abs(boxes[first].x - boxes[second].x) < 50 && abs(boxes[first].y - boxes[second].y) < 40
      {
        expected.insert("v\(first)|v\(second)")
      }
    }
    let found = try findings(text).filter { $0.key.rule == .overlap }
      .flatMap { $0.copies.isEmpty ? [$0.fingerprint] : $0.copies }
      .map { String($0.dropFirst("T305 ".count)) }
    #expect(Set(found) == expected, "seed \(seed)")
    #expect(found.count == expected.count, "seed \(seed)")
  }
}
