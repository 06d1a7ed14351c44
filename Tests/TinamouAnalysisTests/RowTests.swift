import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct `Rows of lists` {
  /// A table with everything that places a view in a row, and a collection.
  private static let lists = """
    { "tinamou": 1, "view": { "id": "root", "subviews": [
        { "id": "list", "kind": "table", "sections": [
          { "header": { "id": "head", "subviews": [ { "id": "name", "kind": "label", "text": "June" } ] },
            "rows": [
              { "id": "row", "accessory": { "id": "arrow", "kind": "image", "intrinsicSize": [8, 13] },
                "subviews": [ { "id": "title", "kind": "label", "lines": 0, "text": "Lisbon" } ],
                "repeat": [ {}, { "title": { "text": "A day in Porto, and another one at the sea" } } ] },
              { "id": "flat", "height": 60, "subviews": [ { "id": "dot" } ] },
              { "id": "empty" } ],
            "footer": { "id": "foot", "subviews": [ { "id": "sum", "kind": "label", "text": "3" } ] } } ] },
        { "id": "grid", "kind": "collection", "minimumItemWidth": 90, "sectionInset": 12, "items": [
            { "id": "item", "repeat": [ {}, { "tile": { "intrinsicSize": [30, 80] } }, {}, {}, {} ],
              "subviews": [ { "id": "tile", "kind": "image", "intrinsicSize": [30, 40] } ] } ] } ] },
      "constraints": [ "|[list]|", "V:|[list(400)]-[grid]|", "|[grid]|",
        "|-[name]-|", "V:|-[name]-|", "|-[title]-|", "V:|-[title]-|", "|-[sum]-|", "V:|-[sum]-|",
        "dot.width == 9", "dot.height == 9", "dot.trailing == flat.margins.trailing",
        "dot.centerY == flat.centerY", "|-4-[tile]-4-|", "V:|-[tile]-|" ] }
    """

  private static let requests = [
    LayoutRequest(.size(Size(width: 0, height: 900))),
    LayoutRequest(.size(Size(width: 0, height: 900)), textSize: .accessibilityLarge),
    LayoutRequest(.size(Size(width: 0, height: 900)), direction: .rightToLeft),
    LayoutRequest(.size(Size(width: 0, height: 900)), scale: 3),
  ]

  /// Compares the views of rows with those that the lists lay out.
  private func compare(
    _ file: ConstraintFile, _ request: LayoutRequest, seed: UInt64, widths: Int = 8
  ) throws {
    let lists = try FileLayout(file)
    let views = try FileLayout(file.withRowsAsViews)
    let function = try LayoutFunction(of: views, for: request, over: 320...1366)
    let own = Set(file.viewIDs)
    var generator = SeededGenerator(seed: seed)
    var compared = 0
    for _ in 0..<widths {
      let width = Double.random(in: 320...1366, using: &generator)
      let piece = try #require(function.piece(at: width))
      var window = request
      window.window = .size(Size(width: width, height: 900))
      let snapshot = try lists.solve(window.environment())
      guard piece.status.broken.isEmpty, piece.status.ambiguous.isEmpty,
        snapshot.remarks.isEmpty
      else { continue }
      var frames: [String: Rect] = [:]
      for (item, frame) in zip(piece.items, piece.windowFrames(at: width)) {
        if let name = item.name { frames[name] = frame }
      }
      for item in snapshot.items where !item.isGuide {
        guard let name = item.name, !own.contains(name),
          !file.withRowsAsViews.isRow(name)
        else { continue }
        let frame = try #require(frames[name], "\(name)")
        compared += 1
        for (left, right) in [
          (frame.minX, item.windowFrame.minX), (frame.minY, item.windowFrame.minY),
          (frame.width, item.windowFrame.width), (frame.height, item.windowFrame.height),
        ] {
          // Lists round the frames of cells, and the sums of heights.
          #expect(abs(left - right) <= 1, "\(name) at \(width): \(frame) \(item.windowFrame)")
        }
      }
    }
    if seed == 0 { #expect(compared > 40) }
  }

  @Test(arguments: 0..<4)
  func `are laid out as their lists do it`(index: Int) throws {
    let file = try ConstraintFile(SourceText(name: "lists", text: Self.lists))
    try compare(file, Self.requests[index], seed: 0)
    try compare(Example.file("inbox.json"), Self.requests[index], seed: 0)
  }

  @Test(arguments: UInt64(1)...30)
  func `are laid out as their lists do it in random files`(seed: UInt64) throws {
    let file = try ConstraintFile(
      SourceText(name: "random", text: RandomFile(seed: seed).text))
    try compare(file, Self.requests[Int(seed) % 4], seed: seed, widths: 3)
  }

  private func findings(_ text: String) throws -> [Finding] {
    var checker = try Checker(ConstraintFile(SourceText(name: "file", text: text)))
    for configuration in AnalysisMatrix.quick.configurations { try checker.check(configuration) }
    return checker.findings(isComplete: false)
  }

  private static func table(_ row: String, _ constraints: String, head: String = "") -> String {
    """
    { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "list", "kind": "table",
        "sections": [ { \(head) "rows": [ \(row) ] } ] } ] },
      "constraints": [ "HV:|[list]|", \(constraints) ] }
    """
  }

  @Test func `with a conflict have a finding`() throws {
    let found = try findings(
      Self.table(
        """
        { "id": "row", "subviews": [ { "id": "title", "kind": "label", "text": "Ada" } ],
          "repeat": 3 }
        """,
        """
        "V:|-[title]-|", "title.leading == row.leading", "title.width == 100", "title.width == 200"
        """))
    #expect(found.map(\.fingerprint) == ["T101 title[0…2].width == 200"])
  }

  @Test func `whose text is cut have a finding with the exact widths`() throws {
    // Margins of 20 points in a window of an iPad, 8 between, 80 for the price: 388.
    let row = """
      { "id": "row", "subviews": [
        { "id": "title", "kind": "label", "text": "Text", "intrinsicSize": [260, 20] },
        { "id": "price", "kind": "label", "text": "9", "compression": 1000, "intrinsicSize": [80, 20] } ] }
      """
    let constraints = """
      "|-[title]-(>=8)-[price]-|", "V:|-[title]-|", "price.centerY == title.centerY"
      """
    let found = try findings(Self.table(row, constraints))
    #expect(found.map(\.fingerprint) == ["T401 title"])
    #expect(found.first?.occurrences.first?.sizes.text == "320..<388")
    let head = row.replacing("\"row\"", with: "\"head\"")
    let header = try findings(
      Self.table("{ \"id\": \"empty\" }", constraints, head: "\"header\": \(head),"))
    #expect(header.map(\.fingerprint) == ["T401 title"])
  }

  @Test func `are names of statements and explanations`() throws {
    let file = try ConstraintFile(SourceText(name: "lists", text: Self.lists))
    let statements = try [
      "title[1].width <= row[1].width", "title.leading == name.leading", "shown(title[1])",
      "row[0].bottom <= row[1].top",
    ].map { try file.statement($0, source: "test") }
    var prover = try Prover(statements, about: file)
    try prover.decide(Self.requests[0], over: 320...1366)
    #expect(prover.results.map(\.holds) == [true, true, true, true])
    let place = try file.measure("title[1].left", source: "test")
    let request = LayoutRequest(.size(Size(width: 400, height: 900)))
    let explanations = try Explanation.all(of: place, called: "title[1].left", in: file, request)
    #expect(explanations.map(\.value) == [20])
  }
}

extension ConstraintFile {
  /// Whether a name is that of a row, whose cell also has a separator and an accessory.
  fileprivate func isRow(_ name: String) -> Bool {
    ["row", "flat", "empty", "head", "foot", "item", "entry", "month"].contains {
      name == $0 || name.hasPrefix($0 + "[")
    }
  }
}
