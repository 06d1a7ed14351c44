import Testing
import TinamouControllers
import TinamouFormat
import TinamouLayout

@Suite struct `Steps of transitions` {
  private static func steps(_ text: String) throws -> [TransitionStep] {
    try TransitionScript(SourceText(name: "steps", text: text)).steps.map(\.step)
  }

  @Test func `every step is read`() throws {
    let text =
      "full > 2/3 > 1/2>1/3 >slide-over > rotate > portrait > landscape > keyboard 291.5 "
      + "> keyboard  off > text-size AX2 > rtl > ltr > 600x700.5 "
    #expect(
      try Self.steps(text) == [
        .place(.full), .place(.twoThirds), .place(.half), .place(.oneThird), .place(.slideOver),
        .rotate, .orientation(.portrait), .orientation(.landscape), .keyboard(height: 291.5),
        .keyboard(height: nil), .textSize(.accessibilityLarge), .direction(.rightToLeft),
        .direction(.leftToRight), .size(Size(width: 600, height: 700.5)),
      ])
  }

  @Test(
    arguments: [
      ("", 1, "expected a step"), ("full >", 7, "expected a step"),
      ("full > > rotate", 7, "expected a step"),
      ("full > rotat", 8, "there is no step 'rotat'"), ("é > full", 1, "there is no step 'é'"),
      ("full > 1/2 2/3", 8, "there is no step '1/2 2/3'"), ("600x", 1, "there is no step '600x'"),
      ("1x2x3", 1, "there is no step '1x2x3'"), ("infxnan", 1, "there is no step 'infxnan'"),
      ("keyboard", 1, "a keyboard has a height in points, or is 'off'"),
      ("keyboard -1", 1, "a keyboard cannot be '-1' high; expected points, or 'off'"),
      ("keyboard nan", 1, "a keyboard cannot be 'nan' high; expected points, or 'off'"),
      ("text-size", 1, "expected a text size"),
      ("text-size M L", 1, "there is no step 'text-size M L'"),
      ("full > text-size Q", 8, "there is no text size 'Q'"),
    ] as [(String, Int, String)])
  func `a step that cannot be read is reported with its place`(
    text: String, column: Int, message: String
  ) {
    let error = #expect(throws: ConstraintFileError.self) { try Self.steps(text) }
    #expect(error?.diagnostics.map(\.message) == [message])
    #expect(error?.diagnostics.first?.span?.location.column == column)
    #expect(error?.diagnostics.first?.help != nil)
  }
}

@Suite struct `Playing steps` {
  /// A label, and a set for narrow windows.
  private static let file = """
    { "tinamou": 1,
      "view": { "id": "root", "subviews": [ { "id": "a", "intrinsicSize": [10, 10] } ] },
      "constraints": [ "a.top == root.safeArea.top", "a.leading == root.margins.leading" ],
      "sets": [ { "when": { "width": "compact" }, "views": { "a": { "intrinsicSize": [20, 20] } } } ],
      "scene": SCENE }
    """

