import Testing
import TinamouAnalysis
import TinamouAnalysisTestSupport
import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct `A layout function` {
  static let range = 320.0...1366.0

  /// Compares the function of a file with layouts of single windows.
  private func compare(
    _ file: ConstraintFile, _ request: LayoutRequest, over range: ClosedRange<Double> = range,
    widths: Int = 12, seed: UInt64 = 1
  ) throws {
    let check = try FunctionCheck(file, request, over: range)
    #expect(try check.differences(widths: widths, seed: seed) == [])
  }

  @Test(arguments: ["S", "AX1"].flatMap { size in Example.names.map { ($0, size) } })
  func `is the layout of every example at every width`(name: String, textSize: String) throws {
    var request = LayoutRequest(.size(Size(width: 0, height: 768)))
    request.textSize = ContentSizeCategory(rawValue: textSize)
    try compare(Example.file(name), request)
  }

  // `tinamou-verify --functions` compares many more.
  @Test(arguments: UInt64(0)..<2)
  func `is the layout of a random file at every width`(number: UInt64) throws {
    for subject in FunctionSubject.all(number: number) {
      #expect(try subject.faults(widths: 12) == [], "\(subject)")
    }
  }

  @Test func `has no guide that only a set mentions which does not apply`() throws {
    let file = try ConstraintFile(
      SourceText(
        name: "guide",
        text: """
          { "tinamou": 1, "view": { "id": "root", "subviews": [
              { "id": "scroll", "kind": "scroll", "subviews": [ { "id": "a" } ] }, { "id": "b" } ] },
            "constraints": [ "H:|[scroll]|", "V:|[scroll]|", "H:|-40-[b(50)]", "V:|-30-[b(20)]" ],
            "sets": [
              { "when": { "width<": 700 }, "constraints": [ "H:|-8-[a(60)]|", "V:|[a(10)]|" ] },
              { "when": { "width>=": 700 }, "constraints": [
                "a.leading == b.leading", "a.width == 60", "a.top == b.bottom", "a.height == 10" ] } ] }
          """))
    let request = LayoutRequest(.size(Size(width: 0, height: 500)))
    try compare(file, request, widths: 20)
  }

  /// A scroll view that moves with the width of the window, inside of an unsafe area.
  private static let moving = """
    { "tinamou": 1,
      "view": { "id": "root", "safeArea": { "top": 60, "left": 44 }, "subviews": [
        { "id": "banner" },
        { "id": "page", "kind": "scroll", "contentInset": 3, "subviews": [
          { "id": "card", "subviews": [ { "id": "title" } ] },
          { "id": "inner", "kind": "scroll", "contentInsetAdjustmentBehavior": "always",
            "subviews": [ { "id": "note", "intrinsicSize": [700, 30] } ] } ] },
        { "id": "badge" } ] },
      "constraints": [
        "H:|[banner]|", "banner.top == root.top", "banner.height == 0.05 * banner.width",
        "page.leading == root.leading + 0.02 * root.width", "page.trailing == root.trailing",
        "page.top == banner.bottom", "page.height == 300", "H:|[card(600)]|",
        "V:|[card(200)][inner(90)]|", "H:|[inner]|", "HV:|[note]|",
        "title.leading == card.safeArea.leading", "title.trailing == card.margins.trailing",
        "title.top == card.safeArea.top", "title.bottom == card.margins.bottom",
        "badge.leading == card.leading + 5", "badge.top == note.bottom", "badge.width == 20",
        "badge.height == 20" ] }
    """

  @Test(arguments: LayoutDirection.allCases)
  func `follows content that is scrolled to its insets`(direction: LayoutDirection) throws {
    let file = try ConstraintFile(SourceText(name: "page", text: Self.moving))
    let request = LayoutRequest(.size(Size(width: 0, height: 500)), direction: direction)
    try compare(file, request, widths: 40)
  }

  @Test func `ends a piece where content begins to scroll`() throws {
    let file = try ConstraintFile(
      SourceText(
        name: "page",
        text: """
          { "tinamou": 1, "view": { "id": "root", "safeArea": { "left": 44 }, "subviews": [
              { "id": "page", "kind": "scroll", "subviews": [ { "id": "card" } ] } ] },
            "constraints": [ "HV:|[page]|", "HV:|[card(600)]|" ] }
          """))
    let function = try LayoutFunction(
      of: FileLayout(file), for: LayoutRequest(.size(Size(width: 0, height: 500))),
      over: 320...639)
    #expect(
      function.pieces.map(\.sizes) == [
        SizeRange(320, 600, includesUpper: false), SizeRange(600, 639),
      ])
    #expect(function.pieces.first?.changesAbove == [.scrolling("page")])
    let places = function.pieces.map { $0.windowFrames(at: $0.sizes.upperBound).last?.minX }
    #expect(places == [44, 0])
  }

  @Test func `is the narrower choice where frames do not settle`() throws {
    // More lines make the text wider, so that it has fewer lines.
    let file = try ConstraintFile(
      SourceText(
        name: "lines",
        text: """
          { "tinamou": 1,
            "view": { "id": "root", "subviews": [
              { "id": "a", "kind": "label", "lines": 0, "text": "The first tram climbs before the bakers",
                "hugging": { "horizontal": 1, "vertical": 999 },
                "compression": { "horizontal": 1, "vertical": 999 } },
              { "id": "b" } ] },
            "constraints": [
              "a.leading == root.leading", "a.top == root.top",
              "a.width == 0.25 * root.width + 5 * a.height",
              "b.leading == a.trailing", "b.trailing == root.trailing", "b.top == a.bottom",
              "b.height == 10" ] }
          """))
    let request = LayoutRequest(.size(Size(width: 0, height: 500)))
    try compare(file, request, widths: 40)
    let function = try LayoutFunction(of: FileLayout(file), for: request, over: Self.range)
    let unsettled = function.pieces.filter {
      $0.status.diagnostics == [.unsettled(item: "a", quantity: "height")]
    }
    // The text has one line from a width w on, in both readings or in one: lines are 20.5 points
    // high, so w == 0.25 * window + 5 * 20.5 at one end, and w == 0.25 * window + 5 * 41 at the
    // other.
    let first = try #require(unsettled.first?.sizes.lowerBound)
    let last = try #require(unsettled.last?.sizes.upperBound)
    #expect(abs(last - first - 5 * 20.5 / 0.25) < 1e-5)
    #expect(unsettled.count < function.pieces.count)
  }

  @Test func `has no ends where edges stay together`() throws {
    // The row grows in every round, and 'first' stays at its right edge.
    let file = try ConstraintFile(
      SourceText(
        name: "row",
        text: """
          { "tinamou": 1,
            "view": { "id": "root", "subviews": [
              { "id": "a" },
              { "id": "row", "kind": "stack", "preservesSuperviewMargins": true,
                "distribution": "fillEqually", "layoutMarginsRelativeArrangement": true,
                "subviews": [
                  { "id": "first", "subviews": [ { "id": "mark" } ] },
                  { "id": "second", "intrinsicSize": [100, 30] }, { "id": "third" } ] } ] },
            "constraints": [
              "mark.leading == first.safeArea.leading", "a.leading == root.leading + 10",
              "row.leading >= a.trailing + 10 @750", "row.width == root.margins.width @250",
              "row.width <= 2 * a.width" ] }
          """))
    let request = LayoutRequest(
      .size(Size(width: 0, height: 500)), direction: .rightToLeft)
    let function = try LayoutFunction(of: FileLayout(file), for: request, over: 700...701)
    #expect(function.pieces.count == 1)
    try compare(file, request, over: 700...701, widths: 10)
  }

  @Test func `gives the width at which a line has room to the layout with the longer line`() throws
  {
    let file = try ConstraintFile(
      SourceText(
        name: "lines",
        text: """
          { "tinamou": 1,
            "view": { "id": "root", "subviews": [
              { "id": "a", "kind": "label", "lines": 0, "text": "The first tram climbs before dawn" },
              { "id": "b" } ] },
            "constraints": [ "H:|-16-[a]-16-|", "H:|[b]|", "V:|[a][b(10)]" ] }
          """))
    let request = LayoutRequest(.size(Size(width: 0, height: 500)))
    try compare(file, request, over: 60...400, widths: 20)
    let function = try LayoutFunction(of: FileLayout(file), for: request, over: 60...400)
    let ends = function.pieces.dropLast().map(\.sizes)
    #expect(ends.count >= 5)
    #expect(ends.allSatisfy { $0.includesLower && !$0.includesUpper })
    for (piece, next) in zip(function.pieces, function.pieces.dropFirst()) {
      #expect(piece.contents != next.contents)
    }
  }

  @Test func `says what is open inside of a piece, not at its end`() throws {
    // The first layout is some rounding errors below 628, where both texts of a row have just their
    // room. Down to 627.996 they lack less than the tolerance of texts, and nothing decides which.
    let range = 628 - 1.0 / 271 - 2.5e-13...640
    #expect(try FunctionSubject(.folds, number: 52106).faults(widths: 12, over: range) == [])
  }

  @Test func `covers its range without gaps`() throws {
    let layout = try FileLayout(Example.file("travelog.json"))
    let request = LayoutRequest(.size(Size(width: 0, height: 768)))
    let function = try LayoutFunction(of: layout, for: request, over: Self.range)
    #expect(function.pieces.first?.sizes.lowerBound == 320)
    #expect(function.pieces.last?.sizes.upperBound == 1366)
    for (piece, next) in zip(function.pieces, function.pieces.dropFirst()) {
      #expect(piece.sizes.upperBound == next.sizes.lowerBound)
      let isContinuous = piece.sizes.includesUpper && next.sizes.includesLower
      #expect(piece.sizes.includesUpper || next.sizes.includesLower || isContinuous)
    }
  }

  @Test func `ends its pieces where sets switch, to the point`() throws {
    let file = try ConstraintFile(
      SourceText(
        name: "switch",
        text: """
          { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "a" } ] },
            "constraints": [ "a.leading == root.leading", "a.top == root.top", "a.height == 1" ],
            "sets": [
              { "when": { "width<=": 400 }, "constraints": [ "a.width == 10" ] },
              { "when": { "width>": 400, "width<": 500 }, "constraints": [ "a.width == 20" ] },
              { "when": { "width>=": 500 }, "constraints": [ "a.width == 0.5 * root.width" ] } ] }
          """))
    let function = try LayoutFunction(
      of: FileLayout(file), for: LayoutRequest(.size(Size(width: 0, height: 500))),
      over: 320...1000)
    let ends = function.pieces.map { $0.sizes }
    #expect(
      ends.prefix(3) == [
        SizeRange(320, 400), SizeRange(400, 500, includesLower: false, includesUpper: false),
        SizeRange(500, 640, includesUpper: false),
      ])
    #expect(function.piece(at: 400)?.frame(1, at: 400).width == 10)
    #expect(function.piece(at: 400.5)?.frame(1, at: 400.5).width == 20)
    #expect(function.piece(at: 501)?.frame(1, at: 501).width == 250.5)
  }
}
