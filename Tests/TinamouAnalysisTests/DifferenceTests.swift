import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

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
