import Testing
import TinamouLayout

@testable import TinamouRender

@Suite struct `Anything that a user may write` {
  /// Code points that stand for no character.
  static let nonCharacters = String(
    String.UnicodeScalarView(
      [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE, 0x10FFFF].compactMap(Unicode.Scalar.init)))

  /// Names that are difficult for XML, HTML, terminals and readers.
  static let names = [
    "</svg><script>alert(1)</script>", "\"'&amp;<>", "]]><!--", "\u{0}\u{1}\u{8}\u{B}\u{1F}",
    "line\r\nbreak\ttab", nonCharacters, "\u{202E}backwards", "",
    "日本語のラベル", "👩‍👩‍👧‍👦 family", "e\u{301}\u{302}\u{303}", String(repeating: "x", count: 10_000),
  ]

  @Test func `is drawn as text, and the document stays well-formed`() throws {
    let root = LayoutView(Self.names[0])
    for name in Self.names {
      let view = LayoutView(name, kind: .label)
      view.text = name
      root.addSubview(view)
      root.addLayoutGuide(LayoutGuide(name))
    }
    let engine = LayoutEngine(root: root)
    let window = WindowConfiguration.size(Size(width: 500, height: 500))
    engine.environment = try window.environment()
    let picture = WindowPicture(try engine.solve(), of: engine, in: window)
    for name in Self.names {
      let preview = LayoutPreview(title: name, subtitle: name, windows: [picture])
      for document in [preview.svg, preview.html] {
        let root = try MarkupElement.document(document)
        #expect(root.all("script").isEmpty)
        let titles = root.all("rect", class: "view").flatMap { $0.all("title") }.map(\.text)
        #expect(titles.count == Self.names.count + 1)
        #expect(titles.first?.hasPrefix(Self.names[0] + "\nview\n") == true)
        #expect(titles.contains { $0.hasPrefix("line  break tab\nlabel\n") })
        let isClean = document.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
        #expect(isClean)
      }
    }
  }

  @Test(
    arguments: [
      (0, 0), (0, 500), (1e7, 1e7), (1e7, 0), (1e7, 1), (0.001, 0.001), (1, 1e7),
    ] as [(Double, Double)])
  func `includes windows of any size`(_ width: Double, _ height: Double) throws {
    let sample = try SampleLayout(isButtonOpen: true, photoWidth: 300)
    let picture = try sample.picture(.size(Size(width: width, height: height)))
    let preview = LayoutPreview(title: "a", windows: [picture])
    for document in [preview.svg, preview.html] {
      let drawing = try #require(
        try MarkupElement.document(document).all("svg", class: "window").first)
      let size = try (#require(drawing.number("width")), #require(drawing.number("height")))
      #expect(0...1700 ~= size.0 && 0...1700 ~= size.1)
      #expect(drawing.all("rect", class: "view").count == 4)
      let sides = drawing.all("rect").flatMap { [$0.number("width"), $0.number("height")] }
      #expect(sides.allSatisfy { $0.map { $0 >= 0 } ?? false })
    }
  }

  @Test func `includes frames of any size`() throws {
    let root = LayoutView("root")
    for frame in [
      Rect(x: -1e7, y: 1e7, width: 0, height: 1e7), Rect(x: 5, y: 5, width: -20, height: -1),
      Rect(x: 0.1, y: 0.2, width: 1e-9, height: 1.0 / 3),
    ] {
      let view = LayoutView("given", kind: .label)
      view.text = "text"
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
      root.addSubview(view)
    }
    let engine = LayoutEngine(root: root)
    let picture = WindowPicture(try engine.solve(), of: engine)
    let document = try MarkupElement.document(LayoutPreview(title: "a", windows: [picture]).svg)
    let views = document.all("svg", class: "window").flatMap { $0.all("rect", class: "view") }
    #expect(views.count == 4)
    let sides = views.flatMap { [$0.number("width"), $0.number("height")] }
    #expect(sides.allSatisfy { $0.map { $0 >= 0 } ?? false })
  }

  @Test(.timeLimit(.minutes(2)))
  func `includes ten thousand views, one in the other or side by side`() throws {
    let root = LayoutView("root")
    var innermost = root
    for index in 0..<10_000 {
      let view = LayoutView("v\(index)", kind: index % 2 == 0 ? .label : .view)
      view.text = "text \(index)"
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = Rect(
        x: Double(index % 100) / 8, y: Double(index / 100) / 8, width: 40, height: 20)
      (index < 5_000 ? innermost : root).addSubview(view)
      if index < 5_000 { innermost = view }
    }
    let engine = LayoutEngine(root: root)
    let snapshot = try engine.solve()
    let picture = WindowPicture(snapshot, of: engine, in: .device(.standard))
    let preview = LayoutPreview(title: "many", windows: [picture])
    let document = try MarkupElement.document(preview.svg)
    let drawing = try #require(document.all("svg", class: "window").first)
    #expect(drawing.all("rect", class: "view").count == 10_001)
    #expect(preview.html.utf8.count < 10_000_000)
  }
}
