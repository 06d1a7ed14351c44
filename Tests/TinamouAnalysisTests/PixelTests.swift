import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct `Statements about pixels` {
  /// Views whose edges cross pixels at different widths, one inside of another.
  private static let text = """
    { "tinamou": 1, "view": { "id": "root", "subviews": [
          { "id": "a" }, { "id": "half" }, { "id": "c", "subviews": [ { "id": "inner" } ] },
          { "id": "label", "kind": "label", "lines": 0, "text": "A text that breaks its lines" } ] },
      "constraints": [
        "a.left == root.left + 8.2", "a.width == 0.3 * root.width", "a.top == root.top",
        "a.height == 20",
        "half.left == root.left", "half.width == 0.5 * root.width", "half.top == root.top",
        "half.height == 20",
        "c.left == a.right + 3.1", "c.right == root.right - 11.4", "c.top == root.top",
        "c.height == 40",
        "inner.left == c.left + 1.7", "inner.width == 0.7 * c.width", "inner.top == c.top + 0.1",
        "inner.height == 44 @250", "inner.bottom <= c.bottom",
        "label.left == root.left", "label.width == 0.2 * root.width", "label.top == root.top" ] }
    """

  private func prove(
    _ statement: String, scale: Double, over range: ClosedRange<Double>,
    direction: LayoutDirection? = nil, text: String = Self.text
  ) throws -> Prover.Verdict {
    let file = try ConstraintFile(SourceText(name: "file", text: text))
    let parsed = try file.statement(statement, source: "statement")
    var prover = try Prover([parsed], about: file, onPixels: true)
    try prover.decide(Self.request(scale, direction), over: range)
    return try #require(prover.results.first)
  }

  private static func request(_ scale: Double, _ direction: LayoutDirection?) -> LayoutRequest {
    var request = LayoutRequest(.size(Size(width: 0, height: 1024)), direction: direction)
    request.scale = scale
    return request
  }

  @Test func `fail between the widths at which a pixel changes`() throws {
    // A half is rounded up at odd widths, the window halfway between two of them.
    let verdict = try prove("2 * half.width == root.width", scale: 1, over: 320...324)
    let failure = try #require(verdict.failures.first)
    #expect(
      failure.sizes.ranges == [
        SizeRange(320.5, 321.5, includesUpper: false),
        SizeRange(322.5, 323.5, includesUpper: false),
      ])
    #expect(failure.excess == 1)
    #expect(failure.sizes.contains(failure.worst))
  }

  @Test func `can hold where they fail before rounding, and fail where they hold`() throws {
    #expect(try prove("half.width >= 160.4", scale: 2, over: 320.5...321).holds)
    #expect(try !prove("2 * half.width <= root.width", scale: 2, over: 320...321).holds)
  }

  /// The statements, and whether they hold for rounded frames.
  static let claims: [(String, @Sendable (Pixels) -> Bool)] = [
    ("a.right <= c.left - 3", { $0["a"].maxX <= $0["c"].minX - 3 + 1e-6 }),
    ("a.right == c.left - 3", { abs($0["a"].maxX - $0["c"].minX + 3) <= 1e-6 }),
    ("2 * half.width == root.width", { abs(2 * $0["half"].width - $0["root"].width) <= 1e-6 }),
    (
      "inside(inner, c)",
      { pixels in
        let (inner, c) = (pixels["inner"], pixels["c"])
        return inner.minX >= c.minX - 1e-6 && inner.maxX <= c.maxX + 1e-6
          && inner.minY >= c.minY - 1e-6 && inner.maxY <= c.maxY + 1e-6
      }
    ),
    ("apart(half, c)", { $0["half"].maxX <= $0["c"].minX + 1e-6 }),
    (
      "atLeast(inner, 150, 30)",
      {
        $0["inner"].width >= 150 - 1e-6 && $0["inner"].height >= 30 - 1e-6
      }
    ),
  ]

  /// Frames in the window by the names of views.
  struct Pixels {
    let frames: [String: Rect]
    subscript(name: String) -> Rect { frames[name] ?? .zero }
  }

  @Test(arguments: claims.indices, [1.0, 2, 3])
  func `fail at exactly the widths where a layout breaks them`(claim: Int, scale: Double) throws {
    let (statement, holds) = Self.claims[claim]
    let range = 320.0...480.0
    let verdict = try prove(statement, scale: scale, over: range)
    let failing = verdict.failures.first?.sizes ?? SizeSet()
    let layout = try FileLayout(ConstraintFile(SourceText(name: "file", text: Self.text)))
    var generator = SeededGenerator(seed: 7)
    var widths = (0..<100).map { _ in Double.random(in: range, using: &generator) }
    // The statement changes at the ends, so compare close to them.
    let step = max(1, failing.ranges.count / 40)
    for index in stride(from: 0, to: failing.ranges.count, by: step) {
      let own = failing.ranges[index]
      widths += [own.lowerBound, own.upperBound].flatMap { [$0 - 1e-5, $0 + 1e-5] }
    }
    for width in widths where range.contains(width) {
      var request = Self.request(scale, nil)
      request.window = .size(Size(width: width, height: 1024))
      let snapshot = try layout.solve(request.environment())
      var frames: [String: Rect] = [:]
      for item in snapshot.items { frames[item.name ?? ""] = item.windowFrame }
      let isRight = holds(Pixels(frames: frames))
      #expect(failing.contains(width) != isRight, "\(statement) at \(width): \(failing.text)")
    }
  }

  /// From right to left, both edges of the view move with the window: at 320.25 points the right
  /// one is a pixel further, at 320.5 the left one, too.
  @Test func `are decided in both directions, in which edges are on other pixels`() throws {
    let leftToRight = [SizeRange(320, 320.5, includesUpper: false)]
    let rightToLeft = [
      SizeRange(320, 320.25, includesUpper: false), SizeRange(320.5, 320.75, includesUpper: false),
    ]
    for (direction, ranges) in [
      (LayoutDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft),
    ] {
      let text = """
        { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
          "constraints": [ "a.leading == root.leading", "a.width == 0.5 * root.width",
                           "a.top == root.top", "a.height == 1" ] }
        """
      let verdict = try prove(
        "a.width >= 160.5", scale: 2, over: 320...322, direction: direction, text: text)
      #expect(verdict.failures.first?.sizes.ranges == ranges)
    }
  }

  @Test func `are refused when there are too many pixels to decide`() throws {
    #expect(throws: AnalysisError.self) {
      try prove("half.width >= 0", scale: 3, over: 0...9_000_000)
    }
  }
}
