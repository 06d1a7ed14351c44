import Testing
import TinamouLayout

@Suite struct `The lines of a drawn text` {
  private static let texts = [
    "The first tram climbs the hill before the bakers have opened their shutters.",
    "one\ntwo\r\nthree\n\nfive\n", "averyveryverylongwordwithoutanyspaces and more",
    "日本語の文章は、どこでも改行できる。", "tab\tand  two spaces   ", "soft\u{AD}hyphen\u{AD}ation",
    "zero\u{200B}width", "👩‍👩‍👧‍👦 family 🇵🇹 flag e\u{301}",
  ]

  @Test(arguments: texts)
  func `are as many as were measured, at every width`(text: String) {
    let font = Font.systemFont(ofSize: 17)
    for width in stride(from: 1.0, through: 700, by: 7.25) {
      let drawn = DrawnText(text, font: font, width: width)
      let measured = SystemTextMeasurer().measure(
        TextRequest(text: text, font: font, maximumWidth: width))
      #expect(drawn.lines.count == measured.numberOfLines, "\(width)")
      let widest = drawn.lines.map(\.width).max() ?? 0
      #expect(abs(min(widest, width) - measured.size.width) <= 0.51, "\(width)")
    }
  }

  @Test(arguments: texts)
  func `lose nothing but spaces and what only allows a break`(text: String) {
    func letters(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter {
        !$0.properties.isWhitespace && $0 != "\u{AD}" && $0 != "-" && $0 != "\u{200B}"
      }
    }
    for width in [1.0, 40, 90, 200, .infinity] {
      let drawn = DrawnText(text, font: .systemFont(ofSize: 17), width: width)
      #expect(letters(drawn.lines.map(\.text).joined()) == letters(text), "\(width)")
    }
  }

  @Test(arguments: texts)
  func `end with an ellipsis where there is no room for the rest`(text: String) {
    let font = Font.systemFont(ofSize: 17)
    for limit in [1, 2] {
      for width in [30.0, 60, 120] {
        let all = DrawnText(text, font: font, width: width)
        let drawn = DrawnText(text, font: font, width: width, maximumNumberOfLines: limit)
        #expect(drawn.lines.count <= limit)
        #expect(drawn.lines.allSatisfy { $0.width <= width + 0.01 })
        guard limit > 1, let last = drawn.lines.last else { continue }
        #expect(last.text.hasSuffix("…") == (all.lines.count > limit))
      }
    }
  }

  @Test(arguments: [
    (1, ["one…"], true), (2, ["one", "two…"], true), (3, ["one", "two", ""], false),
  ])
  func `are hidden after the line breaks of the text`(
    limit: Int, lines: [String], isTruncated: Bool
  ) {
    let drawn = DrawnText(
      "one\ntwo\n", font: .systemFont(ofSize: 17), width: 400, maximumNumberOfLines: limit)
    #expect(drawn.lines.map(\.text) == lines)
    #expect(drawn.isTruncated == isTruncated)
  }

  @Test(arguments: TextStyle.allCases)
  func `are all of them in the size that was measured`(style: TextStyle) throws {
    let label = LayoutView("label", kind: .label)
    label.text = Self.texts[0]
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    for width in [90.0, 160, 300, 2000] {
      let request = TextRequest(text: Self.texts[0], font: label.font, maximumWidth: width)
      let size = SystemTextMeasurer().measure(request).size
      let drawn = try #require(label.drawnText(in: Size(width: width, height: size.height)))
      #expect(
        drawn.lines.count == DrawnText(Self.texts[0], font: label.font, width: width).lines.count)
      #expect(drawn.lines.last?.text.hasSuffix("…") == false, "\(width)")
    }
  }

  @Test func `are those that fit into a view`() throws {
    let label = LayoutView("label", kind: .label)
    label.text = Self.texts[0]
    label.numberOfLines = 0
    let drawn = try #require(label.drawnText(in: Size(width: 120, height: 41)))
    #expect(drawn.lines.count == 2)
    #expect(drawn.lines.last?.text.hasSuffix("…") == true)
    label.text = ""
    #expect(label.drawnText(in: Size(width: 120, height: 41)) == nil)
  }

  @Test func `have a width without the spaces at their end, and tabs as wide as measured`() throws {
    let font = Font.systemFont(ofSize: 17)
    let plain = try #require(DrawnText("day", font: font).lines.first)
    for spaces in ["   ", "\u{3000}"] {
      let spaced = try #require(DrawnText("day" + spaces, font: font).lines.first)
      #expect(spaced.text == "day")
      #expect(spaced.inkWidth == plain.inkWidth)
      #expect(spaced.width > plain.width + 10)
    }
    let tabbed = try #require(DrawnText("a\tb", font: font).lines.first)
    let drawn = try #require(DrawnText(tabbed.text, font: font).lines.first)
    #expect(abs(drawn.inkWidth - tabbed.inkWidth) < 4)
  }

  @Test func `have the letters that a given line has room for, unless a font is given`() throws {
    let label = LayoutView("label", kind: .label)
    label.text = "12 May 2015"
    label.intrinsicContentSize = Size(width: 72, height: 16)
    let size = label.intrinsicContentSize
    let drawn = try #require(label.drawnText(in: size))
    #expect(drawn.lines.map(\.text) == ["12 May 2015"])
    #expect(drawn.pointSize > 11 && drawn.pointSize <= 13)
    label.font = .systemFont(ofSize: 20)
    #expect(label.drawnText(in: size)?.pointSize == 20)
  }
}
