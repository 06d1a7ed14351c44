import Foundation
import Testing
import Tinamou
import TinamouCommand

@Suite(
  .serialized,
  .enabled(if: Browser.installed != nil, "there is no Chromium; 'make chromium' installs one"))
struct `An interactive page in Chromium` {
  /// The measurements of the script in Tests/Preview/drag.js.
  struct Measured: Decodable {
    struct Step: Decodable {
      /// How long the script took, in milliseconds.
      let time: Double
      let width: Double
      /// The frames in the window, followed by those in the browser if they differ.
      let views: [ExpectedFrames.View]
    }

    struct Configuration: Decodable {
      let text: String
      let direction: String
      let steps: [Step]
    }

    struct Contrast: Decodable {
      let ratio: Double
      let text: String
    }

    let configurations: [Configuration]
    /// The widths after Home, two arrows, Page Down and End.
    let keys: [Double]
    let contrast: Contrast
    /// The first elements that Tab reaches.
    let order: [String]
    /// The number of elements without a name that Tab reaches.
    let nameless: Int
    let slider: [String?]
    /// What was written to the console.
    let messages: [String]
  }

  /// What the command solve prints.
  struct Solved: Decodable {
    struct Layout: Decodable { let frames: [ExpectedFrames.View] }

    let layouts: [Layout]
  }

  private static let page = RecordingHost.run(
    ["preview", "--interactive", Example.travelog.path]
  ).host.output

