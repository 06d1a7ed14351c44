import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

@Suite struct `Fonts of a project` {
  private func document(fonts: Bool) throws -> InterfaceDocument {
    let label = view(
      "label",
      "<fontDescription key=\"fontDescription\" name=\"Probe-Regular\" pointSize=\"100\"/>",
      attributes: "text=\"AB\"", as: "label")
    let corner = ["leading", "top"].map {
      constraint(
        "firstItem=\"label\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\"",
        id: $0)
    }
    var document = try Scene(
      "<subviews>\(label)</subviews><constraints>\(corner.joined())</constraints>"
    ).document
    if fonts {
      document.fonts = try FontTables.read(
        SourceText(
          name: "fonts.json",
          text: """
            { "Other": { "unitsPerEm": 1, "ascent": 1, "descent": 0, "widths": [] },
              "Probe-Regular": { "unitsPerEm": 2048, "ascent": 1920, "descent": 512,
                "widths": [[65, 1024, 1280]], "kerning": { "AB": -128 } } }
            """))
    }
    return document
  }

  /// 100 points times (1024 + 1280 - 128) and (1920 + 512) / 2048, up to a pixel.
  @Test func `texts have the size that the tables of their font give`() throws {
    let document = try document(fonts: true)
    let frame = try document.layout(of: document.roots[0]).frames()["label"]
    #expect(frame?.size == Size(width: 106.5, height: 119))
    #expect(document.warnings.isEmpty)
  }

  @Test func `without tables a warning names the font`() throws {
    let messages = try document(fonts: false).warnings.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'Probe-Regular'") ?? false)
  }

  /// The constraint file has the tables of its fonts, and no others.
  @Test func `an import is as large as what it is made of`() throws {
    let document = try document(fonts: true)
    let layout = try document.layout(of: document.roots[0])
    #expect(!layout.text.contains("Other"))
    let file = try ConstraintFile(SourceText(name: "main.json", text: layout.text))
    let request = try #require(file.requests.first)
    let snapshot = try FileLayout(file).solve(request.environment(of: file))
    #expect(
      snapshot.items.compactMap { $0.isGuide ? nil : $0.frame.size }
        == [Size(width: 375, height: 667), Size(width: 106.5, height: 119)])
  }
}
