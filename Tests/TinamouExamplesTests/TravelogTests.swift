import Testing
import Tinamou

/// Travelog as the articles about multitasking describe it, at every width that a window can have.
@Suite struct TravelogTests {
  /// A kind of window that is tested at every width.
  struct Windows: CustomTestStringConvertible, Sendable {
    let height: Int
    /// The width of the screen; nil for windows as wide as their screen.
    let screenWidth: Int?
    let safeTop: Int

    var testDescription: String {
      "\(height) high" + (screenWidth.map { ", on a screen \($0) wide" } ?? "")
    }

    static let all = [
      Windows(height: 768, screenWidth: nil, safeTop: 20),
      Windows(height: 1366, screenWidth: nil, safeTop: 24),
      Windows(height: 1024, screenWidth: 1366, safeTop: 24),
      Windows(height: 420, screenWidth: 1366, safeTop: 0),
    ]

    func environment(_ width: Int, _ direction: LayoutDirection) throws -> LayoutEnvironment {
      let size = Size(width: Double(width), height: Double(height))
      var environment = try WindowConfiguration.size(size).environment()
      environment.screenSize.width = Double(screenWidth ?? width)
      environment.safeAreaInsets.top = Double(safeTop)
      environment.traits.layoutDirection = direction
      return environment
    }
  }

  // Every seventh width: 7 has no factor in common with the divisors of widths in the file, and the
  // tests of layout functions compare all pieces between them.
  @Test(arguments: Windows.all, LayoutDirection.allCases)
  func `it adapts at widths from 320 to 1366, to where arithmetic puts it`(
    windows: Windows, direction: LayoutDirection
  ) throws {
    let path = Example.travelog.path
    let text = try Repository.text(path)
    let layout = try FileLayout(ConstraintFile(SourceText(name: path, text: text)))
    for width in stride(from: 320, through: 1366, by: 7) {
      let environment = try windows.environment(width, direction)
      let snapshot = try layout.solve(environment)
      let isSound =
        snapshot.ambiguous.isEmpty && snapshot.broken.isEmpty && snapshot.diagnostics.isEmpty
      try #require(isSound, "\(width)")
      let expected = TravelogFrames(
        width: width, height: windows.height, screenWidth: windows.screenWidth ?? width,
        safeTop: windows.safeTop, isRightToLeft: direction == .rightToLeft)
      let frames = snapshot.items.filter { !$0.isGuide }.map { item in
        let frame = item.frame
        return ExpectedFrames.View(
          id: item.name ?? "", frame: [frame.minX, frame.minY, frame.width, frame.height])
      }
      try #require(frames == expected.views, "\(width)")
      try Self.check(snapshot, in: environment)
    }
  }

  /// The requirements of the articles, independent of exact frames.
  private static func check(
    _ snapshot: LayoutSnapshot, in environment: LayoutEnvironment
  ) throws {
    let window = environment.windowSize
    let list = try #require(snapshot["list"]?.frame)
    if environment.traits.horizontalSizeClass == .regular {
      // At most 170 in a window that is narrower than its screen or than high, else automatic.
      let isNarrow =
        window.width < environment.screenSize.width || window.width < window.height
      #expect(list.width == (isNarrow ? 170 : 320), "\(window)")
    } else {
      // Collapsed: nothing of the list is beside the entry.
      #expect(list.maxX < 0 || list.minX > window.width, "\(window)")
    }
    // A cell of at most 180 points has its texts below the thumbnail, where there is room for them.
    let cell = try #require(snapshot["entry1"]?.frame)
    let thumbnail = try #require(snapshot["thumbnail1"]?.frame)
    let title = try #require(snapshot["title1"]?.frame)
    #expect((title.minY > thumbnail.maxY) == (cell.width <= 180), "\(window)")
    #expect(title.width >= 138, "\(window)")
    // Lines are neither too long nor too short to be read.
    let body = try #require(snapshot["body"]?.frame)
    #expect((150...664).contains(body.width), "\(window)")
  }
}
