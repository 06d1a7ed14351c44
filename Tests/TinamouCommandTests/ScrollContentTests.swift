import Foundation
import Testing
import TinamouCommand

/// A scroll view of 200 × 300 points with a content of 500 points, and another one inside of it.
private let file = """
  { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "feed", "kind": "scroll",
    "subviews": [ { "id": "first", "kind": "label", "text": "First", "intrinsicSize": [80, 20] },
      { "id": "strip", "kind": "scroll", "subviews": [ { "id": "wide" } ] },
      { "id": "last", "kind": "label", "text": "Last", "intrinsicSize": [80, 20] } ] } ] },
    "constraints": [ "H:|[feed]|", "V:|[feed]|", "first.left == feed.content.left",
      "first.top == feed.content.top", "strip.left == first.left", "strip.width == feed.width",
      "strip.right == feed.content.right", "strip.top == 100 + feed.content.top",
      "strip.height == 50", "H:|[wide(600)]|", "V:|[wide(50)]|", "last.left == first.left",
      "last.top == 480 + feed.content.top", "last.bottom == feed.content.bottom" ],
    "at": [ { "size": [200, 300] } ] }
  """

@Suite struct `Scroll content in a preview` {
  private func preview(_ options: String...) -> (code: ExitCode, svg: String) {
    let host = MemoryHost(["feed.json": file])
    let code = host.run(["preview", "feed.json"] + options)
    #expect(host.errors == "")
    return (code, host.output)
  }

  @Test func `is drawn only where it is asked for`() {
    #expect(!preview().svg.contains("content of"))
    #expect(preview("--scroll-content").svg.contains(">200 × 300: content of feed</text>"))
  }

  @Test func `has its own size, and what is inside of another scroll view is clipped`() throws {
    let svg = preview("--scroll-content").svg
    let parts = svg.components(separatedBy: "<svg class=\"window\"")
    // The window, the content of the feed and that of the strip.
    try #require(parts.count == 4)
    #expect(parts[2].contains("height=\"502\""))
    #expect(parts[3].contains("width=\"602\""))
    let last = try #require(
      parts[2].split(separator: "\n").first { $0.contains("<title>last") })
    #expect(last.contains("y=\"480\""))
    #expect(!last.contains("clip-path"))
    let wide = try #require(
      parts[2].split(separator: "\n").first { $0.contains("<title>wide") })
    #expect(wide.contains("clip-path"))
  }
}

@Suite struct `A picture made by another program` {
  /// Answers as librsvg does: with outlines of 10 points for the letter alone, and 200 with a text.
  private static func outlines(_ sheet: String) -> String {
    let rows = sheet.split(separator: "\n").filter { $0.hasPrefix("<text ") }
    return rows.enumerated().map { index, row in
      let y = row.split(separator: "\"").dropFirst().first ?? ""
      return "<path d=\"M \(index == 0 ? 10 : 200) \(y)\"/>"
    }.joined(separator: "\n")
  }

  @Test func `has texts that are scaled from the width in its font`() {
    let host = MemoryHost(["feed.json": file])
    var inputs: [(arguments: [String], text: String)] = []
    host.programs["rsvg-convert"] = { arguments, input in
      inputs.append((arguments, input))
      let isSheet = arguments == ["--format", "svg"]
      return ProgramResult(code: 0, output: isSheet ? Self.outlines(input) : "")
    }
    #expect(host.run("preview", "feed.json", "-o", "feed.png") == .done)
    #expect(
      inputs.map(\.arguments) == [
        ["--format", "svg"], ["--format", "png", "--output", "feed.png"],
      ])
    let texts = inputs.last?.text.split(separator: "\n").filter { $0.contains(">First<") } ?? []
    #expect(texts.contains { $0.contains("transform=\"matrix(0.") })
    #expect(!texts.contains { $0.contains("textLength") })
  }

  @Test func `is told that it cannot be made`() {
    let host = MemoryHost(["feed.json": file])
    #expect(host.run("preview", "feed.json", "-o", "feed.png") == .internalError)
    #expect(host.errors.contains("there is no 'rsvg-convert'; install librsvg"))
    host.programs["rsvg-convert"] = { _, _ in ProgramResult(code: 3, output: "") }
    #expect(host.run("preview", "feed.json", "-o", "feed.pdf") == .internalError)
    #expect(host.errors.contains("rsvg-convert ended with 3"))
  }
}
