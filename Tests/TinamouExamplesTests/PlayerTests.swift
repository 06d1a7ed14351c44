import Testing
import Tinamou
import TinamouAnalysis

/// The expected frames are worked out from the numbers of the iPhone Duo: see the comments.
@Suite struct PlayerTests {
  private static func file() throws -> ConstraintFile {
    let path = "Docs/Examples/player.json"
    return try ConstraintFile(SourceText(name: path, text: try Repository.text(path)))
  }

  private static func duo(_ pose: Pose) throws -> LayoutRequest {
    let device = try #require(Device.named("iphone-duo")?.inPose(pose))
    return LayoutRequest(.device(device, orientation: pose.orientation))
  }

  /// A number of thirds of a point, since a pixel is one.
  private static func rect(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Rect {
    Rect(
      x: Double(left) / 3, y: Double(top) / 3, width: Double(right - left) / 3,
      height: Double(bottom - top) / 3)
  }

  /// The frames of picture and queue, in pixels; without a queue where it is hidden.
  ///
  /// Closed, the margins are 20 and 84, above is the upper right corner of 17 1/3, below 34. So the
  /// column is 362 wide, from 33 1/3 to 644, and the picture 0.45 of 610 2/3 high. As a book, the
  /// column is between 20 and the fold at 455.5, from 32 (a corner of 16) to 635, and the queue
  /// between 495.5 and 867. On a table, the picture is between 98 and 16 above the fold at 455.5,
  /// and the queue right of half of 629 points, from 16 below 495.5 to 917.
  private static let frames: [(Pose, artwork: Rect, queue: Rect?)] = [
    (.closed, rect(191, 100, 1015, 924), nil),
    (.book, rect(306, 96, 1120, 910), rect(1487, 96, 2601, 1905)),
    (.tabletop, rect(491, 294, 1516, 1319), rect(1052, 1535, 1947, 2751)),
  ]

  @Test(arguments: frames)
  func `has its place in each pose`(_ pose: Pose, _ artwork: Rect, _ queue: Rect?) throws {
    let file = try Self.file()
    let snapshot = try FileLayout(file).solve(Self.duo(pose).environment(of: file))
    let picture = try #require(snapshot["artwork"])
    #expect(picture.frame.isClose(to: artwork), "\(picture.frame)")
    let shown = try #require(snapshot["queue"])
    #expect(shown.isHidden == (queue == nil))
    if let queue { #expect(shown.frame.isClose(to: queue), "\(shown.frame)") }
  }

  @Test func `has no finding in any pose, nor at any width with and without window controls`()
    throws
  {
    let file = try Self.file()
    var checker = try Checker(file)
    let matrix = AnalysisMatrix.standard.configurations.filter { configuration in
      let request = configuration.request
      let isUsual = request.textSize ?? .large == .large && request.direction != .rightToLeft
      let isDuo =
        if case .device(let device, _, _) = request.window { !device.poses.isEmpty } else {
          false
        }
      return isUsual && (isDuo || request.hasEveryWidth)
    }
    #expect(matrix.count >= 9)
    for configuration in matrix { try checker.check(configuration) }
    #expect(checker.findings(isComplete: false).map(\.fingerprint) == [])
  }

  @Test func `has the same frames wherever it comes from`() throws {
    let file = try Self.file()
    let layout = try FileLayout(file)
    let fresh = try Pose.allCases.map {
      try FileLayout(file).solve(Self.duo($0).environment(of: file)).items.map(\.exactFrame)
    }
    // One layout goes from every pose to every other one.
    for (first, frames) in zip(Pose.allCases, fresh) {
      for (second, others) in zip(Pose.allCases, fresh) {
        let before = try layout.solve(Self.duo(first).environment(of: file))
        let after = try layout.solve(Self.duo(second).environment(of: file))
        #expect(before.items.map(\.exactFrame) == frames)
        #expect(after.items.map(\.exactFrame) == others)
      }
    }
  }
}

extension Rect {
  /// Whether both are the same pixels.
  fileprivate func isClose(to other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-9 }
  }
}
