import Testing
import TinamouCommand

@Suite struct `Places that explain takes` {
  private func explained(_ constraints: String..., at column: Int, id: String = "a-b") -> String {
    let text = """
      { "tinamou": 1, "metrics": { "gap": 5 }, "view": { "id": "my root", "subviews": [
      { "id": "\(id)", "guides": ["my guide"] }, { "id": "c" } ] }, "constraints": [
      \(constraints.joined(separator: ",\n"))
      ] }
      """
    let host = MemoryHost(["x.json": text])
    let code = host.run("explain", "x.json", "3:\(column)", "--size", "400x300")
    #expect(code == .done, "\(host.errors)")
    return host.output.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test(arguments: [
    // H, |, [, the name, the parenthesis, >=, 50, the bracket, the end.
    (2, "`a-b`.leading == 0"), (4, "`a-b`.leading == 0"), (5, "`a-b`.leading == 0"),
    (8, "`a-b`.leading == 0"), (11, "`a-b`.leading == 0"), (12, "`a-b`.width == 50"),
    (14, "`a-b`.width == 50"), (17, "`a-b`.width == 50"), (18, "`a-b`.width == 50"),
  ])
  func `are all columns of a visual format`(_ column: Int, _ text: String) {
    #expect(explained("\"H:|[`a-b`(>=50)]\"", at: column) == text + ", in 400x300")
  }

  @Test(arguments: [
    ("\"2 * `a-b`.width + gap == 45\"", "2 * `a-b`.width + 5 == 45"),
    ("\"45 == `a-b`.width + gap\"", "`a-b`.width + 5 == 45"),
    ("\"`a-b`.width - c.width / 2 >= 0\"", "`a-b`.width - 0.5 * c.width == 0"),
    ("\"`a-b`.`my guide`.width == 5\"", "`a-b`.`my guide`.width == 5"),
    ("{ \"constraint\": \"`a-b`.trailing == `my root`.trailing\" }", "`a-b`.trailing == 400"),
  ])
  func `are constraints with any names`(_ constraint: String, _ text: String) {
    let column = constraint.hasPrefix("{") ? 20 : 3
    #expect(explained(constraint, at: column) == text + ", in 400x300")
  }

  @Test func `are constraints along both axes, and all copies of a constraint`() {
    let text = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
      { "id": "row", "repeat": 2, "subviews": [ { "id": "a" } ] } ] }, "constraints": [
      "HV:|[row]", "a.width == 7", "a[1].height == 8" ] }
      """
    let host = MemoryHost(["x.json": text])
    for column in [6, 20, 36] {
      #expect(host.run("explain", "x.json", "3:\(column)", "--size", "400x300") == .done)
    }
    let values = host.output.split(separator: "\n").filter { $0.hasSuffix(", in 400x300") }
    #expect(
      values.map { $0.replacing(", in 400x300", with: "") } == [
        "row[0].leading == 0", "row[1].leading == 0", "row[0].top == 0", "row[1].top == 0",
        "a[0].width == 7", "a[1].width == 7", "a[1].height == 8",
      ])
  }

  @Test func `are ids of views that need backticks`() {
    let text = """
      { "tinamou": 1, "view": { "id": "my root", "subviews": [
      { "id": "a-b", "repeat": 2 } ] }, "constraints": [ "`a-b`.width == 7" ] }
      """
    let host = MemoryHost(["x.json": text])
    #expect(host.run("explain", "x.json", "2:9", "--size", "400x300") == .done, "\(host.errors)")
    #expect(host.output.contains("`a-b[0]`.width == 7, in 400x300\n"))
    #expect(host.output.contains("`a-b[0]`.left == 0, in 400x300\n"))
    #expect(host.run("explain", "x.json", "1:3", "--size", "400x300") == .usage)
    #expect(host.errors.contains("there is no constraint and no id of a view at 1:3"))
  }

  /// What `explain` says about regions of the window, for a value in a window.
  private func regions(_ value: String, _ window: [String]) -> [Substring] {
    let text = """
      { "tinamou": 1, "view": { "id": "root",
      "guides": [{ "id": "area", "region": "safeArea", "corners": "horizontal" }],
      "subviews": [{ "id": "a" }, { "id": "b" }] }, "constraints": [
      "a.leading == root.fold.after.leading", "a.top == root.strip.bottom",
      "a.width == 50", "a.height == 50", "b.leading == root.area.leading", "b.width == 50",
      "V:|[b(50)]" ] }
      """
    let host = MemoryHost(["x.json": text])
    #expect(host.run(["explain", "x.json", value] + window) == .done, "\(host.errors)")
    return host.output.split(separator: "\n").filter { $0.contains(" is at x ") }
  }

  @Test func `values tell the fold, the strip and the controls on which they depend`() {
    let book = ["--device", "iphone-duo", "--pose", "book"]
    #expect(
      regions("a.leading", book)
        == ["the fold is at x 455.5 to 495.5, y 0 to 669 of the window"])
    #expect(
      regions("a.top", book)
        == ["the strip of the status bar is at x 867 to 951, y 0 to 120 of the window"])
    #expect(regions("a.leading", ["--device", "iphone-duo", "--pose", "open"]).isEmpty)
    let window = ["--device", "ipad-air-11-m4", "--window", "534x590@100,80"]
    #expect(
      regions("b.leading", window)
        == ["the corner with window controls is at x 0 to 66, y 0 to 53 of the window"])
    #expect(regions("b.width", window).isEmpty)
  }
}
