import Foundation
import Testing
import Tinamou
import TinamouCommand

@Suite struct DocumentationTests {
  @Test func `the test in the README is one of the example package`() throws {
    let test = try Repository.text(
      "Docs/Examples/LoginTests/Tests/LoginTests/LoginScreenTests.swift")
    #expect(try MarkdownDocument("README.md").codeBlock("swift") == test)
  }

  @Test func `the times in the README are those of the measured tables`() throws {
    let rows = try MarkdownDocument("Docs/Benchmarks.md").text.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let drag = try #require(rows.first { $0.prefix(2) == ["drag", "cells"] })
    let ratio = try #require(drag[4].split(separator: " ").first)
    let steady = try #require(rows.first { $0.count == 4 && $0.first == "cells" })
    let readme = try MarkdownDocument("README.md").text
    #expect(readme.contains("1/\(ratio) of kiwi's time"))
    #expect(readme.contains("\(steady[2]) of\n  that of a hand-written loop"))
  }

  @Test func `the README fits on three screens and shows a picture first`() throws {
    let readme = try MarkdownDocument("README.md")
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
    let picture = try #require(readme.linkedPaths.first)
    let drawing = try Repository.text(picture)
    for window in ["1024 × 768", "320 × 768"] { #expect(drawing.contains(window)) }
  }

  @Test func `the program about two sets is the one that is compiled here`() throws {
    let program = try Repository.text("Tests/TinamouExamplesTests/CaptionExample.swift")
    #expect(try MarkdownDocument("Docs/ConstraintsInCode.md").codeBlock("swift") == program)
  }

  @Test func `the program about two sets has the frames that the page tells`() throws {
    let frames = try captionFrames()
    // Half of the readable width of 664 from 180 on, then 8; below 280 * 3 / 4, then 8.
    #expect(
      frames == [
        Rect(x: 520, y: 16, width: 180, height: 20.5),
        Rect(x: 20, y: 234, width: 180, height: 20.5),
      ])
    let told = try MarkdownDocument("Docs/ConstraintsInCode.md").text
    #expect(told.contains("(520, 16, 180, 20.5)"))
    #expect(told.contains("(20, 234, 180, 20.5)"))
  }

  @Test func `the programs about windows are compiled here and have the stated results`() throws {
    let document = try MarkdownDocument("Docs/Windows.md")
    let programs = try [
      "WindowsExample", "ContainerExample", "TransitionExample", "SplitViewExample",
    ].map {
      try Repository.text("Tests/TinamouExamplesTests/\($0).swift")
    }
    #expect(document.codeBlocks.filter { $0.language == "swift" }.map(\.text) == programs)
    #expect(try widthsOfSteps() == [507, 694, 438, 320])
    #expect(document.text.contains("The widths are 507, 694, 438 and 320."))
    let lefts = try framesOfResize()
    #expect(lefts.count == 4)
    #expect(lefts.first == 1000)
    #expect(lefts.last == 483)
    #expect(document.text.contains("It begins at 1000 and ends at 483."))
  }

  @Test func `the program about split views is compiled here and has the widths that it tells`()
    throws
  {
    let program = try Repository.text("Tests/TinamouExamplesTests/SplitViewExample.swift")
    let document = try MarkdownDocument("Docs/Windows.md")
    #expect(document.codeBlocks.contains { $0.language == "swift" && $0.text == program })
    #expect(try widthsOfList([1366, 981, 678, 375]) == [320, 170, 170, nil])
    #expect(
      document.text.contains(
        "windows 1366, 981, 678 and 375 points wide the list has 320, 170 and 170 points"))
  }

  @Test func `the programs about embedding are compiled here and do what the page says`() throws {
    let document = try MarkdownDocument("Docs/Embedding.md")
    let programs = try ["MeasurerExample", "BudgetExample", "PreviewExample"].map {
      try Repository.text("Tests/TinamouExamplesTests/\($0).swift")
    }
    #expect(document.codeBlocks.filter { $0.language == "swift" }.map(\.text) == programs)
    // Lines of at most 20 characters: "one two three four", "five six seven eight",
    // "nine ten eleven".
    #expect(try frameOfNote() == Rect(x: 0, y: 0, width: 160, height: 48))
    let controller = LayoutController("root")
    let (_, report) = try rotationWithinBudget(controller)
    #expect(report.contains("setup ") && report.contains("cleanup "))
    let card = LayoutView("card")
    #expect(try pictures(of: card).hasPrefix("<?xml"))
  }

  @Test(arguments: ["README.md", "Docs/CommandLine.md", "Docs/ConstraintFile.md"])
  func `a command in the documents prints what is shown below it`(path: String) throws {
    let document = try MarkdownDocument(path)
    let sessions = document.codeBlocks.filter { $0.language == "console" }
    #expect(!sessions.isEmpty)
    for session in sessions {
      let lines = session.text.split(separator: "\n", maxSplits: 1)
      // A shell removes quotation marks; nothing inside them contains a space here.
      let words = try #require(lines.first).split(separator: " ").map { $0.filter { $0 != "\"" } }
      try #require(words.prefix(2) == ["$", "tinamou"])
      let (host, _) = RecordingHost.run(Array(words.dropFirst(2)), files: document.files)
      #expect(host.transcript == lines.dropFirst().joined())
    }
  }

  @Test func `the README's first command draws its picture`() throws {
    let readme = try MarkdownDocument("README.md")
    let command = try #require(readme.codeBlock("sh"))
    let words = command.split { " \n\\".contains($0) }.map(String.init)
    try #require(words.prefix(5) == ["swift", "run", "-c", "release", "tinamou"])
    let output = try #require(words.firstIndex(of: "-o"))
    let arguments = words[5..<output] + words[(output + 2)...]
    let (host, code) = RecordingHost.run(Array(arguments))
    #expect(code == .done)
    for window in ["1024 × 768", "320 × 768"] { #expect(host.output.contains(window)) }
    // `make pictures` draws it again.
    #expect(try host.output == Repository.text("Docs/Pictures/travelog.svg"))
  }

  @Test func `the index of decisions has each page once, by its title`() throws {
    let index = try MarkdownDocument("Docs/Decisions/README.md")
    let folder = Repository.root.appending(path: "Docs/Decisions")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("0") }
    #expect(
      index.linkedPaths.filter { $0.hasPrefix("Docs/Decisions/0") }.sorted()
        == pages.map { "Docs/Decisions/" + $0 }.sorted())
    for page in pages {
      let title = try MarkdownDocument("Docs/Decisions/" + page).text.prefix { $0 != "\n" }
      let parts = title.split(separator: ". ", maxSplits: 1)
      let number = try #require(parts.first).drop { !$0.isNumber }
      #expect(index.text.contains("| \(number) | [\(parts.last ?? "")](\(page)) |"), "\(page)")
    }
  }

  @Test(arguments: [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Docs/Architecture.md",
    "Docs/Building.md", "Docs/CommandLine.md", "Docs/ConstraintFile.md",
    "Docs/ConstraintsInCode.md", "Docs/Decisions/README.md", "Docs/Editor.md",
    "Docs/Embedding.md", "Docs/Layout.md",
    "Docs/Solver.md", "Docs/TinamouSolver.md", "Docs/Windows.md", "findings/README.md",
  ])
  func `links between the documents lead somewhere`(path: String) throws {
    for target in try MarkdownDocument(path).linkedPaths {
      #expect(FileManager.default.fileExists(atPath: Repository.path(target)), "\(target)")
    }
  }
}
