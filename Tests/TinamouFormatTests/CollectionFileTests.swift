import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Collections in constraint files` {
  private func file(_ collection: String, size: String = "400, 600") -> String {
    """
    { "tinamou": 1,
      "view": { "id": "root", "safeArea": 0, "subviews": [
        { "id": "grid", "kind": "collection", \(collection) } ] },
      "constraints": ["HV:|[grid]|", "HV:|[photo]|", "photo.height == 50", "HV:|[name]|",
        "name.height == 20", "HV:|[note]|", "note.height == 10"],
      "at": [{ "size": [\(size)] }] }
    """
  }

  private let sections = """
    "minimumItemWidth": 110, "minimumInteritemSpacing": 5, "minimumLineSpacing": 8,
    "sectionInset": { "top": 1, "leading": 10, "bottom": 2, "trailing": 15 }, "sections": [
      { "header": { "id": "head", "subviews": [ { "id": "name" } ] },
        "items": [ { "id": "item", "subviews": [ { "id": "photo" } ], "repeat": 6 } ],
        "footer": { "id": "foot", "subviews": [ { "id": "note" } ] } } ]
    """

  @Test(arguments: LayoutDirection.allCases)
  func `items stand in as many columns as the width allows`(_ direction: LayoutDirection) throws {
    // 375 points for items: three of 121 and 2/3 with 5 between them.
    let result = try FileSnapshot(file(sections), direction)
    #expect(result.snapshot.broken.isEmpty && result.snapshot.ambiguous.isEmpty)
    #expect(
      result.snapshot.items.compactMap(\.name).filter { !$0.hasPrefix("photo") } == [
        "root", "grid", "head", "name", "item[0]", "item[1]", "item[2]", "item[3]", "item[4]",
        "item[5]", "foot", "note",
      ])
    #expect(result.frame("head") == Rect(x: 0, y: 0, width: 400, height: 20))
    let width = 365.0 / 3
    for item in 0..<6 {
      let start = 10 + Double(item % 3) * (width + 5)
      let frame = try #require(result.frame("item[\(item)]"))
      let x = direction == .leftToRight ? start : 400 - start - width
      // Edges are rounded to the two pixels of a point.
      #expect(frame.minX == PixelGrid(scale: 2).round(x))
      #expect(frame.maxX == PixelGrid(scale: 2).round(x + width))
      #expect(frame.minY == 21 + Double(item / 3) * 58)
      #expect(frame.height == 50)
    }
    #expect(result.frame("foot") == Rect(x: 0, y: 131, width: 400, height: 10))
  }

  @Test func `items alone are one section`() throws {
    let items = """
      "items": [ { "id": "item", "subviews": [ { "id": "photo" } ], "repeat": 3 },
        { "id": "more", "subviews": [ { "id": "name" }, { "id": "note" } ] } ]
      """
    let result = try FileSnapshot(file(items, size: "200, 600"))
    // A column of 200 would be two of 95: both are below twice 100 and a gap of 10.
    #expect(result.frame("item[2]") == Rect(x: 0, y: 120, width: 200, height: 50))
    #expect(result.frame("more")?.minY == 180)
  }
}
