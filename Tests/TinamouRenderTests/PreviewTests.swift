import Testing
import TinamouLayout

@testable import TinamouRender

@Suite struct `A preview` {
  private static let windows: [WindowConfiguration] = [
    .device(.standard), .pad(.full), .pad(.oneThird), .pad(.slideOver),
    .size(Size(width: 320, height: 480)),
  ]

  private static func preview(_ windows: [WindowConfiguration] = windows) throws -> LayoutPreview {
    let sample = try SampleLayout()
    return LayoutPreview(title: "Sample", windows: try windows.map { try sample.picture($0) })
  }

  @Test func `draws each view at its frame, in both formats`() throws {
    let sample = try SampleLayout()
    let preview = LayoutPreview(
      title: "Sample", windows: try Self.windows.map { try sample.picture($0) })
    for document in [preview.svg, preview.html] {
      let drawn = try MarkupElement.document(document).all("svg", class: "window")
      try #require(drawn.count == Self.windows.count)
      for (drawing, window) in zip(drawn, Self.windows) {
        sample.engine.environment = try window.environment()
        let frames = try sample.engine.solve().items.filter { !$0.isGuide }.map(\.windowFrame)
        let boxes = drawing.all("rect", class: "view").map(\.box)
        try #require(boxes.count == frames.count)
        for (box, frame) in zip(boxes, frames) {
          for (drawn, expected) in zip(
            box, [frame.minX, frame.minY, frame.width, frame.height])
          {
            #expect(abs(try #require(drawn) - expected) <= 0.0005)
          }
        }
      }
    }
  }

  @Test func `tells at a view how far its neighbours are`() throws {
    let window = WindowConfiguration.size(Size(width: 400, height: 300))
    let document = try MarkupElement.document(Self.preview([window]).html)
    let views = try #require(document.all("g", class: "views").first).children
    let title = try #require(views.firstIndex { $0.text.hasPrefix("title") })
    let spacing = try #require(views[title...].dropFirst().first)
    try #require(spacing.classes == ["spacing"])
    // 20 to the left edge and 400 - 20 - 150 to the right one, 8 to the photo and to the button.
    #expect(spacing.all("text").map(\.text) == ["20", "230", "8", "8"])
  }

