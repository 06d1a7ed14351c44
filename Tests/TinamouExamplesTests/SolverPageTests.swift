import Testing

/// The page about the solver on its own: its programs are compiled here and print what it says.
@Suite struct SolverPageTests {
  private let page: MarkdownDocument

  init() throws { page = try MarkdownDocument("Docs/TinamouSolver.md") }

  @Test func `its programs are the ones that are compiled`() throws {
    let names = ["ButtonsExample", "QuadrilateralExample", "SliderExample", "ConflictExample"]
    let programs = try names.map {
      try Repository.text("Tests/TinamouExamplesTests/Solver/\($0).swift")
    }
    let shown = page.codeBlocks.filter { $0.language == "swift" && $0.fileName == nil }
    #expect(shown.map(\.text) == programs)
  }

  @Test func `its package is the one that is built`() throws {
    let folder = "Tests/SolverAlone/"
    #expect(page.files["Package.swift"] == (try Repository.text(folder + "Package.swift")))
    #expect(
      page.files["Sources/SolverAlone/main.swift"]
        == (try Repository.text(folder + "Sources/SolverAlone/main.swift")))
  }

  @Test func `the buttons share the window`() throws {
    #expect(
      try edgesOfButtons(inWindows: [320, 375])
        == [[20, 156, 164, 300], [20, 183.5, 191.5, 355]])
    #expect(page.text.contains("from 20 to 156 and from 164 to 300"))
  }

  @Test func `the corner with the least weight follows the drag`() throws {
    let corners = try cornersOfQuadrilateral(draggingMiddleTo: (x: 60, y: 100))
    #expect(corners == [[110, 0], [10, 200], [200, 200], [200, 10]])
    #expect(page.text.contains("goes to (110, 0)"))
  }

  @Test func `the thumb stops at the ends of its track`() throws {
    #expect(try positionsOfThumb(draggedTo: [90, 400, 170, -30]) == [90, 180, 170, 0])
    #expect(page.text.contains("at 90, 180, 170 and 0"))
  }

  @Test func `the conflict is printed as it is shown`() throws {
    #expect(page.codeBlock("text") == textOfConflict() + "\n")
  }
}
