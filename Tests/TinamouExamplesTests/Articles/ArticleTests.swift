import Foundation
import Testing
import Tinamou

/// The articles of the documentation: their programs are compiled here and have the results that
/// the articles state.
@Suite struct ArticleTests {
  private static let folder = "Sources/Tinamou/Tinamou.docc/"

  @Test(arguments: [
    ("FirstLayout", "SidebarExample"), ("AdaptiveSets", "AdaptiveExample"),
    ("ReadableText", "ReadableExample"), ("Transitions", "SplitExample"),
    ("Testing", "BadgeTests"), ("TheSolver", "ColumnsExample"),
  ])
  func `the program of an article is the one that is compiled`(
    article: String, program: String
  ) throws {
    let document = try MarkdownDocument("\(Self.folder)\(article).md")
    let compiled = try Repository.text("Tests/TinamouExamplesTests/Articles/\(program).swift")
    #expect(document.codeBlocks.map(\.text) == [compiled])
  }

  @Test func `the overview leads to each article`() throws {
    let overview = try MarkdownDocument("\(Self.folder)Tinamou.md").text
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.path(Self.folder))
    let articles = files.filter { $0.hasSuffix(".md") && $0 != "Tinamou.md" }
    #expect(articles.count == 7)
    for article in articles { #expect(overview.contains("<doc:\(article.dropLast(3))>")) }
  }

  /// The text of an article, its lines joined.
  private func text(_ article: String) throws -> String {
    try MarkdownDocument("\(Self.folder)\(article).md").text.split(separator: "\n")
      .joined(separator: " ")
  }

  @Test func `the sidebar has a quarter of a wide window, and its least width in a narrow one`()
    throws
  {
    #expect(
      try framesBesideSidebar(Size(width: 800, height: 400))
        == [Rect(x: 0, y: 0, width: 200, height: 400), Rect(x: 200, y: 0, width: 600, height: 400)])
    #expect(
      try framesBesideSidebar(Size(width: 320, height: 400)).map { $0?.width } == [120, 200])
    #expect(
      try text("FirstLayout").contains("one of 320 points a quarter would be 80; the required 120"))
  }

  @Test func `the panes are beside or below each other`() throws {
    #expect(
      try placesOfSecondPane(inWindows: [1024, 320]) == [Point(x: 512, y: 0), Point(x: 0, y: 300)])
    #expect(try text("AdaptiveSets").contains("begins at (512, 0)"))
    #expect(try text("AdaptiveSets").contains("begins at (0, 300)"))
  }

  @Test func `the article grows with the text size`() throws {
    let article = try articleAtTwoTextSizes()
    #expect(article.widths == [664, 984])
    #expect(article.growsLonger)
    #expect(
      try text("ReadableText").contains(
        "664 points wide; at the second accessibility size it has all of the 984"))
  }

  @Test func `the diary gets the calls for both changes before its blocks run`() throws {
    let log = try logOfSplit()
    #expect(log == ["to width class compact", "to 507.0 points", "alongside", "done"])
    for entry in log { #expect(try text("Transitions").contains("`\(entry)`")) }
  }

  @Test func `the first column has a third, and no less than 180`() throws {
    #expect(
      try widthsOfColumns(inWindows: [900, 600, 450]) == [[300, 600], [200, 400], [180, 270]])
    #expect(
      try text("TheSolver").contains("are 300 and 600, 200 and 400, 180 and 270 wide"))
  }
}
