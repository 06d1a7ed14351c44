import Testing
import TinamouLayout

@testable import TinamouFormat
import TinamouLayoutTestSupport

@Suite struct `Constraint files` {
  @Test func `may use every key of the format`() throws {
    let source = try Fixture.source("every-key.json")
    let file = try ConstraintFile(source)
    #expect(file.name == "Every key")
    #expect(
      file.views.map(\.id) == [
        "root", "photo", "8bC-Xf-vdC", "title", "tools", "tool", "other tool", "page",
        "sheet", "lines", "dot[0]", "dot[1]", "ring[0]", "ring[1]", "list",
        "above", "name", "row", "arrow", "below", "list of one section", "only", "grid", "item",
        "tile",
      ])
    #expect(file.constraints.count == 34)
    #expect(file.sets.map(\.name) == ["beside", "set 2"])
    #expect(file.requests.count == 7)
    #expect(file.controllers.map(\.view) == [1])
    #expect(file.scene.role == .secondary)
    #expect(file.scene.profile == .iOS9)
    #expect(file.scene.device?.id == "ipad-air-2")
    #expect(file.transition?.steps.map(\.text) == ["slide-over", "1/2", "full"])

    let (document, _) = JSONReader.read(source)
    var used: Set<String> = []
    for node in try #require(document).members { used.insert(node.key.value) }
    for definition in Definition.allCases {
      for key in definition.shape.keys { #expect(used.contains(key.name), "\(key.name)") }
    }
  }

  @Test func `give the same frames whatever window was solved before`() throws {
    let file = try ConstraintFile(try Fixture.source("every-key.json"))
    let reused = try FileLayout(file)
    for request in file.requests + file.requests.reversed() {
      let environment = try request.environment()
      let fresh = try FileLayout(file).solve(environment)
      let again = try reused.solve(environment)
      #expect(again.broken.isEmpty)
      #expect(again.items.map(\.exactFrame) == fresh.items.map(\.exactFrame))
      #expect(again.ambiguous.map(\.name) == fresh.ambiguous.map(\.name))
      #expect(again.activeSets == fresh.activeSets)
    }
  }

  @Test func `lay out what they say`() throws {
    let file = try ConstraintFile(try Fixture.source("every-key.json"))
    let snapshot = try FileLayout(file).solve(try file.requests[0].environment(of: file))
    #expect(snapshot.activeSets == ["beside"])
    // The root holds the constraint and lies from left to right, so the photo's own direction does
    // not count: its leading edge is the left one.
    #expect(snapshot["photo"]?.exactFrame.minX == 20)
    #expect(snapshot["photo"]?.exactFrame.minY == 28)
    #expect(snapshot["photo"]?.exactFrame.height == 120.25)
    let third = try #require(snapshot["photo"]).exactFrame.width - 1024.0 / 3
    #expect(abs(third) < 1e-5)
    #expect(snapshot["8bC-Xf-vdC"]?.frame == Rect(x: 3, y: 4, width: 20, height: 10))
    // The override of the active set, not the heights of the view.
    #expect(snapshot["title"]?.exactFrame.size == Size(width: 180, height: 30))
    // The stack has a margin of 3 at its leading edge, and 2.5 less than no room between its views.
    #expect(snapshot["tools"]?.exactFrame.size == Size(width: 23, height: 17.5))
    #expect(snapshot["tool"]?.exactFrame == Rect(x: 13, y: 0, width: 10, height: 10))
    #expect(snapshot["other tool"]?.exactFrame == Rect(x: 3, y: 7.5, width: 20, height: 10))
    // The readable width of 664 is centred; its trailing edge is that of the column.
    let column = try #require(snapshot["column"])
    #expect(column.exactFrame.maxX == 510 + 332)
    #expect(column.exactFrame.maxY == 761)
  }

  @Test func `take a safe area of their own in place of the device's`() throws {
    let text = """
      { "tinamou": 1,
        "view": { "id": "root", "safeArea": 30, "subviews": [ { "id": "a", "intrinsicSize": [5, 5] } ] },
        "constraints": ["a.top == root.safeArea.top", "a.right == root.safeArea.right"] }
      """
    let file = try ConstraintFile(SourceText(name: "x", text: text))
    let snapshot = try FileLayout(file).solve(.standard)
    #expect(snapshot["a"]?.frame == Rect(x: 390 - 35, y: 30, width: 5, height: 5))
  }

  @Test func `may nest views ten thousand deep`() throws {
    let count = 10_000
    let openings = (0..<count).map { #"{ "id": "v\#($0)", "subviews": ["# }.joined()
    let closings = String(repeating: "] }", count: count)
    let text = #"{ "tinamou": 1, "view": "# + openings + closings + " }"
    let file = try ConstraintFile(SourceText(name: "x", text: text))
    #expect(file.views.count == count)
    #expect(try FileLayout(file).engine.root.name == "v0")
  }

  @Test func `that are damaged at random are refused with places or read, and never crash`() throws
  {
    let original = try Fixture.source("every-key.json").bytes
    let insertions = Array(#"{}[]",:0-.e\u00@=<>()*/ \#u{7f}"#.utf8) + [0xFF, 0xC3, 0x00]
    var generator = SeededGenerator(seed: 42)
    var refused = 0
    for _ in 0..<1_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = insertions.randomElement(using: &generator) ?? 0
        case 2: bytes.insert(insertions.randomElement(using: &generator) ?? 0, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
        }
      }
      do throws(ConstraintFileError) {
        _ = try ConstraintFile(SourceText(name: "x", bytes: bytes))
      } catch {
        refused += 1
        #expect(!error.diagnostics.isEmpty)
        for diagnostic in error.diagnostics {
          let range = try #require(diagnostic.span).range
          #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
          #expect(diagnostic.rendered.hasPrefix("x:"))
        }
      }
    }
    #expect(refused > 500)
  }
}
