import TinamouFormat
import TinamouLayout

/// The number of frames that agree with the ones that Apple's engine recorded.
struct InterfaceScore {
  /// A view whose frame differs.
  struct Mismatch {
    let file: String
    let root: String
    let view: String
    let kind: String
    let recorded: Rect
    let solved: Rect?
    let cause: String
    /// Whether the frame differs by more than a point, not only by more than half a point.
    let isLarge: Bool
  }

  /// Counts correct frames.
  struct Count {
    var all = 0
    var withinOnePoint = 0
    var withinHalfAPoint = 0

    mutating func add(_ difference: Double) {
      all += 1
      if difference <= InterfaceScore.onePoint { withinOnePoint += 1 }
      if difference <= InterfaceScore.halfAPoint { withinHalfAPoint += 1 }
    }
  }

  /// The tolerance for a point: recorded frames have few digits, so equal ones may differ in the
  /// last.
  static let onePoint = 1.001
  static let halfAPoint = 0.501

  /// The ranges of scene sizes, counted in reliable views.
  static let sceneSizes: [(name: String, range: ClosedRange<Int>)] = [
    ("1-3", 1...3), ("4-9", 4...9), ("10-29", 10...29), ("30+", 30...Int.max),
  ]

  var files = 0
  var views = Count()
  var scenes = [Count](repeating: Count(), count: sceneSizes.count)
  var mismatches: [Mismatch] = []
  /// The refused files, with the reason.
  var refusals: [(file: String, reason: String)] = []
  /// The file that took longest to read, translate and lay out, and its processor time.
  var slowest: (file: String, milliseconds: Double) = ("", 0)

  /// Adds a scene by the largest difference of each of its views.
  mutating func add(scene differences: [Double]) {
    for difference in differences { views.add(difference) }
    guard let worst = differences.max(),
      let size = Self.sceneSizes.firstIndex(where: { $0.range.contains(differences.count) })
    else { return }
    scenes[size].add(worst)
  }

  /// The number of mismatches for each cause, most frequent first.
  var causes: [(cause: String, count: Int)] {
    Dictionary(grouping: mismatches.filter(\.isLarge), by: \.cause).map { ($0.key, $0.value.count) }
      .sorted { ($1.count, $0.cause) < ($0.count, $1.cause) }
  }
}

extension InterfaceScore {
  /// The score as text.
  func text(content: String) -> String {
    var lines = ["\(files) files, \(content)", ""]
    func line(_ name: String, _ all: String, _ withinOnePoint: String, _ withinHalfAPoint: String) {
      lines.append(
        name.padded(to: 12) + all.padded(to: -6) + withinOnePoint.padded(to: -16)
          + withinHalfAPoint.padded(to: -16))
    }
    func line(_ name: String, _ count: Count) {
      line(
        name, "\(count.all)", percent(count.withinOnePoint, count.all),
        percent(count.withinHalfAPoint, count.all))
    }
    line("", "all", "within 1 pt", "within 0.5 pt")
    line("views", views)
    for (size, count) in zip(Self.sceneSizes, scenes) { line("scenes " + size.name, count) }
    lines.append("")
    let milliseconds = Int(slowest.milliseconds.rounded(.up))
    lines.append("slowest file: \(milliseconds) ms of processor time, \(slowest.file)")
    lines.append("")
    for (cause, count) in causes { lines.append("\(count)".padded(to: -6) + "  " + cause) }
    lines.append("")
    for mismatch in mismatches {
      let solved = mismatch.solved.map(Self.text) ?? "none"
      lines.append(
        "\(mismatch.isLarge ? ">1" : ">0.5") \(mismatch.file) \(mismatch.root) \(mismatch.view) "
          + "\(mismatch.kind): \(Self.text(mismatch.recorded)) is \(solved), \(mismatch.cause)")
    }
    for (file, reason) in refusals { lines.append("\(file): \(reason)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func percent(_ part: Int, _ all: Int) -> String {
    guard all > 0 else { return "-" }
    let tenths = (Double(part) / Double(all) * 10_000).rounded() / 100
    return "\(part) (\(tenths) %)"
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map {
      JSONNumber.text(($0 * 1000).rounded() / 1000)
    }
    return "[" + numbers.joined(separator: ", ") + "]"
  }

  /// The score as JSON, schema `tinamou/interface-builder/1`.
  func json(content: String) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("tinamou/interface-builder/1", forKey: "schema")
    writer.string(content, forKey: "content")
    writer.number(Double(files), forKey: "files")
    writer.beginObject(inline: true, forKey: "slowest")
    writer.string(slowest.file, forKey: "file")
    writer.number(slowest.milliseconds, forKey: "milliseconds")
    writer.end()
    writer.key("views")
    write(views, &writer)
    writer.beginObject(forKey: "scenes")
    for (size, count) in zip(Self.sceneSizes, scenes) {
      writer.key(size.name)
      write(count, &writer)
    }
    writer.end()
    writer.beginObject(forKey: "causes")
    for (cause, count) in causes {
      writer.number(Double(count), forKey: cause)
    }
    writer.end()
    writer.beginArray(forKey: "mismatches")
    for mismatch in mismatches { write(mismatch, &writer) }
    writer.end()
    writer.beginArray(forKey: "refused")
    for (file, reason) in refusals {
      writer.beginObject(inline: true)
      writer.string(file, forKey: "file")
      writer.string(reason, forKey: "reason")
      writer.end()
    }
    writer.end()
    writer.end()
    return writer.text + "\n"
  }

  private func write(_ count: Count, _ writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.number(Double(count.all), forKey: "all")
    writer.number(Double(count.withinOnePoint), forKey: "within1")
    writer.number(Double(count.withinHalfAPoint), forKey: "within0.5")
    writer.end()
  }

  private func write(_ mismatch: Mismatch, _ writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.string(mismatch.file, forKey: "file")
    writer.string(mismatch.root, forKey: "root")
    writer.string(mismatch.view, forKey: "view")
    writer.string(mismatch.kind, forKey: "kind")
    for (key, rect) in [("recorded", mismatch.recorded), ("solved", mismatch.solved)] {
      guard let rect else { continue }
      writer.numbers([rect.minX, rect.minY, rect.width, rect.height], forKey: key)
    }
    writer.string(mismatch.cause, forKey: "cause")
    writer.boolean(!mismatch.isLarge, forKey: "within1")
    writer.end()
  }
}

extension String {
  /// The text padded with spaces to a width, at its end or, for a negative width, at its beginning.
  fileprivate func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}
