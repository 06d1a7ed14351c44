import Foundation
import Testing
import Tinamou
import TinamouCommand

@Suite(
  .serialized,
  .enabled(if: Browser.installed != nil, "there is no Chromium; 'make chromium' installs one"))
struct `A preview in Chromium` {
  /// The largest rounding error of a browser's length, in pixels; it computes with 32 bits.
  private static let tolerance = 0.01

  @Test(arguments: Example.allCases, LayoutDirection.allCases)
  func `has each view where solve lays it out`(
    example: Example, direction: LayoutDirection
  ) throws {
    let options = [example.path] + (direction == .rightToLeft ? ["--rtl"] : [])
    let expected = try Self.layouts(options)
    for format in direction == .leftToRight ? ["html", "svg"] : ["html"] {
      let measured = try Self.measure(options, format)
      try #require(measured.windows.count == expected.count)
      for (window, layout) in zip(measured.windows, expected) {
        let place = "\(format) \(layout.orientation) \(layout.split)"
        try #require(window.views.map(\.id) == layout.frames.map(\.id), "\(place)")
        for (view, frame) in zip(window.views, layout.frames) {
          #expect(Self.areEqual(view.frame, frame.frame), "\(place) \(view.id) \(view.frame)")
        }
        #expect(window.guides >= 3, "\(place)")
        #expect(window.names >= 3, "\(place)")
        #expect(window.marks == 0, "\(place)")
        #expect(!window.texts.isEmpty, "\(place)")
      }
    }
  }

  @Test(arguments: Example.allCases)
  func `has texts that stay in their views`(example: Example) throws {
    for window in try Self.measure([example.path, "--text-size", "XXXL"], "html").windows {
      let frames = window.views.map(\.frame)
      for text in window.texts {
        let (left, right) = (text.frame[0], text.frame[0] + text.frame[2])
        #expect(
          frames.contains { $0[0] - 0.6 <= left && right <= $0[0] + $0[2] + 0.6 }, "\(text.text)")
      }
    }
  }

  @Test func `switches its parts off and changes its size`() throws {
    let measured = try Self.measure([Example.travelog.path], "html")
    #expect(measured.switches == ["guides": 0, "texts": 0, "names": 0, "marks": 0])
    let full = try #require(measured.zooms.last)
    // The screen of an iPad Air in landscape with its frame and a rim on both sides.
    #expect(Self.areEqual(measured.zooms, [full / 4, full / 2, full * 0.75, 1024 + 2 * 17]))
    #expect(measured.scripts == 1)
  }

  @Test func `shows names as text, whatever is in them`() throws {
    let name = #"</title></svg><script>1</script>&amp;"'"#
    let json = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    let file = """
      { "tinamou": 1, "view": { "id": "root", "subviews": [
        { "id": \(json), "kind": "label", "text": \(json), "intrinsicSize": [90, 20] } ] } }
      """
    for format in ["html", "svg"] {
      let measured = try Self.measure(
        ["names.json", "--size", "400x300"], format, files: ["names.json": file])
      #expect(measured.scripts == 1)
      #expect(measured.windows.first?.views.map(\.id) == ["root", name])
      #expect(measured.windows.first?.marks == 1)
    }
  }

  private static func measure(
    _ options: [String], _ format: String, files: [String: String] = [:]
  ) throws -> Measurements {
    let (host, _) = RecordingHost.run(
      ["preview", "--format", format] + options, files: files)
    return try #require(Browser.installed).measure(host.output, suffix: format)
  }

  /// The frames in the window, as solve prints them.
  private static func layouts(_ options: [String]) throws -> [ExpectedFrames.Layout] {
    let (host, _) = RecordingHost.run(["solve", "--absolute"] + options)
    return try JSONDecoder().decode(ExpectedFrames.self, from: Data(host.output.utf8)).layouts
  }

  private static func areEqual(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
