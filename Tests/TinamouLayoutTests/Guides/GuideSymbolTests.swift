import Testing
import TinamouLayout
import TinamouLayoutTestSupport

/// One test for each name that UIKit's developers know; the numbers are in the other suites.
@Suite struct `Guides under UIKit's names` {
  private let root = LayoutView("root")
  private let view = LayoutView("view")
  private let engine: LayoutEngine

  init() throws {
    root.addSubview(view)
    try LayoutConstraint.activate(view.pins(to: root))
    var environment = plainEnvironment(320, 480)
    environment.safeAreaInsets = EdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    engine = LayoutEngine(root: root, environment: environment)
    try engine.layoutIfNeeded()
  }

  @Test func `LayoutGuide and identifier`() throws {
    let guide = LayoutGuide()
    guide.identifier = "column"
    #expect(guide.identifier == "column")
    #expect(guide.name == "column")
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
    root.addLayoutGuide(guide)
    try LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    try engine.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 20, y: 0, width: 100, height: 240))
  }

  @Test func `addLayoutGuide(_:)`() {
    let guide = LayoutGuide("column")
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides.map(\.name) == ["column"])
    #expect(guide.owningView === root)
    view.addLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty)
    #expect(guide.owningView === view)
  }

  @Test func `removeLayoutGuide(_:)`() throws {
    let guide = LayoutGuide("column")
    root.addLayoutGuide(guide)
    let constraint = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    try constraint.activate()
    _ = try engine.solve()
    root.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(root.layoutGuides.isEmpty)
    #expect(guide.owningView == nil)
    _ = try engine.solve()
  }

  @Test func `layoutMargins`() {
    #expect(view.layoutMargins == EdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins == EdgeInsets(top: 45, left: 12, bottom: 37, right: 16))
  }

  @Test func `directionalLayoutMargins`() {
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 30, trailing: 3)
    #expect(view.layoutMargins == EdgeInsets(top: 44, left: 13, bottom: 34, right: 42))
    #expect(view.directionalLayoutMargins.leading == 42)
  }

  @Test func `layoutMarginsGuide`() {
    #expect(
      view.layoutMarginsGuide.layoutFrame == Rect(x: 18, y: 52, width: 282, height: 386))
  }

  @Test func `preservesSuperviewLayoutMargins`() {
    root.layoutMargins = EdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    #expect(view.layoutMargins.left == 18)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins.left == 60)
  }

  @Test func `insetsLayoutMarginsFromSafeArea`() {
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == .all(8))
  }

  @Test func `systemMinimumLayoutMargins`() {
    engine.environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
    #expect(root.layoutMargins == EdgeInsets(top: 44, left: 26, bottom: 34, right: 28))
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 3, leading: 4, trailing: 20)
    #expect(root.layoutMargins == EdgeInsets(top: 47, left: 26, bottom: 34, right: 32))
  }

  @Test func `viewRespectsSystemMinimumLayoutMargins`() throws {
    engine.environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
    root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 4, trailing: 20)
    let content = LayoutView("content")
    root.addSubview(content)
    try LayoutConstraint.activate(content.pins(to: root.layoutMarginsGuide))
    #expect(try engine.solve()["content"]?.exactFrame.minX == 26)
    root.viewRespectsSystemMinimumLayoutMargins = false
    #expect(try engine.solve()["content"]?.exactFrame.minX == 14)
    root.layoutMarginsBase = nil
    #expect(root.layoutMargins.left == 18)
    try? engine.update { () throws(LayoutError) in
      root.viewRespectsSystemMinimumLayoutMargins = true
      throw LayoutError.notARoot("")
    }
    #expect(!root.viewRespectsSystemMinimumLayoutMargins)
  }

  @Test func `safeAreaInsets`() {
    #expect(view.safeAreaInsets == EdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    // Documented: all zero outside of a window.
    #expect(LayoutView().safeAreaInsets == .zero)
    let alone = LayoutView()
    alone.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(alone.safeAreaLayoutGuide.layoutFrame == alone.frame)
  }

  @Test func `safeAreaLayoutGuide`() {
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == Rect(x: 10, y: 44, width: 298, height: 402))
  }

  @Test func `additionalSafeAreaInsets`() throws {
    root.additionalSafeAreaInsets = EdgeInsets(top: 44, bottom: 49)
    #expect(root.safeAreaInsets == EdgeInsets(top: 88, left: 10, bottom: 83, right: 12))
    #expect(view.safeAreaInsets == EdgeInsets(top: 88, left: 10, bottom: 83, right: 12))
    #expect(view.layoutMargins.top == 96)
  }

  @Test func `readableContentGuide`() throws {
    engine.environment = plainEnvironment(1024, 768)
    try engine.layoutIfNeeded()
    #expect(
      view.readableContentGuide.layoutFrame == Rect(x: 180, y: 8, width: 664, height: 752))
  }

  @Test func `keyboardLayoutGuide`() {
    #expect(
      root.keyboardLayoutGuide.layoutFrame == Rect(x: 0, y: 446, width: 320, height: 34))
    #expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
    #expect(root.keyboardLayoutGuide.owningView === root)
  }
}

