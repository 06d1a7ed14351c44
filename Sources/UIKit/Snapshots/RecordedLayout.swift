import Foundation

/// The file with the recorded layouts of a test.
struct RecordedLayout {
  private let file: URL

  init(test: String, name: String) {
    let test = URL(fileURLWithPath: test)
    let allowed = name.unicodeScalars.map {
      CharacterSet.alphanumerics.contains($0) ? String($0) : "-"
    }.joined()
    file = test.deletingLastPathComponent()
      .appendingPathComponent("Layouts")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(allowed.trimmingCharacters(in: ["-"]) + ".txt")
  }

  func compare(with lines: [String]) throws {
    let isRecording = ProcessInfo.processInfo.environment["TINAMOU_RECORD"] == "1"
    let recorded = isRecording ? nil : try? String(contentsOf: file, encoding: .utf8)
    guard let recorded else {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      throw LayoutDifference(
        message: "the layout was recorded in \(file.path); run the test again to compare with it",
        picture: nil)
    }
    let expected = recorded.components(separatedBy: "\n")
    guard expected != lines else { return }
    let picture = LayoutPicture(expected, lines).svg
    let place = file.deletingPathExtension().appendingPathExtension("svg")
    try? picture.write(to: place, atomically: true, encoding: .utf8)
    let changes = Self.difference(expected, lines).joined(separator: "\n")
    throw LayoutDifference(
      message: """
        the layout differs from \(file.path) (- recorded, + now):
        \(changes)
        both as a picture: \(place.path)
        """,
      picture: picture)
  }

  /// The removed and added lines, each below the title of its layout and the views around it.
  static func difference(_ old: [String], _ new: [String]) -> [String] {
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let added = Set(changes.insertions.map(\.offset))
    var result: [String] = []
    var (i, j) = (0, 0)
    var title: String?
    // The views around the present line, and whether the result has them.
    var around: [(line: String, isShown: Bool)] = []
    func leave(_ line: Substring) {
      around.removeLast(max(0, around.count - line.prefix { $0 == " " }.count / 2))
    }
    while i < old.count || j < new.count {
      let change: String
      if i < old.count, removed.contains(i) {
        change = "- " + old[i]
        i += 1
      } else if j < new.count, added.contains(j) {
        change = "+ " + new[j]
        j += 1
      } else {
        if i < old.count {
          if old[i].hasPrefix("#") { title = old[i] }
          leave(old[i][...])
          if !old[i].hasPrefix("#") { around.append((old[i], false)) }
        }
        i += 1
        j += 1
        continue
      }
      if let known = title {
        result.append(known)
        title = nil
      }
      leave(change.dropFirst(2))
      for index in around.indices where !around[index].isShown {
        result.append("  " + around[index].line)
        around[index].isShown = true
      }
      result.append(change)
      around.append((String(change.dropFirst(2)), true))
    }
    return result
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// A picture with recorded and current frames on top of each other.
struct LayoutPicture {
  private let layouts: [(title: String, old: [CGRect], new: [CGRect])]

  init(_ old: [String], _ new: [String]) {
    let (old, new) = (Self.frames(old), Self.frames(new))
    layouts = new.map { title, frames in
      (title, old.first { $0.title == title }?.frames ?? [], frames)
    }
  }

  /// The frames of each layout in the coordinates of its first view.
  private static func frames(_ lines: [String]) -> [(title: String, frames: [CGRect])] {
    var layouts: [(title: String, frames: [CGRect])] = []
    var origins: [CGPoint] = []
    for line in lines {
      if line.hasPrefix("#") {
        layouts.append((line, []))
        continue
      }
      let depth = line.prefix { $0 == " " }.count / 2
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard numbers.count >= 4, !layouts.isEmpty else { continue }
      origins.removeLast(max(0, origins.count - depth))
      let outer = origins.last ?? .zero
      let last = Array(numbers.suffix(4))
      let frame = CGRect(
        x: Double(outer.x) + last[0], y: Double(outer.y) + last[1], width: last[2], height: last[3])
      origins.append(frame.origin)
      layouts[layouts.count - 1].frames.append(frame)
    }
    return layouts
  }

  /// The recorded frames in dashed red, the current ones in black.
  var svg: String {
    var y = 20.0
    var body = ""
    var width = 0.0
    for layout in layouts where layout.old != layout.new {
      body += "<text x=\"8\" y=\"\(y)\" font-size=\"14\">\(Self.escaped(layout.title))</text>\n"
      for (frames, style) in [
        (layout.new, "stroke=\"black\""),
        (layout.old, "stroke=\"red\" stroke-dasharray=\"4\""),
      ] {
        for frame in frames {
          body +=
            "<rect x=\"\(8 + Double(frame.minX))\" y=\"\(y + 8 + Double(frame.minY))\" "
            + "width=\"\(Double(frame.width))\" height=\"\(Double(frame.height))\" "
            + "fill=\"none\" \(style)/>\n"
        }
      }
      width = max(width, Double(layout.new.first?.width ?? 0) + 16)
      y += Double(max(layout.new.first?.height ?? 0, layout.old.first?.height ?? 0)) + 40
    }
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(y)\">\n\(body)</svg>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
