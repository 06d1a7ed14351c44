import Testing
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

@Suite struct `Rules about folds and covers` {
  /// The findings of a file with one label in a pose of an iPhone Duo, as fingerprints.
  private func findings(
    _ constraints: [String], in request: LayoutRequest, over widths: ClosedRange<Double>? = nil,
    views: String = #"{ "id": "a", "kind": "label", "intrinsicSize": [100, 20] }"#
  ) throws -> [Finding] {
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [ \(views) ] },
        "constraints": [ \(list) ] }
      """
    var checker = try Checker(ConstraintFile(SourceText(name: "file", text: text)))
    let width = try request.environment().windowSize.width
    try checker.check(AnalysisConfiguration(request, widths: widths ?? width...width))
    return checker.findings(isComplete: false)
  }

  private func duo(_ pose: Pose) throws -> LayoutRequest {
    let device = try #require(Device.named("iphone-duo")?.inPose(pose))
    return LayoutRequest(.device(device, orientation: pose.orientation))
  }

  @Test func `a text across an active fold is found`() throws {
    let middle = ["a.centerX == root.centerX", "a.top == root.top + 200"]
    #expect(try findings(middle, in: duo(.book)).map(\.fingerprint) == ["T307 a"])
    #expect(try findings(middle, in: duo(.open)).isEmpty)
    // Beside a fold that lies across.
    #expect(try findings(middle, in: duo(.tabletop)).isEmpty)
    let before = ["a.trailing == root.fold.before.trailing", "a.top == root.top + 200"]
    #expect(try findings(before, in: duo(.book)).isEmpty)
    let into = ["a.trailing == root.fold.before.trailing + 1", "a.top == root.top + 200"]
    #expect(try findings(into, in: duo(.book)).map(\.fingerprint) == ["T307 a"])
  }

  @Test func `rows of a table pass a fold that lies across, and not an upright one`() throws {
    let list = """
      { "id": "list", "kind": "table", "rows": [ { "id": "row", "subviews": [
        { "id": "a", "kind": "label", "intrinsicSize": [600, 20] } ] } ] }
      """
    let constraints = [
      "list.leading == root.safeArea.leading", "list.trailing == root.safeArea.trailing",
      "V:|[list]|", "a.leading == row.leading + 20", "V:|[a]|",
    ]
    #expect(
      try findings(constraints, in: duo(.book), views: list).map(\.fingerprint) == ["T307 a"])
    #expect(try findings(constraints, in: duo(.tabletop), views: list).isEmpty)
  }

  @Test func `a text under a camera or the strip is found once`() throws {
    // The strip is 170 high, and the safe area ends at its side.
    let right = ["a.trailing == root.trailing - 8", "a.top == root.top + 40"]
    #expect(try findings(right, in: duo(.closed)).map(\.fingerprint) == ["T309 a"])
    let below = ["a.trailing == root.trailing - 8", "a.top == root.top + 300"]
    #expect(try findings(below, in: duo(.closed)).map(\.fingerprint) == ["T303 a"])
  }

  @Test func `a text under window controls is found at every width that has it`() throws {
    let device = try #require(Device.named("ipad-air-11"))
    var window = LayoutRequest(.device(device, orientation: .landscape))
    window.windowFrame = Rect(x: 100, y: 80, width: 534, height: 590)
    let leading = ["a.leading == root.leading + 20", "a.top == root.safeArea.top"]
    let found = try findings(leading, in: window, over: 320...1366)
    #expect(found.map(\.fingerprint) == ["T308 a"])
    // A window is at least 375 points wide; with its left edge at 100, it ends at the right edge of
    // a screen of 1180.
    #expect(found.first?.occurrences.first?.sizes.text == "375...1080")
    let beside = ["a.leading == root.windowControls.trailing", "a.top == root.safeArea.top"]
    #expect(try findings(beside, in: window, over: 320...1366).isEmpty)
    // In the middle, only narrow windows have it under their controls.
    let centred = ["a.centerX == 0.25 * root.trailing", "a.top == root.safeArea.top"]
    // A quarter of the width, less half of the label, is at least 66 from 464 points on.
    #expect(
      try findings(centred, in: window, over: 320...1366).first?.occurrences.first?.sizes.text
        == "375..<464")
  }

  @Test func `every pose and windows of every width are in the matrix`() {
    let standard = AnalysisMatrix.standard.configurations
    var poses: Set<Pose> = []
    for case .device(let device, let orientation, _) in standard.map(\.request.window) {
      if let pose = device.pose(orientation) { poses.insert(pose) }
    }
    #expect(poses == Set(Pose.allCases))
    let floating = standard.filter { $0.request.windowFrame != nil }
    #expect(floating.map(\.request.direction) == [.leftToRight, .rightToLeft])
    #expect(floating.first?.widths == AnalysisMatrix.widths)
    let full = AnalysisMatrix.full.configurations.filter { $0.request.windowFrame != nil }
    #expect(full.count == 2 * ContentSizeCategory.allCases.count)
    #expect(AnalysisMatrix.quick.configurations.count == 1)
  }
}
