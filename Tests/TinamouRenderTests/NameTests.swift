import Testing
import TinamouLayout

@testable import TinamouRender

@Suite struct `Names in a drawing` {
  @Test func `cover neither each other nor what is taken, and stay in the window`() {
    let window = Rect(x: 0, y: 0, width: 400, height: 300)
    for unit in [1.0, 3, 1000] {
      let scaled = Rect(x: 0, y: 0, width: 400 * unit, height: 300 * unit)
      var nameGrid = NameGrid(scaled, unit: unit)
      let taken = Rect(x: 50 * unit, y: 40 * unit, width: 200 * unit, height: 30 * unit)
      nameGrid.occupy(taken)
      var placed = [taken]
      var random: UInt64 = 7
      func next(_ bound: Double) -> Double {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(random >> 33) / Double(1 << 31) * bound
      }
      for _ in 0..<400 {
        let size = Size(width: (20 + next(60)) * unit, height: 11 * unit)
        let point = Point(x: next(window.width) * unit, y: next(window.height) * unit)
        guard let rect = nameGrid.room(for: size, at: point, maxX: scaled.maxX) else { continue }
        #expect(nameGrid.contains(rect))
        let isFree = placed.allSatisfy {
          $0.maxX <= rect.minX || $0.minX >= rect.maxX || $0.maxY <= rect.minY
            || $0.minY >= rect.maxY
        }
        #expect(isFree, "unit \(unit)")
        nameGrid.occupy(rect)
        placed.append(rect)
      }
      #expect(placed.count > 50)
    }
  }

  @Test func `of views at the same corner stand side by side`() throws {
    let root = LayoutView("root")
    var outer = root
    for name in ["list", "row"] {
      let view = LayoutView(name)
      outer.addSubview(view)
      try LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        view.topAnchor.constraint(equalTo: outer.topAnchor),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
      outer = view
    }
    let engine = LayoutEngine(root: root)
    let window = WindowConfiguration.size(Size(width: 300, height: 200))
    engine.environment = try window.environment()
    let picture = WindowPicture(try engine.solve(), of: engine, in: window)
    let document = try MarkupElement.document(LayoutPreview(title: "a", windows: [picture]).svg)
    let names = try #require(document.all("g", class: "names").first).all("text")
    #expect(names.map(\.text) == ["root", "list", "row"])
    #expect(Set(names.map { $0.number("y") }).count == 1)
    let places = names.compactMap { $0.number("x") }
    #expect(places == places.sorted() && Set(places).count == 3)
  }

  @Test func `name every view of an ordinary layout`() throws {
    let sample = try SampleLayout()
    for window in [WindowConfiguration.device(.standard), .pad(.full), .pad(.slideOver)] {
      let picture = try sample.picture(window)
      let document = try MarkupElement.document(LayoutPreview(title: "a", windows: [picture]).svg)
      let names = try #require(document.all("g", class: "names").first).all("text").map(\.text)
      #expect(names == ["root", "photo", "title", "button"])
    }
  }
}

@Suite struct `Texts in a drawing` {
  private static func texts(
    _ direction: LayoutDirection, _ text: String
  ) throws -> [MarkupElement] {
    let sample = try SampleLayout()
    sample.title.text = text
    let picture = try sample.picture(.size(Size(width: 400, height: 300))) {
      $0.traits.layoutDirection = direction
    }
    let document = try MarkupElement.document(LayoutPreview(title: "a", windows: [picture]).svg)
    return try #require(document.all("g", class: "texts").first).all("text", class: "text")
  }

  @Test func `begin at the leading edge`() throws {
    let line = try #require(try Self.texts(.leftToRight, "Hello").first)
    #expect(line.number("x") == 20)
    #expect(line.attributes["text-anchor"] == nil && line.attributes["direction"] == nil)
    let mirrored = try #require(try Self.texts(.rightToLeft, "Hello").first)
    #expect(mirrored.number("x") == 380)
    #expect(mirrored.attributes["text-anchor"] == "end")
    #expect(mirrored.attributes["direction"] == nil)
    let hebrew = try #require(try Self.texts(.rightToLeft, "שלום").first)
    #expect(hebrew.number("x") == 380)
    #expect(hebrew.attributes["text-anchor"] == nil && hebrew.attributes["direction"] == "rtl")
  }

  @Test func `have the lines, sizes and widths that were measured`() throws {
    let text = "A day in Lisbon and another one in Sintra"
    let lines = try Self.texts(.leftToRight, text)
    let measured = SystemTextMeasurer().measure(
      TextRequest(text: text, font: .systemFont(ofSize: 17), maximumWidth: 150))
    #expect(lines.count == measured.numberOfLines)
    #expect(lines.map(\.text).joined(separator: " ") == text)
    #expect(lines.allSatisfy { $0.number("font-size") == 17 })
    for line in lines {
      let alone = SystemTextMeasurer().measure(
        TextRequest(text: line.text, font: .systemFont(ofSize: 17)))
      #expect(abs(try #require(line.number("textLength")) - alone.size.width) <= 0.5)
    }
  }
}