  private static func stops(
    _ steps: String, scene: String = "{}", device: String = "ipad-air-2",
    _ orientation: Orientation = .landscape, split: Split = .full
  ) throws -> [TransitionPlayer.Stop] {
    let text = file.replacing("SCENE", with: scene)
    let layout = try FileLayout(ConstraintFile(SourceText(name: "x", text: text)))
    let start = LayoutRequest(
      .device(try #require(Device.named(device)), orientation: orientation, split: split))
    var player = try #require(TransitionPlayer(layout, from: start))
    return try TransitionScript(SourceText(name: "steps", text: steps)).steps.map {
      try player.play($0)
    }
  }

  private static func widths(_ stops: [TransitionPlayer.Stop]) -> [Double] {
    stops.map(\.snapshot.environment.windowSize.width)
  }

  @Test func `the window begins with the first step and has a report for each other one`() throws {
    let stops = try Self.stops("full > 1/2 > 1/2 > slide-over > rotate > full")
    #expect(Self.widths(stops) == [1024, 507, 507, 320, 320, 768])
    #expect(stops.map { $0.report == nil } == [true, false, false, false, false, false])
    #expect(stops.map(\.orientation).map(\.rawValue).suffix(2) == ["portrait", "portrait"])
    let counts = stops.compactMap { $0.report?[.create].counts.movedViews }
    #expect(counts == [2, 0, 1, 1, 2])
    #expect(stops[1].report?.stages.map(\.stage) == [.setup, .create, .cleanup])
    #expect(stops.map { $0.snapshot["a"]?.frame.width } == [10, 20, 20, 20, 20, 10])
  }

  @Test func `a window of any size has the traits of its device`() throws {
    let stops = try Self.stops("full > 600x700", device: "ipad-pro-12-9", .landscape)
    let environment = try #require(stops.last?.snapshot.environment)
    #expect(environment.windowSize == Size(width: 600, height: 700))
    #expect(environment.windowIsNarrowerThanScreen)
    #expect(environment.systemMinimumLayoutMargins.leading == 16)
  }

  @Test func `keyboard, text size and direction stay until they change`() throws {
    let stops = try Self.stops("keyboard 300 > 1/2 > text-size XL > rtl > keyboard off > full")
    let environments = stops.map(\.snapshot.environment)
    #expect(environments.map(\.keyboardHeight) == [300, 300, 300, 300, 0, 0])
    #expect(
      environments.map(\.traits.preferredContentSizeCategory.rawValue) == [
        "L", "L", "XL", "XL", "XL", "XL",
      ])
    #expect(environments.map(\.traits.layoutDirection.rawValue).suffix(3) == ["rtl", "rtl", "rtl"])
    #expect(stops.map { $0.snapshot["a"]?.frame.minX }.suffix(3) == [471, 471, 994])
  }

  @Test func `a secondary app comes in over the other one`() throws {
    let scene = "{ \"role\": \"secondary\", \"profile\": \"ios9\" }"
    let stops = try Self.stops("slide-over > 1/3 > 1/2 > full > 2/3", scene: scene)
    #expect(Self.widths(stops) == [320, 320, 507, 1024, 694])
  }

  /// Built with the 27.0 SDK, the left half of an iPhone Duo is 469 points wide, and the right one 389.
  @Test(arguments: [("primary", 469.0), ("secondary", 389)])
  func `a secondary app of an open iPhone Duo has the half at the trailing side`(
    role: String, width: Double
  ) throws {
    let text = Self.file.replacing("SCENE", with: "{ \"role\": \"\(role)\" }")
    let layout = try FileLayout(ConstraintFile(SourceText(name: "x", text: text)))
    let device = try #require(Device.named("iphone-duo")?.inPose(.open))
    var start = LayoutRequest(.device(device, orientation: .landscape))
    start.sdk = .iOS27
    var player = try #require(TransitionPlayer(layout, from: start))
    let steps = try TransitionScript(SourceText(name: "steps", text: "1/2")).steps
    #expect(try player.play(steps[0]).snapshot.environment.windowSize.width == width)
  }

  @Test(
    arguments: [
      ("full > slide-over", "{ \"profile\": \"ios9\" }", "'app' is the primary app"),
      ("1/3 > 2/3", "{ \"profile\": \"ios9\", \"role\": \"secondary\" }", "has no window '2/3'"),
      ("full > portrait > 1/2", "{}", "has no window '1/2'"),
      ("full > 600x700", "{}", "has no windows of any size"),
      ("full > keyboard 2000", "{}", "2000 is not between 0 and 768"),
    ] as [(String, String, String)])
  func `a step that is not allowed is reported with its place`(
    steps: String, scene: String, part: String
  ) {
    let error = #expect(throws: TransitionError.self) { try Self.stops(steps, scene: scene) }
    guard case .notAllowed(let diagnostic)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(diagnostic.message.contains(part))
    #expect(steps.hasSuffix(diagnostic.span?.text ?? "?"))
  }

  @Test func `a window of any size needs iPadOS 26`() throws {
    let text = Self.file.replacing("SCENE", with: "{}")
    let layout = try FileLayout(ConstraintFile(SourceText(name: "x", text: text)))
    var start = LayoutRequest(.device(try #require(Device.named("ipad-pro-13"))))
    start.system = .iOS18
    var player = try #require(TransitionPlayer(layout, from: start))
    let steps = try TransitionScript(SourceText(name: "steps", text: "full > 600x700")).steps
    _ = try player.play(steps[0])
    let error = #expect(throws: TransitionError.self) { try player.play(steps[1]) }
    guard case .notAllowed(let diagnostic)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      diagnostic.message == "a window of any size on ipad-pro-13 needs iOS 26 or later, not 18")
  }

  @Test func `a bare size has no screen to play on`() throws {
    let text = Self.file.replacing("SCENE", with: "{}")
    let layout = try FileLayout(ConstraintFile(SourceText(name: "x", text: text)))
    #expect(
      TransitionPlayer(layout, from: LayoutRequest(.size(Size(width: 1, height: 1)))) == nil)
  }
}
