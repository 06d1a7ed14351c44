import Foundation
import Testing
import TinamouLayout

@testable import TinamouBenchmarks

@Suite struct `Limits of a benchmark` {
  private static let names = FileBenchmarkCase.names

  @Test func `hold for all scripts, unless a script has its own`() throws {
    let budgets = try FileBudgets(["4", "drag=2", "first-layout=16.5"], names: Self.names)
    #expect(budgets.limit(of: .rotation) == 4000)
    #expect(budgets.limit(of: .drag) == 2000)
    #expect(budgets.limit(of: .firstLayout) == 16_500)
    #expect(budgets.limit(of: .reading) == nil)
    #expect(try FileBudgets([], names: Self.names).limit(of: .drag) == nil)
  }

  @Test(arguments: ["soon", "-1", "drag=", "=3", "flight=3", "drag=2=3", "nan", "1e300"])
  func `are refused if they are none`(_ text: String) {
    #expect(throws: BenchmarkError.self) { try FileBudgets([text], names: Self.names) }
  }
}

@Suite struct `Scripts of a device` {
  private func scripts(_ name: String) throws -> [TransitionScript] {
    let device = try #require(Device.named(name))
    return TransitionScript.allCases.filter { $0.exists(on: device) }
  }

  @Test func `are those whose windows it has`() throws {
    #expect(try scripts("iphone-14") == [.rotation, .textSize, .keyboard])
    #expect(
      try scripts("ipad-air-2") == [
        .rotation, .splits, .drag, .slideOver, .textSize, .keyboard, .sizeClass, .newSizeClass,
      ])
    #expect(
      try scripts("iphone-duo") == [.rotation, .textSize, .keyboard, .opening, .folding])
  }

  @Test func `begin and end with its usual window`() throws {
    for (name, size) in [
      ("iphone-14", Size(width: 390, height: 844)), ("ipad-air-2", Size(width: 1024, height: 768)),
    ] {
      let device = try #require(Device.named(name))
      #expect(try TransitionScript.start(on: device).windowSize == size)
      for script in try scripts(name) {
        #expect(try script.environments(on: device).last?.windowSize == size)
      }
    }
  }

  @Test func `drag a divider over each width of the screen`() throws {
    let device = try #require(Device.named("ipad-air-2"))
    let widths = try TransitionScript.drag.environments(on: device).map(\.windowSize.width)
    // 1023 to 320, back to 1023, and the whole screen.
    #expect(widths.count == 704 + 703 + 1)
    #expect(widths.min() == 320)
  }
}

@Suite struct `A plot of frames` {
  private func points(_ panel: FramePlot.Panel) throws -> [[Double]] {
    let svg = FramePlot(panels: [panel]).svg
    let line = try #require(svg.split(separator: "\n").first { $0.hasPrefix("<polyline") })
    let list = try #require(line.firstRange(of: "points=\""))
    return line[list.upperBound...].prefix { $0 != "\"" }.split(separator: " ").map {
      $0.split(separator: ",").compactMap { Double($0) }
    }
  }

  @Test func `has a logarithmic scale between powers of ten`() throws {
    let panel = FramePlot.Panel(name: "script", times: [1, 10, 100], budget: nil)
    // From 124 at the bottom to 28 at the top, and from 80 to 736.
    #expect(try points(panel) == [[80, 124], [408, 76], [736, 28]])
  }

  @Test func `marks the steps above the limit`() {
    let svg = FramePlot(panels: [
      FramePlot.Panel(name: "a & b", times: [5, 20, 30], budget: 20)
    ]).svg
    #expect(svg.components(separatedBy: "class=\"dot late\"").count == 2)
    #expect(svg.components(separatedBy: "class=\"dot\"").count == 3)
    #expect(svg.components(separatedBy: "class=\"budget\"").count == 2)
    #expect(svg.contains(">a &amp; b: 3 steps, worst 30 µs, limit 20 µs<"))
  }

  @Test(arguments: [[], [0], [0, 0], [7], [Double](repeating: 3, count: 500)] as [[Double]])
  func `takes any number of times`(_ times: [Double]) throws {
    let points = try points(FramePlot.Panel(name: "", times: times, budget: 0))
    #expect(points.count == times.count)
    #expect(points.joined().allSatisfy { $0.isFinite && $0 >= 28 && $0 <= 736 })
  }
}

@Suite struct `The time of views` {
  private static let text = """
    { "tinamou": 1, "view": { "id": "root", "subviews": [
        { "id": "note", "kind": "label", "lines": 0, "text": "A note that breaks its lines" },
        { "id": "first", "kind": "label", "text": "Same" },
        { "id": "second", "kind": "label", "text": "Same" },
        { "id": "fixed" } ] },
      "constraints": [ "H:|[note]|", "V:|[note]-[first]-[second]", "first.left == root.left",
        "second.left == root.left", "fixed.left == root.left", "fixed.top == root.top",
        "fixed.width == 9", "fixed.height == 9" ] }
    """

  @Test func `is that of their texts, which views with the same text share`() throws {
    let file = BenchmarkFile(path: "note.json", text: Self.text)
    let views = try FileAttribution(file, [TransitionCase(.file(file), .rotation)])
    let rows = Dictionary(uniqueKeysWithValues: views.rows.map { ($0.view, $0) })
    let (note, first, second) = (rows["note"], rows["first"], rows["second"])
    #expect(try #require(note).textTime > 0)
    #expect(first?.textTime == second?.textTime)
    #expect(rows["fixed"]?.textTime == 0)
    #expect(rows["fixed"]?.measurements == 0)
    // The root and what is as wide as it move at both steps; the rest stays.
    #expect(rows["root"]?.moves == 2)
    #expect(note?.moves == 2)
    #expect(rows["fixed"]?.moves == 0)
    #expect(views.text.hasPrefix("note.json, by view"))
  }

  @Test func `comes with the scripts of a run, as JSON`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tinamou-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "note.json").path
    let plot = folder.appending(path: "plot.svg").path
    try Self.text.write(toFile: path, atomically: true, encoding: .utf8)
    var text = ""
    let code = BenchmarkCommand.run(
      arguments: [
        path, "--samples", "1", "--budget", "10000", "--budget", "reading=10000", "--json",
        "--by-view", "--device", "iphone-14", "--plot", plot,
      ], counter: nil, output: { text += $0 }, progress: { _ in })
    #expect(code == .done)
    let run = try JSONDecoder().decode(FileBenchmarkRun.self, from: Data(text.utf8))
    #expect(
      run.measurements.map(\.name)
        == [
          "reading", "first-layout", "rotation", "text-size", "keyboard",
        ].map { "note.json iphone-14 \($0)" })
    #expect(run.measurements.map(\.budget).prefix(2) == [1e7, nil])
    #expect(run.views?.first?.rows.first?.view == "note")
    let drawn = try String(contentsOfFile: plot, encoding: .utf8)
    #expect(drawn.components(separatedBy: "<polyline").count == 6)
  }
}
