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
    let found = try findings(text, AnalysisMatrix.standard.configurations, isComplete: true)
    #expect(Set(found.map(\.fingerprint)) == ["T503 tiny", "T103 a.width <= 5000"])
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
}
