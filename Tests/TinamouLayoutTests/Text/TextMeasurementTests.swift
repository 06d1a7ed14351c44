import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

@Suite struct TextMeasurementTests {
  private let measurer = CountingMeasurer()

  /// Labels with several lines below each other, each named by its number.
  private func list(_ count: Int) throws -> (engine: LayoutEngine, labels: [LayoutView]) {
    let root = LayoutView("root")
    var top = root.topAnchor
    var labels: [LayoutView] = []
    for index in 0..<count {
      let label = LayoutView("\(index)", kind: .label)
      label.text = "Label \(index) of a list with texts that need more than one line"
      label.numberOfLines = 0
      root.addSubview(label)
      try LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.topAnchor.constraint(equalTo: top),
      ])
      top = label.bottomAnchor
      labels.append(label)
    }
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 3000, scale: 2))
    engine.textMeasurer = measurer
    return (engine, labels)
  }

  @Test func `a text is measured once for each width`() throws {
    let (engine, labels) = try list(20)
    #expect(try engine.solve().statistics.measurements == 40)
    #expect(measurer.texts.count == 40)
    #expect(Set(measurer.texts).count == 20)
    measurer.reset()
    _ = try engine.solve()
    labels[3].isHidden = true
    _ = try engine.solve()
    #expect(measurer.texts.isEmpty)
    engine.environment.windowSize.width = 200
    _ = try engine.solve()
    #expect(measurer.texts.count == 20)
    engine.environment.windowSize.width = 300
    #expect(try engine.solve().statistics.measurements == 60)
    #expect(measurer.texts.count == 20)
  }

  @Test(arguments: [0, 2])
  func `a measurement is kept for the widths at which the text has the same lines`(lines: Int) {
    let text = "The first tram climbs the hill before the bakers have opened their shutters."
    let cache = TextMeasurementCache(SystemTextMeasurer())
    for width in stride(from: 40.0, through: 640, by: 1.7) {
      let request = TextRequest(
        text: text, font: .systemFont(ofSize: 17), maximumWidth: width, maximumNumberOfLines: lines)
      #expect(cache.measurement(of: request) == SystemTextMeasurer().measure(request))
    }
  }

  @Test func `another text measures its label alone`() throws {
    let (engine, labels) = try list(100)
    _ = try engine.solve()
    measurer.reset()
    labels[40].text = "Another text that is longer than one line of the list"
    let snapshot = try engine.solve()
    #expect(Set(measurer.texts) == ["Another text that is longer than one line of the list"])
    #expect(measurer.texts.count == 2)
    #expect(snapshot[labels[40]]?.frame.height == 41)
  }

  @Test func `wrapping labels settle in one round and leave nothing open`() throws {
    let snapshot = try list(60).engine.solve()
    #expect(snapshot.ambiguous.isEmpty)
    #expect(snapshot.diagnostics.isEmpty)
    #expect(snapshot.statistics.rounds == 1)
  }

  @Test func `labels with the same text share its measurement`() throws {
    let (engine, labels) = try list(50)
    for label in labels { label.text = "The same" }
    _ = try engine.solve()
    #expect(measurer.texts.filter { $0 == "The same" }.count <= 2)
  }

  @Test func `another text size measures every text that follows it`() throws {
    let (engine, labels) = try list(10)
    for label in labels[..<4] { label.font = .preferredFont(forTextStyle: .body) }
    _ = try engine.solve()
    measurer.reset()
    engine.environment.traits.preferredContentSizeCategory = .extraLarge
    _ = try engine.solve()
    #expect(Set(measurer.texts) == Set(labels.compactMap(\.text)))
    measurer.reset()
    engine.environment.traits.horizontalSizeClass = .regular
    _ = try engine.solve()
    #expect(measurer.texts.isEmpty)
  }

  @Test func `discarding the caches costs measurements and changes nothing`() throws {
    let (engine, labels) = try list(10)
    let frames = try engine.solve().items.map(\.exactFrame)
    measurer.reset()
    engine.discardCaches()
    #expect(measurer.texts.isEmpty)
    engine.environment.windowSize.height = 400
    let again = try engine.solve().items.map(\.exactFrame)
    #expect(measurer.texts.count == 20)
    #expect(Array(again[1...]) == Array(frames[1...]))
    #expect(labels.count == 10)
  }

  @Test func `a cache remembers as many texts as it was told to`() {
    let cache = TextMeasurementCache(measurer, capacity: 8)
    for index in 0..<100 {
      _ = cache.measurement(of: TextRequest(text: "\(index)", font: .systemFont(ofSize: 17)))
      #expect(cache.count <= 16)
    }
    #expect(cache.count >= 8)
  }

  @Test func `the newest width of a text is known when the oldest ones are forgotten`() {
    let cache = TextMeasurementCache(measurer)
    // A text of one line is measured at each width.
    var request = TextRequest(
      text: "a text", font: .systemFont(ofSize: 17), maximumNumberOfLines: 1)
    for width in 0..<100 {
      request.maximumWidth = 100 + Double(width)
      _ = cache.measurement(of: request)
      // The size without a width takes the place of an old one.
      if width == 80 {
        request.maximumWidth = nil
        _ = cache.measurement(of: request)
      }
    }
    #expect(cache.measurements == 101)
    request.maximumWidth = 199
    _ = cache.measurement(of: request)
    request.maximumWidth = nil
    _ = cache.measurement(of: request)
    #expect(cache.measurements == 101)
    request.maximumWidth = 100
    _ = cache.measurement(of: request)
    #expect(cache.measurements == 102)
  }

  @Test func `the number of remembered measurements is bounded`() {
    let cache = TextMeasurementCache(measurer)
    var request = TextRequest(text: "kept", font: .systemFont(ofSize: 17))
    let kept = request
    for index in 0..<20_000 {
      request.text = "\(index)"
      _ = cache.measurement(of: request)
      if index % 1000 == 0 { _ = cache.measurement(of: kept) }
      #expect(cache.count <= 2 * cache.capacity)
    }
    #expect(cache.count >= cache.capacity)
    #expect(cache.measurements == 20_001)
    #expect(measurer.texts.filter { $0 == "kept" }.count == 1)
    cache.removeAll()
    #expect(cache.count == 0)
    #expect(cache.measurements == 20_001)
  }

  @Test func `texts that are canonically equivalent are measured each by itself`() throws {
    let font = Font.systemFont(ofSize: 17)
    let requests = ["\u{3008}", "\u{2329}"].map {
      TextRequest(text: $0, font: font, displayScale: 3)
    }
    for order in [requests, requests.reversed()] {
      let cache = TextMeasurementCache(SystemTextMeasurer())
      for request in order {
        #expect(cache.measurement(of: request) == SystemTextMeasurer().measure(request))
      }
    }
    let label = LayoutView("label", kind: .label)
    for request in requests {
      label.text = request.text
      #expect(label.intrinsicContentSize == SystemTextMeasurer().measure(request).size)
    }
  }

  @Test func `a measurer of one's own is asked with all that a text depends on`() throws {
    struct Squares: TextMeasuring {
      func measure(_ request: TextRequest) -> TextMeasurement {
        let isGerman = request.locale == "de"
        let side =
          Double(request.text.count) * request.font.pointSize(for: request.contentSizeCategory)
        return TextMeasurement(
          size: Size(width: isGerman ? 2 * side : side, height: side), firstBaseline: side,
          lastBaseline: side, numberOfLines: 1, smallestWidth: side, lineChanges: [])
      }
    }
    let root = LayoutView("root")
    let label = LayoutView("label", kind: .label)
    label.text = "ab"
    root.addSubview(label)
    try label.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate()
    try label.topAnchor.constraint(equalTo: root.topAnchor).activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 300, scale: 2))
    engine.textMeasurer = Squares()
    #expect(try engine.solve()[label]?.frame.size == Size(width: 34, height: 34))
    engine.environment.locale = "de"
    #expect(try engine.solve()[label]?.frame.size == Size(width: 68, height: 34))
    engine.textMeasurer = SystemTextMeasurer()
    #expect(try engine.solve()[label]?.frame.size.height == 20.5)
  }

  @Test(arguments: 1...40)
  func `edits of texts give the layout that a new engine gives`(_ seed: Int) throws {
    var texts = RandomTexts(seed: UInt64(seed))
    let (engine, labels) = try list(6)
    for _ in 0..<12 {
      let label = labels[texts.number(labels.count)]
      switch texts.number(6) {
      case 0: label.font = .systemFont(ofSize: Double(8 + texts.number(30)))
      case 1: label.numberOfLines = texts.number(4)
      case 2: label.preferredMaxLayoutWidth = Double(texts.number(2) * texts.number(300))
      case 3: engine.environment.windowSize.width = Double(20 + texts.number(500))
      case 4: label.font = .preferredFont(forTextStyle: TextStyle.allCases[texts.number(11)])
      default: label.text = texts.text(words: texts.number(20))
      }
      _ = try engine.solve()
      #expect(try engine.certificate().isValid, "seed \(seed)")
    }
    let edited = try engine.solve()
    let fresh = try LayoutEngine(root: engine.root, environment: engine.environment).solve()
    #expect(edited.items.map(\.exactFrame) == fresh.items.map(\.exactFrame), "seed \(seed)")
    #expect(edited.remarks == fresh.remarks, "seed \(seed)")
  }
}
