import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Regions, poses and windows in files` {
  private static func file(guide: String, at: String, constraint: String = "") -> String {
    """
    { "tinamou": 1, "system": "27.1",
      "view": { "id": "root", "guides": [ \(guide) ], "subviews": [ { "id": "page" } ] },
      "constraints": [ \(constraint) ],
      "at": [ \(at) ] }
    """
  }

  /// The frame of a view that fills a guide of a region in a window.
  private func frame(of region: String, in window: String) throws -> Rect? {
    let edges = ["left", "right", "top", "bottom"]
      .map { "\"page.\($0) == root.clear.\($0)\"" }.joined(separator: ", ")
    let text = Self.file(
      guide: "{ \"id\": \"clear\", \(region) }", at: window, constraint: edges)
    let file = try ConstraintFile(SourceText(name: "x", text: text))
    let request = try #require(file.requests.first)
    return try FileLayout(file).solve(request.environment(of: file))["page"]?.exactFrame
  }

  private static let window =
    #"{ "device": "ipad-air-11", "orientation": "landscape", "window": [100, 80, 534, 590] }"#
  private static let book = #"{ "device": "iphone-duo", "pose": "book" }"#

  @Test(
    arguments: [
      // The safe area of a window away from the edges is 10 above and below; its controls are 66
      // wide, and 43 high below the safe area.
      (#""region": "safeArea""#, window, Rect(x: 0, y: 10, width: 534, height: 570)),
      (
        #""region": "safeArea", "corners": "horizontal""#, window,
        Rect(x: 66, y: 10, width: 468, height: 570)
      ),
      (
        #""region": "safeArea", "corners": "vertical""#, window,
        Rect(x: 0, y: 53, width: 534, height: 527)
      ),
      (
        #""region": "margins", "corners": "vertical""#, window,
        Rect(x: 16, y: 53, width: 502, height: 527)
      ),
      // Half of 20 and 84 at the free side, 84 at the strip.
      (#""region": "readable""#, book, Rect(x: 52, y: 0, width: 815, height: 635)),
      // A bar as wide as the strip ends 6 from the screen, below the status bar that is 120 high.
      (
        #""region": "bar", "edge": "trailing", "extent": 84"#, book,
        Rect(x: 861, y: 120, width: 84, height: 515)
      ),
    ])
  func `a guide of a region has its place`(
    _ region: String, _ window: String, _ expected: Rect
  ) throws {
    #expect(try frame(of: region, in: window) == expected)
  }

  @Test(
    arguments: [
      (#"{ "id": "a", "region": "bar" }"#, book, 2, "'edge' is of a bar, which needs it"),
      (
        #"{ "id": "a", "region": "bar", "edge": "top" }"#, book, 2,
        "'extent' is of a bar, which needs it"
      ),
      (
        #"{ "id": "a", "region": "margins", "edge": "top" }"#, book, 2,
        "'edge' is of a bar, which needs it"
      ),
      (#"{ "id": "a", "region": "fold" }"#, book, 2, "expected one of \"safeArea\", \"margins\""),
      (
        "", #"{ "device": "iphone-duo", "pose": "open", "orientation": "portrait" }"#, 4,
        "a 'pose' has its orientation"
      ),
      ("", #"{ "device": "iphone-17", "pose": "open" }"#, 4, "iphone-17 does not fold"),
      ("", #"{ "size": [9, 9], "pose": "open" }"#, 4, "'pose' needs a 'device'"),
      ("", #"{ "size": [9, 9], "window": [0, 0, 9, 9] }"#, 4, "'window' needs a 'device'"),
      (
        "", #"{ "device": "iphone-17", "window": [0, 0, 402, 500] }"#, 4,
        "iphone-17 has no windows of any size; most iPads have"
      ),
      (
        "", #"{ "device": "ipad-air-11", "window": [0, 0, 374, 500] }"#, 4,
        "a window 374 x 500 at 0, 0 cannot be"
      ),
      (
        "", #"{ "device": "ipad-air-11", "window": [0, 0, 400, 500], "system": "18" }"#, 4,
        "a window of any size on ipad-air-11 needs iOS 26 or later, not 18"
      ),
      (
        "", #"{ "size": [9, 9], "regions": [ { "kind": "division" } ] }"#, 4,
        "a region of a window needs the key 'frame'"
      ),
      (
        "",
        #"{ "size": [9, 9], "regions": [ { "kind": "division", "frame": [0, 0, -1, 9] } ] }"#, 4,
        "the width and the height of a region are at least 0"
      ),
    ])
  func `a mistake is reported at its line`(
    _ guide: String, _ window: String, _ line: Int, _ message: String
  ) throws {
    let text = Self.file(guide: guide, at: window)
    do {
      _ = try ConstraintFile(SourceText(name: "x", text: text))
      Issue.record("the file was read")
    } catch {
      let found = error.diagnostics.first
      #expect(found?.message.hasPrefix(message) ?? false, "\(found?.message ?? "")")
      #expect(found?.span?.location.line == line)
    }
  }

  @Test func `a window that the system of its file does not have is a mistake`() throws {
    let text = """
      { "tinamou": 1, "system": "18", "view": { "id": "root" }, "at": [
        { "device": "iphone-duo", "system": "27.1" },
        { "device": "iphone-duo" } ] }
      """
    let error = #expect(throws: ConstraintFileError.self) {
      try ConstraintFile(SourceText(name: "x", text: text))
    }
    #expect(
      error?.diagnostics.map(\.message) == ["iphone-duo needs iOS 27.1 or later, not 18"])
    #expect(error?.diagnostics.first?.span?.location.line == 3)
  }
}