/// Measured readable widths that the table of fixtures does not contain.
@Suite struct `Readable widths` {
  private func width(
    _ window: Double, margin: Double = 20, profile: ReadableWidthProfile = .ios14,
    category: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight
  ) throws -> (x: Double, width: Double)? {
    let root = LayoutView("root")
    let text = LayoutView("text")
    root.addSubview(text)
    try LayoutConstraint.activate(text.pins(to: root.readableContentGuide))
    var environment = plainEnvironment(window, 700, direction: direction)
    environment.traits.preferredContentSizeCategory = category
    environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(
      leading: margin, trailing: margin)
    environment.readableWidthProfile = profile
    let frame = try LayoutEngine(root: root, environment: environment).solve()["text"]?.exactFrame
    return frame.map { ($0.minX, $0.width) }
  }

  /// Measured to one point on Mac Catalyst 26.1, where the width is 920.
  @Test(
    arguments: [(1008, 968), (1009, 920), (1010, 920)] as [(Double, Double)],
    LayoutDirection.allCases)
  func `are limited from one point more than 88 beside them`(
    _ row: (window: Double, expected: Double), _ direction: LayoutDirection
  ) throws {
    let catalyst = ReadableWidthProfile(
      name: "Catalyst", entries: [.large: .init(width: 920, provenance: .measured)])
    let answer = try width(row.window, profile: catalyst, direction: direction)
    #expect(answer?.width == row.expected)
  }

  /// Measured on an iPad Air 2 with iOS 9: 672, with insets of 176 in a width of 1024.
  @Test func `are 672 on iOS 9, in portrait too`() throws {
    #expect(try #require(try width(1024, profile: .ios9)) == (176, 672))
    #expect(try #require(try width(768, profile: .ios9)) == (48, 672))
  }

  /// Measured in screenshots: the detail column of 1046 points beside a primary column of 320.
  @Test func `are 664 and 896 in a column of 1046`() throws {
    #expect(try width(1046)?.width == 664)
    #expect(try width(1046, category: .extraExtraExtraLarge)?.width == 896)
  }

  /// A measurer for which every character is 10 points wide, and 20 from AX1 on.
  private struct Ruler: TextMeasuring {
    func measure(_ request: TextRequest) -> TextMeasurement {
      let advance: Double = request.contentSizeCategory >= .accessibilityMedium ? 20 : 10
      let size = Size(width: advance * Double(request.text.count), height: 20)
      return TextMeasurement(
        size: size, firstBaseline: 15, lastBaseline: 15, numberOfLines: 1, smallestWidth: 0,
        lineChanges: [])
    }
  }

  @Test func `are so many characters of the body font`() throws {
    let profile = ReadableWidthProfile.charactersPerLine(66, measuredBy: Ruler())
    #expect(profile.name == "66-characters")
    #expect(profile.width(for: .large) == 660)
    #expect(profile.width(for: .accessibilityMedium) == 1320)
    let system = ReadableWidthProfile.charactersPerLine(66)
    let widths = ContentSizeCategory.allCases.map(system.width)
    #expect(widths == widths.sorted())
    // Apple's 664 at the default size is more than typographers ask for.
    let longest = ReadableWidthProfile.charactersPerLine(
      ReadableWidthProfile.readableCharacters.upperBound)
    #expect((500..<664).contains(longest.width(for: .large)))
    #expect(ReadableWidthProfile.named("ios9") == .ios9)
  }

  /// Measured on an iPad mini in landscape orientation: the guide begins at half a point.
  @Test func `may begin at half a point`() throws {
    #expect(try #require(try width(1133)) == (234.5, 664))
  }
}
