import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

@Suite struct `Variations by size class` {
  private func scene() throws -> Scene {
    let width =
      constraint(
        "firstAttribute=\"width\" constant=\"100\"", id: "narrow")
      + constraint("firstAttribute=\"width\" constant=\"300\"", id: "wide")
      + "<constraint firstAttribute=\"height\" constant=\"50\" id=\"height\">"
      + "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"80\"/></constraint>"
    let masks = """
      <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">
      <exclude reference="narrow"/><include reference="wide"/></mask></variation>
      """
    return try Scene(
      "<subviews>\(view("a", "<constraints>\(width)</constraints>\(masks)"))</subviews><constraints>"
        + constraint(
          "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\""
        )
        + constraint(
          "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"")
        + "</constraints>")
  }

  @Test func `masks and constants follow the size class`() throws {
    let layout = try scene().layout()
    #expect(try layout.frames()["a"]?.size == Size(width: 100, height: 50))
    let pad = LayoutRequest(.size(Size(width: 1024, height: 768)))
    #expect(try layout.frames(in: pad)["a"]?.size == Size(width: 300, height: 80))
    let half = LayoutRequest(.size(Size(width: 507, height: 768)))
    #expect(try layout.frames(in: half)["a"]?.size == Size(width: 100, height: 50))
  }

  @Test func `a variation by idiom follows the idiom, together with size classes`() throws {
    let constraint = """
      <constraint firstAttribute="width" constant="100" id="width">
      <variation key="userInterfaceIdiom=pad" constant="200"/>
      <variation key="widthClass=compact-userInterfaceIdiom=pad" constant="150"/></constraint>
      """
    let layout = try Scene(
      "<subviews>\(view("a", "<constraints>\(constraint)</constraints>"))</subviews>"
    ).layout()
    #expect(layout.warnings.isEmpty)
    func width(_ idiom: UserInterfaceIdiom, _ width: SizeClass) throws -> Double? {
      var request = LayoutRequest(.size(Size(width: 500, height: 700)))
      request.traits.userInterfaceIdiom = idiom
      request.traits.horizontalSizeClass = width
      return try layout.frames(in: request)["a"]?.width
    }
    #expect(try width(.phone, .compact) == 100)
    #expect(try width(.phone, .regular) == 100)
    #expect(try width(.pad, .regular) == 200)
    #expect(try width(.pad, .compact) == 150)
  }

  @Test func `constraints of what is inside a view that is not installed do not count`() throws {
    let width = constraint("firstAttribute=\"width\" constant=\"200\"", id: "w")
    let inner = view("b", "<constraints>\(width)</constraints>")
    let framed = """
      <view id="f"><rect key="frame" x="5" y="6" width="70" height="80"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
      """
    let outer = view("a", "<subviews>\(inner)\(framed)</subviews>")
    let other = view("c")
    func pin(_ attribute: String, _ first: String, _ second: String) -> String {
      constraint(
        "firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
          + "secondAttribute=\"\(attribute)\"", id: first + attribute)
    }
    let constraints =
      ["leading", "top"].map { pin($0, "a", "root") + pin($0, "b", "a") + pin($0, "c", "root") }
      .joined()
      + ["height", "width"].map { pin($0, "c", "b") }.joined()
      + constraint("firstItem=\"b\" firstAttribute=\"height\" constant=\"50\"", id: "bh")
      + constraint(
        "firstItem=\"c\" firstAttribute=\"width\" constant=\"90\" priority=\"900\"", id: "own")
    let mask = """
      <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">
      <exclude reference="a"/></mask></variation>
      """
    let layout = try Scene(
      "<subviews>\(outer)\(other)</subviews><constraints>\(constraints)</constraints>\(mask)"
    ).layout()
    #expect(try layout.frames()["c"]?.width == 200)
    let pad = LayoutRequest(.size(Size(width: 1024, height: 768)))
    #expect(try layout.frames(in: pad)["c"]?.width == 90)
    let file = try FileLayout(layout.file)
    let diagnostics = file.diagnostics(of: try file.solve(pad.environment()))
    #expect(!diagnostics.contains { $0.rule == .unsatisfiable })
  }
}
