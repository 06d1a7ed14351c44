import Foundation
import Testing
import TinamouCommand

private let kinds = [
  "switch", "slider", "segmentedControl", "stepper", "progressView", "pageControl",
  "activityIndicator", "searchBar", "textField", "pickerView", "toolbar", "tabBar",
]

/// A column of controls, each 160 points wide.
private let controls: String = {
  let views = kinds.map { "{ \"id\": \"\($0)\", \"kind\": \"\($0)\" }" }.joined(separator: ", ")
  let widths = kinds.map { "\"`\($0)`.width == 160\"" }.joined(separator: ", ")
  return """
    { "tinamou": 1, "view": { "id": "root", "subviews": [ { "id": "column", "kind": "stack",
      "axis": "vertical", "alignment": "leading", "spacing": 8, "subviews": [ \(views) ] } ] },
      "constraints": [ "column.leading == root.margins.leading", "column.top == root.top", \(widths) ],
      "at": [ { "size": [400, 900] } ] }
    """
}()

@Suite struct `Pictures of controls` {
  private func svg(_ options: String...) -> String {
    let host = MemoryHost(["controls.json": controls])
    let code = CommandLineTool(host: host).run(["preview", "controls.json"] + options)
    #expect(code == .done, "\(host.errors)")
    return host.output
  }

  /// The parts after each rectangle of a view, by the name of the view.
  private func parts(_ svg: String) -> [String: [String]] {
    var parts: [String: [String]] = [:]
    var name = ""
    for line in svg.split(separator: "\n") {
      if let title = line.firstRange(of: "<title>") {
        name = String(line[title.upperBound...].prefix { $0.isLetter })
      } else if let style = line.firstRange(of: "class=\"part ") {
        parts[name, default: []].append(String(line[style.upperBound...].prefix { $0 != "\"" }))
      }
    }
    return parts
  }

  @Test(arguments: [
    ("switch", ["filled", "knob"]), ("slider", ["track", "filled", "knob"]),
    ("segmentedControl", ["track", "knob"]), ("progressView", ["track", "filled"]),
    ("pageControl", ["filled", "track", "track"]),
    ("stepper", ["track", "stroke", "stroke", "stroke", "stroke"]),
    ("searchBar", ["track", "stroke", "stroke"]), ("textField", ["stroke"]),
    ("activityIndicator", [String](repeating: "stroke", count: 8)),
  ])
  func `show what they are`(_ kind: String, _ expected: [String]) {
    #expect(parts(svg())[kind] == expected)
  }

  @Test func `are filled from where reading begins`() throws {
    let fills = [svg(), svg("--rtl")].compactMap { text in
      text.split(separator: "\n").first {
        $0.contains("part filled") && $0.contains("width=\"80\"")
      }
    }
    #expect(fills.count == 2)
    #expect(fills.first != fills.last)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")),
    arguments: [("png", [0x89, 0x50, 0x4E, 0x47]), ("pdf", [0x25, 0x50, 0x44, 0x46])]
      as [(String, [UInt8])])
  func `become PNG and PDF where librsvg is`(_ format: String, _ start: [UInt8]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tinamou-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("controls.json")
    try controls.write(to: file, atomically: true, encoding: .utf8)
    let picture = folder.appendingPathComponent("controls.\(format)").path
    let code = CommandLineTool(host: ProcessHost()).run(["preview", file.path, "-o", picture])
    #expect(code == .done)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: picture))
    #expect(bytes.starts(with: start))
    #expect(bytes.count > 1000)
  }

  @Test func `stand beside those of an older file`() {
    let host = MemoryHost([
      "new.json": controls, "old.json": controls.replacing("160", with: "120"),
    ])
    let code = host.run("preview", "new.json", "--diff", "old.json", "--format", "html")
    #expect(code == .done)
    let titles = host.output.split(separator: "\n").filter { $0.hasPrefix("<h2>") }
    #expect(titles == ["<h2>before: 400 x 900</h2>", "<h2>after: 400 x 900</h2>"])
  }
}
