import Testing
import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport

/// The reported parts of a layout: frames, conflicts and ambiguities.
private struct Outcome: Equatable {
  var frames: [String]
  var findings: [String]

  init(_ snapshot: LayoutSnapshot) {
    frames = snapshot.items.map {
      "\($0.name ?? "-") \($0.frame) \($0.windowFrame) \($0.isHidden ? "hidden" : "")"
    }
    // Which of several proofs of a conflict is reported is up to the solver, so it is not compared.
    findings = snapshot.broken.map(\.broken.description)
    findings += snapshot.ambiguous.map { "\($0.name) \($0.attributes)" }
    findings += snapshot.remarks.map(\.description)
    findings += snapshot.activeSets
  }
}

@Suite struct `The order of windows` {
  private func outcome(_ request: LayoutRequest, _ layout: FileLayout) throws -> Outcome {
    Outcome(try layout.solve(request.environment()))
  }

  /// The numbers of the first windows whose layout differs from that of the window alone.
  private func firstDifference(
    _ file: ConstraintFile, _ orders: [[Int]]
  ) throws -> (order: [Int], window: Int, found: Outcome, expected: Outcome)? {
    let alone = try file.requests.map { try outcome($0, FileLayout(file)) }
    for order in orders {
      let layout = try FileLayout(file)
      for window in order {
        let found = try outcome(file.requests[window], layout)
        if found != alone[window] { return (order, window, found, alone[window]) }
      }
    }
    return nil
  }

  private func expectSameFrames(
    _ text: String, _ orders: [[Int]], _ name: String
  ) throws {
    let file: ConstraintFile
    do throws(ConstraintFileError) {
      file = try ConstraintFile(SourceText(name: name, text: text))
    } catch {
      Issue.record("\(name) is not valid: \(error.diagnostics.map(\.message))")
      return
    }
    guard let difference = try firstDifference(file, orders) else { return }
    let pairs = zip(difference.found.frames, difference.expected.frames).filter { $0 != $1 }
    Issue.record(
      """
      \(name), order \(difference.order), window \(difference.window):
      found \(pairs.first?.0 ?? "\(difference.found.frames.count) frames") \
      \(difference.found.findings)
      alone \(pairs.first?.1 ?? "\(difference.expected.frames.count) frames") \
      \(difference.expected.findings)
      \(text)
      """)
  }

  @Test func `a set with a view of a row that does not apply in the second window`() throws {
    try expectSameFrames(
      """
      {"tinamou": 1,
       "view": {"id": "root", "subviews": [
         {"id": "list", "kind": "table", "rows": [{"id": "row", "subviews": [{"id": "title"}]}]}]},
       "constraints": ["HV:|[list]|"],
       "sets": [{"when": {"width": "compact"}, "constraints": ["V:|-[title]-|"]}],
       "at": [{"device": "iphone-14"}, {"size": [1024, 1024]}]}
      """, [[0, 1], [1, 0], [0, 1, 0]], "a set of a row")
  }

  @Test func `a list whose insets depend on the size of its content`() throws {
    try expectSameFrames(
      """
      {"tinamou": 1,
       "view": {"id": "root", "subviews": [
         {"id": "list", "kind": "collection", "contentInsetAdjustmentBehavior": "scrollableAxes",
          "sections": [{"items": [{"id": "item"}]}]}]},
       "at": [{"device": "ipad-air-2"}, {"device": "ipad-air-2", "orientation": "landscape"}]}
      """, [[0, 1], [1, 0]], "scrollable axes")
  }

  // `tinamou-verify --files` compares many more.
  @Test func `a file has the same frames in any order of windows`() throws {
    for seed in UInt64(0)..<100 {
      let file = RandomFile(seed: seed)
      var generator = SeededGenerator(seed: seed)
      let numbers = file.windows.indices.map { Int($0) }
      try expectSameFrames(
        file.text, [numbers.shuffled(using: &generator) + numbers.prefix(2)], "seed \(seed)")
    }
  }
}