  @Test func `lets a reader choose among devices and text sizes`() throws {
    let sample = try SampleLayout()
    let windows = try [
      sample.picture(.device(.standard)), sample.picture(.pad(.full)),
      sample.picture(.pad(.half)) {
        $0.traits.preferredContentSizeCategory = .accessibilityLarge
      },
    ]
    let html = LayoutPreview(title: "Sample", windows: windows).html
    let document = try MarkupElement.document(html)
    #expect(
      document.all("option").map(\.text) == [
        "All devices", "iPhone 14", "iPad Air 9.7-inch", "All text sizes", "Text L", "Text AX2",
      ])
    for option in document.all("option") {
      let id = try #require(option.attributes["id"])
      if id.hasPrefix("all-") { continue }
      let figures = document.all("figure", class: id).count
      #expect(figures == (["device-ipad-air-2", "text-L"].contains(id) ? 2 : 1), "\(id)")
      #expect(
        html.contains("body:has(#\(id):checked) figure:not(.\(id)) { display: none; }\n"))
    }
    let single = LayoutPreview(title: "Sample", windows: [windows[0]]).html
    #expect(!single.contains("<select"))
  }

  @Test func `is the same to the byte whenever it is made`() throws {
    #expect(try Self.preview().svg == Self.preview().svg)
    #expect(try Self.preview().html == Self.preview().html)
  }

  @Test func `says what each window is`() throws {
    let sample = try SampleLayout()
    let window = WindowConfiguration.pad(.half)
    let picture = try sample.picture(window) { environment in
      environment.traits.layoutDirection = .rightToLeft
      environment.traits.preferredContentSizeCategory = .extraLarge
      environment.keyboardHeight = 320
      environment.readableWidthProfile = .ios9
    }
    #expect(picture.title == "iPad Air 9.7-inch")
    #expect(
      picture.details == [
        "landscape", "split 1/2", "507 × 768", "compact × regular", "text XL", "right to left",
        "keyboard 320", "readable ios9",
      ])
    let bare = try sample.picture(.size(Size(width: 700, height: 320.5))) {
      $0.traits.displayScale = 3
    }
    #expect(bare.title == "700 × 320.5")
    #expect(bare.details == ["regular × compact", "text L", "left to right", "@3x"])
    let document = try MarkupElement.document(LayoutPreview(title: "a", windows: [picture]).html)
    #expect(document.all("figcaption").first?.text.contains("507 × 768 · compact") == true)
  }

  @Test func `draws the guides where the views have them`() throws {
    let sample = try SampleLayout()
    let picture = try sample.picture(.pad(.full)) { $0.keyboardHeight = 300 }
    let drawn = try MarkupElement.document(LayoutPreview(title: "a", windows: [picture]).svg)
      .all("svg", class: "window").flatMap { $0.all("rect", class: "guide") }
    func boxes(_ style: String) -> [[Double?]] {
      drawn.filter { $0.classes.contains(style) }.map(\.box)
    }
    #expect(boxes("safeArea") == [[0, 20, 1024, 748]])
    #expect(boxes("margins") == [[20, 20, 984, 748]])
    #expect(boxes("readable") == [[180, 20, 664, 748]])
    #expect(boxes("keyboard") == [[0, 468, 1024, 300]])
    #expect(boxes("user") == [[20, 0, 150, 768]])
    #expect(drawn.count == 5)
  }

  @Test func `draws the system guides of other views only if constraints mention them`() throws {
    let sample = try SampleLayout()
    let mentioned = sample.photo.layoutMarginsGuide
    _ = sample.title.layoutMarginsGuide
    sample.button.widthAnchor.constraint(equalTo: mentioned.widthAnchor, multiplier: 0.5).isActive =
      true
    let picture = try sample.picture(.size(Size(width: 400, height: 400)))
    let names = picture.guides.map(\.name)
    #expect(
      names == ["root.column", "root.safeArea", "root.margins", "root.readable", "photo.margins"])
    #expect(picture.guides.last?.frame == Rect(x: 8, y: 8, width: 384, height: 84))
  }

  @Test func `has nothing of hidden views but their outline`() throws {
    let sample = try SampleLayout()
    let inner = LayoutView("inner", kind: .label)
    inner.text = "not seen"
    inner.intrinsicContentSize = Size(width: 60, height: 20)
    sample.photo.addSubview(inner)
    sample.photo.isHidden = true
    let picture = try sample.picture(.size(Size(width: 400, height: 400)))
    let document = try MarkupElement.document(LayoutPreview(title: "a", windows: [picture]).svg)
    let drawing = try #require(document.all("svg", class: "window").first)
    #expect(drawing.all("rect", class: "hidden").count == 2)
    #expect(drawing.all("path", class: "cross").isEmpty)
    #expect(!drawing.all("text").contains { $0.text == "not seen" })
  }

  @Test func `cuts off what is outside of a scroll view`() throws {
    let root = LayoutView("root")
    let scroll = ScrollView("scroll")
    root.addSubview(scroll)
    scroll.translatesAutoresizingMaskIntoConstraints = true
    scroll.frame = Rect(x: 50, y: 40, width: 100, height: 80)
    for (name, frame) in [
      ("inside", Rect(x: 10, y: 10, width: 20, height: 20)),
      ("across", Rect(x: 80, y: 10, width: 60, height: 20)),
      ("outside", Rect(x: 300, y: 10, width: 60, height: 20)),
    ] {
      let view = LayoutView(name, kind: .image)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
      scroll.addSubview(view)
    }
    let engine = LayoutEngine(root: root)
    let window = WindowConfiguration.size(Size(width: 600, height: 400))
    engine.environment = try window.environment()
    let picture = WindowPicture(try engine.solve(), of: engine, in: window)
    let document = try MarkupElement.document(LayoutPreview(title: "a", windows: [picture]).svg)
    let clip = try #require(
      document.all("clipPath").first { $0.attributes["id"] == "clip-1-1" })
    #expect(clip.all("rect").map(\.box) == [[50, 40, 100, 80]])
    let views = document.all("svg", class: "window").flatMap { $0.all("rect", class: "view") }
    let reference = "url(#clip-1-1)"
    #expect(views.map { $0.attributes["clip-path"] } == [nil, nil, nil, reference, reference])
    #expect(
      document.all("path", class: "cross").map { $0.attributes["clip-path"] }
        == [nil, reference, reference])
    let names = try #require(document.all("g", class: "names").first).all("text").map(\.text)
    #expect(names == ["root", "scroll", "inside", "across"])
  }

  @Test func `without windows is a heading alone`() throws {
    let preview = LayoutPreview(title: "Nothing")
    #expect(try MarkupElement.document(preview.svg).all("svg", class: "window").isEmpty)
    #expect(try MarkupElement.document(preview.html).all("figure").isEmpty)
    #expect(preview.html.contains("<h1>Nothing</h1>"))
  }

  @Test func `refers to nothing outside of itself`() throws {
    let preview = try Self.preview()
    for document in [preview.svg, preview.html] {
      let withoutNamespace = document.replacing("http://www.w3.org/2000/svg", with: "")
      for word in ["http", "@import", "src=", "href", "url("] {
        #expect(
          word == "url(" || !withoutNamespace.contains(word), "\(word)")
      }
      #expect(
        withoutNamespace.ranges(of: "url(").count == withoutNamespace.ranges(of: "url(#").count)
    }
  }

  @Test func `that loads itself again is well-formed, too`() throws {
    var preview = try Self.preview()
    let still = preview.html
    preview.reloadInterval = 0.5
    let script = try #require(try MarkupElement.document(preview.html).all("script").first)
    #expect(script.text.contains("}, 500);"))
    #expect(!still.contains("<script"))
    #expect(!preview.svg.contains("<script"))
  }

  @Test func `has ids of its own for every window`() throws {
    let document = try MarkupElement.document(try Self.preview().html)
    let ids = document.descendants.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }
}
