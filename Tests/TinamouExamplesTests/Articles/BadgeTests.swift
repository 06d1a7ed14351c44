import Testing
import Tinamou

@Suite struct BadgeTests {
  private static let file = """
    {
      "tinamou": 1,
      "view": { "id": "root", "subviews": [
        { "id": "title", "kind": "label", "text": "Expenses" },
        { "id": "badge", "intrinsicSize": [24, 24] }
      ] },
      "constraints": [
        "title.leading == root.margins.leading", "title.top == root.safeArea.top + 8",
        "badge.leading >= title.trailing + 8", "badge.trailing == root.margins.trailing",
        "badge.centerY == title.centerY"
      ]
    }
    """

  @Test(arguments: Device.all)
  func `nothing is open or broken on any device`(device: Device) throws {
    let layout = try FileLayout(
      ConstraintFile(SourceText(name: "badge.json", text: Self.file)))
    for orientation in Orientation.allCases {
      for split in device.splits(orientation) {
        let window = WindowConfiguration.device(device, orientation: orientation, split: split)
        let snapshot = try layout.solve(window.environment())
        #expect(snapshot.ambiguous.isEmpty && snapshot.broken.isEmpty)
        let badge = try #require(snapshot["badge"]?.frame)
        #expect(badge.maxX <= snapshot.environment.windowSize.width)
      }
    }
  }

  @Test func `the badge stays right of the title at every width from 200 points`() throws {
    let layout = try FileLayout(
      ConstraintFile(SourceText(name: "badge.json", text: Self.file)))
    let function = try LayoutFunction(
      of: layout, for: LayoutRequest(.size(Size(width: 200, height: 400))), over: 200...1366)
    for piece in function.pieces {
      let frames = [piece.sizes.lowerBound, piece.sizes.upperBound].map { width in
        piece.items.indices.map { piece.exactFrame($0, at: width) }
      }
      let title = try #require(piece.items.firstIndex { $0.name == "title" })
      let badge = try #require(piece.items.firstIndex { $0.name == "badge" })
      // Frames are linear on a piece: what holds at both of its ends holds between them.
      #expect(frames.allSatisfy { $0[badge].minX >= $0[title].maxX + 8 })
    }
  }
}
