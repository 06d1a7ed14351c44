import Foundation
import Testing
import TinamouAnalysis
import TinamouEnvironment
import TinamouFormat

struct `The data of a page` {
  private struct Page: Decodable {
    struct Layout: Decodable {
      struct Item: Decodable { let id: String }

      let items: [Item]
    }

    struct Configuration: Decodable {
      struct Layout: Decodable {
        struct Piece: Decodable {
          let to: Double
          let hidden: [Int]
        }

        let pieces: [Piece]
      }

      let layouts: [Layout]
    }

    let layouts: [Layout]
    let configurations: [Configuration]
  }

  private func page(_ text: String) throws -> Page {
    var page = try LayoutPage(of: ConstraintFile(SourceText(name: "page.json", text: text)))
    let window = LayoutRequest(.size(Size(width: 0, height: 600)))
    try page.add(AnalysisConfiguration(window, widths: 320...1000))
    let data = try #require(
      page.html.firstMatch(
        of: /<script type="application\/json" id="data">(.*?)<\/script>/.dotMatchesNewlines()))
    return try JSONDecoder().decode(Page.self, from: Data(data.1.utf8))
  }

  @Test func `what is in a hidden view is hidden, rows of a table too`() throws {
    let page = try page(
      """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [
          { "id": "list", "kind": "table", "rows": [ { "id": "row", "repeat": 2, "subviews": [{ "id": "title" }] } ] } ] },
        "constraints": [ "H:|[list]|", "V:|[list]|", "H:|[title]|", "V:|[title(30)]|" ],
        "sets": [ { "when": { "width<": 700 }, "views": { "list": { "hidden": true } } } ] }
      """)
    let names = try #require(page.layouts.first).items.map(\.id)
    let pieces = try #require(page.configurations.first?.layouts.first).pieces
    for piece in pieces {
      let hidden = Set(piece.hidden.map { names[$0] })
      let isNarrow = piece.to <= 700
      for name in ["list", "row[0]", "title[0]", "row[1]", "title[1]"] {
        #expect(hidden.contains(name) == isNarrow, "\(name) to \(piece.to)")
      }
      #expect(!hidden.contains("root"))
    }
    #expect(pieces.contains { $0.to <= 700 } && pieces.contains { $0.to > 700 })
  }
}
