import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

@Suite struct `An explanation` {
  private static let row = """
    { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "title" }, { "id": "badge" } ] },
      "constraints": [ "title.left == root.left + 20", "badge.right == root.right - 20",
        "badge.width == 60", "title.right == badge.left - 8", "title.width == 400 @700",
        "title.top == root.top", "title.height == 20", "badge.top == root.top", "badge.height == 20" ] }
    """

  private func file(_ text: String) throws -> ConstraintFile {
    try ConstraintFile(SourceText(name: "row", text: text))
  }

  @Test func `adds up to the value`() throws {
    let file = try file(Self.row)
    let explanation = try Explanation(
      file.statement("title.width >= 0", source: "place"), called: "title.width", in: file,
      LayoutRequest(.size(Size(width: 400, height: 300))))
    #expect(explanation.value == 292)
    #expect(abs(explanation.derivation.value - 292) < 1e-9)
    let shares = explanation.derivation.terms.map(\.contribution).filter { $0 != 0 }.sorted()
    #expect(shares == [-60, -20, -20, -8, 400])
    #expect(explanation.rate == 1)
    #expect(explanation.givenUp.map(\.constraint.description) == ["title.width == 400 @700"])
    #expect(explanation.givenUp.first?.excess == -108)
  }

  @Test func `says what forbids something, without a member to spare`() throws {
    let file = try file(Self.row)
    let refusal = try Refusal(
      file.statement("title.width == 200", source: "wish"), in: file,
      LayoutRequest(.size(Size(width: 400, height: 300))))
    guard case .forbidden(let members) = refusal.reason else {
      Issue.record("\(refusal.reason)")
      return
    }
    let own = members.filter { $0.constraint.source == .constraint }.map(\.constraint.description)
    #expect(
      Set(own) == [
        "title.width == 200", "title.left == root.left + 20", "badge.right == root.right - 20",
        "badge.width == 60", "title.right == badge.left - 8",
      ])
    #expect(members.allSatisfy { abs(abs($0.repair) - 92) < 1e-6 })
  }

  @Test func `says what outranks something`() throws {
    let text = Self.row.replacing(
      "\"title.right == badge.left - 8\"", with: "\"title.right <= badge.left\"")
    let file = try file(text)
    let refusal = try Refusal(
      file.statement("title.width == 200", source: "wish"), in: file,
      LayoutRequest(.size(Size(width: 600, height: 300))))
    guard case .outranked(let preferences) = refusal.reason else {
      Issue.record("\(refusal.reason)")
      return
    }
    #expect(preferences.map(\.preference.constraint.description) == ["title.width == 400 @700"])
    #expect(preferences[0].preference.excess == -200)
  }
}

@Suite struct `A difference` {
  @Test func `has the widths and the amounts`() throws {
    func file(_ width: Int) throws -> ConstraintFile {
      try ConstraintFile(
        SourceText(
          name: "\(width)",
          text: """
            { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" }, { "id": "b\(width)" } ] },
              "constraints": [ "a.left == root.left", "a.top == root.top", "a.height == 1",
                "a.width <= root.width - 200", "a.width == \(width) @750",
                "b\(width).left == a.right", "b\(width).top == a.top", "b\(width).width == 1",
                "b\(width).height == 1" ] }
            """))
    }
    var differences = try LayoutDifferences(file(300), file(400))
    for configuration in AnalysisMatrix.quick.configurations {
      try differences.compare(configuration)
    }
    #expect(differences.removed == ["b300"])
    #expect(differences.added == ["b400"])
    #expect(differences.differences.map(\.view) == ["a"])
    // Both are as wide as the window allows up to 500 points.
    #expect(differences.differences[0].occurrences[0].sizes.text == ">500...1366")
    #expect(differences.differences[0].most == [0, 0, 100, 0])
  }
}
