import Foundation
import Testing
import TinamouLayout

@Suite struct `Geometry as text` {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `is short`() {
    #expect("\(Point(x: 16, y: 44.5))" == "(16, 44.5)")
    #expect("\(Size(width: 320, height: 568))" == "320 x 568")
    #expect("\(Rect(x: 520, y: 16, width: 180, height: 20.5))" == "(520, 16, 180, 20.5)")
    #expect("\(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))" == "(1, 2, 3, 4)")
    #expect(
      "\(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))" == "(1, 2, 3, 4)")
  }

  @Test func `is JSON with the keys of the command's output`() throws {
    let rect = Rect(x: 1, y: 2.25, width: 3, height: 4)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(rect), as: UTF8.self)
        == #"{"height":4,"width":3,"x":1,"y":2.25}"#)
    #expect(try roundTrip(rect) == rect)
    #expect(try roundTrip(rect.origin) == rect.origin)
    #expect(try roundTrip(rect.size) == rect.size)
    #expect(try roundTrip(EdgeInsets.all(8)) == .all(8))
    #expect(try roundTrip(DirectionalEdgeInsets.all(8)) == .all(8))
  }

  @Test func `of a conflict names what is broken, the others and their places`() throws {
    let root = LayoutView("root")
    let box = LayoutView("box")
    root.addSubview(box)
    try LayoutConstraint.activateAll {
      box.edges <= root.edges
      box.size >= Size(width: 10, height: 10)
      box.width == 5
    }
    let snapshot = try LayoutEngine(root: root, environment: .standard).solve()
    let conflict = try #require(snapshot.broken.first)
    #expect(snapshot.diagnostics == [.broken(conflict)])
    #expect(
      "\(conflict)".hasPrefix("'box.width == 5' (TinamouLayoutTests/GeometryTextTests.swift:"))
    #expect(
      "\(conflict)".contains(" is broken, because it cannot hold together with 'box.width >= 10' (")
    )
    #expect(try roundTrip(conflict) == conflict)
  }
}