  /// Drags a page; `withGuides` switches the guides on and measures them too.
  private static func measure(
    _ page: String = page, steps: Int, withGuides: Bool = false, isDark: Bool = false
  ) throws -> Measured {
    let before = """
      <script>
      var messages = [];
      for (const kind of ["log", "info", "warn", "error"])
        console[kind] = (...words) => messages.push(words.join(" "));
      addEventListener("error", (event) => messages.push(event.message));
      const wantsGuides = \(withGuides), wantedSteps = \(steps), wantedConfigurations = [];
      for (const text of ["L", "XXXL", "AX3"])
        for (const direction of ["ltr", "rtl"])
          wantedConfigurations.push({ window: "Every width", text, direction });
      </script>
      """
    return try #require(Browser.installed).run(
      "Tests/Preview/drag.js", in: page.replacing("<head>", with: "<head>" + before),
      suffix: "html", isDark: isDark)
  }

  @Test func `shows what solve lays out, dragged to 200 widths in each of six configurations`()
    throws
  {
    let measured = try Self.measure(steps: 200)
    try #require(measured.configurations.count == 6)
    for configuration in measured.configurations {
      try #require(configuration.steps.count == 200)
      let sizes = configuration.steps.flatMap { ["--size", "\($0.width)x1024"] }
      let direction = configuration.direction == "rtl" ? ["--rtl"] : []
      let (host, _) = RecordingHost.run(
        ["solve", "--absolute", Example.travelog.path, "--text-size", configuration.text]
          + direction + sizes)
      let layouts = try JSONDecoder().decode(Solved.self, from: Data(host.output.utf8)).layouts
      try #require(layouts.count == configuration.steps.count)
      for (step, layout) in zip(configuration.steps, layouts) {
        try #require(step.views.map(\.id) == layout.frames.map(\.id))
        for (view, frame) in zip(step.views, layout.frames) {
          #expect(view.frame == frame.frame, "\(view.id) at \(step.width)")
        }
      }
      let times = configuration.steps.map(\.time).sorted()
      // A busy machine may interrupt a script, so nine of ten steps must be fast.
      #expect(times[times.count * 9 / 10] < 4, "\(times.suffix(5))")
    }
    #expect(measured.messages.isEmpty, "\(measured.messages)")
  }

  /// Guides inside of each other, beside texts that wrap, under a stack and below sets that switch.
  private static let guides = """
    { "tinamou": 1,
      "view": { "id": "root", "guides": ["column", "gap"], "subviews": [
        { "id": "title", "kind": "label", "lines": 0,
          "text": "The first tram climbs before the bakers have opened their shutters" },
        { "id": "card", "guides": ["inner"], "subviews": [
          { "id": "picture", "kind": "image", "intrinsicSize": [90, 60] },
          { "id": "note", "kind": "label", "lines": 2, "text": "A river so bright and pink, in Lisbon" } ] } ] },
      "constraints": [
        "root.column.leading == root.readable.leading + 7.3",
        "root.column.width == 0.6 * root.width @750",
        "root.column.trailing <= root.margins.trailing", "root.column.top == root.safeArea.top",
        "root.column.bottom == card.bottom + 10.2", "root.gap.top == title.bottom",
        "root.gap.height == title.height / 3", "root.gap.leading == root.column.leading",
        "root.gap.trailing == root.column.trailing", "title.leading == root.column.leading",
        "title.trailing <= root.column.trailing", "title.top == root.column.top",
        "card.top == root.gap.bottom", "card.leading == root.column.leading",
        "card.width == 0.7 * root.column.width", "card.inner.leading == card.leading + 3.4",
        "card.inner.trailing == card.trailing - 5.1", "card.inner.top == card.top + 2.2",
        "card.inner.bottom == note.bottom", "card.bottom == card.inner.bottom + 8",
        "picture.centerX == card.inner.centerX", "picture.top == card.inner.top",
        "note.leading == card.inner.leading", "note.trailing <= card.inner.trailing",
        "note.top == picture.bottom + 4.7" ],
      "sets": [ { "when": { "width>": 700 }, "constraints": [ "picture.width == 0.25 * root.width" ] } ] }
    """

  @Test func `shows guides where they are, dragged to 200 widths in each of six configurations`()
    throws
  {
    let page = RecordingHost.run(
      ["preview", "--interactive", "guides.json"], files: ["guides.json": Self.guides]
    ).host.output
    let measured = try Self.measure(page, steps: 200, withGuides: true)
    try #require(measured.configurations.count == 6)
    let layout = try FileLayout(
      ConstraintFile(SourceText(name: "guides.json", text: Self.guides)))
    for configuration in measured.configurations {
      try #require(configuration.steps.count == 200)
      for step in configuration.steps {
        var request = LayoutRequest(.size(Size(width: step.width, height: 1024)))
        request.textSize = ContentSizeCategory(rawValue: configuration.text)
        request.direction = configuration.direction == "rtl" ? .rightToLeft : .leftToRight
        let snapshot = try layout.solve(request.environment())
        try #require(step.views.map(\.id) == snapshot.items.map { $0.name ?? "" })
        try #require(snapshot.items.count { $0.isGuide } == 3)
        for (view, item) in zip(step.views, snapshot.items) {
          let frame = item.windowFrame
          #expect(
            view.frame == [frame.minX, frame.minY, frame.width, frame.height],
            "\(view.id) at \(step.width)")
        }
      }
    }
    #expect(measured.messages.isEmpty, "\(measured.messages)")
  }

  @Test(arguments: [false, true])
  func `has names, an order and contrast, and goes by keys`(isDark: Bool) throws {
    let measured = try Self.measure(steps: 1, isDark: isDark)
    #expect(measured.contrast.ratio >= 4.5, "\(measured.contrast)")
    #expect(
      measured.order == ["window", "device", "text", "direction", "guides", "frame", "handle"])
    #expect(measured.nameless == 0)
    #expect(measured.slider.prefix(4) == ["slider", "320", "1366", "1366"])
    #expect(measured.slider.last??.hasPrefix("1366 points, regular") ?? false)
    #expect(measured.keys == [320, 321, 322, 320, 1366])
    #expect(measured.messages.isEmpty, "\(measured.messages)")
  }

  @Test func `is one file of less than 400 kB that asks nobody for anything`() {
    #expect(Self.page.utf8.count < 400_000)
    for word in ["http://", "https://", "src=", "@import", "fetch("] {
      let rest = Self.page.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains(word), "\(word)")
    }
  }
}
