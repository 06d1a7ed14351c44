import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// Frames that satisfy all constraints tell where the safe area and the margins were.
@Suite struct `Insets that recorded frames tell` {
  private func box(_ id: String, _ frame: Rect, attributes: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" \
    height="\(frame.height)"/></view>
    """
  }

  private func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0
  ) -> String {
    constraint(
      "firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
        + "secondAttribute=\"\(other)\" constant=\"\(constant)\"", id: first + attribute)
  }

  /// A screen of 375 x 667 in a version whose status bar is 20 high and whose margins are 16, with
  /// a box 8 below the safe area and one 10 below the first, recorded at these places.
  private func scene(
    top: Double, below: Double, leading: Double = 16, attributes: String = ""
  ) throws -> ImportedLayout {
    let first = box(
      "first", Rect(x: leading, y: top, width: 100, height: 50), attributes: attributes)
    let second = box("second", Rect(x: 0, y: below, width: 10, height: 10))
    let sizes = [("first", 100.0, 50.0), ("second", 10, 10)].map { name, width, height in
      constraint(
        "firstItem=\"\(name)\" firstAttribute=\"width\" constant=\"\(width)\"", id: name + "w")
        + constraint(
          "firstItem=\"\(name)\" firstAttribute=\"height\" constant=\"\(height)\"", id: name + "h")
    }
    return try Scene(
      """
      <subviews>\(first)\(second)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(sizes.joined())\(tie("first", "top", "safe", "top", 8))\
      \(tie("first", "leading", "root", "leadingMargin"))\
      \(tie("second", "top", "first", "bottom", 10))\
      \(tie("second", "leading", "root", "leading"))</constraints>
      """, header: "toolsVersion=\"22505\" useSafeAreas=\"YES\""
    ).layout()
  }

  @Test func `what the canvas is known for is not corrected`() throws {
    let layout = try scene(top: 28, below: 88)
    #expect(try layout.frames()["first"] == Rect(x: 16, y: 28, width: 100, height: 50))
    #expect(layout.warnings.isEmpty)
  }

  @Test func `another safe area and another margin are taken from them, with a word`() throws {
    let layout = try scene(top: 72, below: 132, leading: 20)
    #expect(try layout.frames()["first"] == Rect(x: 20, y: 72, width: 100, height: 50))
    #expect(try layout.frames()["second"]?.minY == 132)
    let messages = layout.warnings.map(\.message)
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains("the safe area is 64 points at the top, not 20") })
    #expect(messages.contains { $0.contains("the margin is 20 points at the left, not 16") })
  }

  @Test func `other windows have the insets of their devices`() throws {
    let layout = try scene(top: 72, below: 132, leading: 20)
    let request = LayoutRequest(.size(Size(width: 320, height: 568)))
    #expect(try layout.frames(in: request)["first"]?.minY == 8)
  }

  @Test func `frames that contradict a constraint between views tell nothing`() throws {
    let layout = try scene(top: 72, below: 100)
    #expect(try layout.frames()["first"]?.minY == 28)
    #expect(layout.warnings.isEmpty)
  }

  @Test func `a frame that Interface Builder flags tells nothing`() throws {
    let layout = try scene(top: 72, below: 132, attributes: "misplaced=\"YES\"")
    #expect(try layout.frames()["first"]?.minY == 28)
  }
}
