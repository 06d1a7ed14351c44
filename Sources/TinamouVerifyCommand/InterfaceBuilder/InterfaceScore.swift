import TinamouFormat
import TinamouLayout
import TinamouSolver

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
    var equal = 0
    var equalWithRoundedSizes = 0

    mutating func add(_ agreements: some Collection<Agreement>) {
      all += 1
      if agreements.allSatisfy({ $0.difference <= Agreement.onePoint }) { withinOnePoint += 1 }
      if agreements.allSatisfy({ $0.difference <= Agreement.halfAPoint }) { withinHalfAPoint += 1 }
      if agreements.allSatisfy(\.isEqual) { equal += 1 }
      if agreements.allSatisfy(\.isEqualWithRoundedSizes) { equalWithRoundedSizes += 1 }
    }
  }

  /// The counts for one choice of inputs.
  struct Table {
    /// The ranges of scene sizes, counted in compared views.
    static let sceneSizes: [(name: String, range: ClosedRange<Int>)] = [
      ("1-3", 1...3), ("4-9", 4...9), ("10-29", 10...29), ("30+", 30...Int.max),
    ]

    var views = Count()
    /// The views that constraints place: neither roots nor fixed frames.
    var constrained = Count()
    /// The views of scenes of each size.
    var viewsBySize = [Count](repeating: Count(), count: sceneSizes.count)
    /// The scenes of each size of which every view is right.
    var scenes = [Count](repeating: Count(), count: sceneSizes.count)

    /// Adds the views of a scene.
    mutating func add(scene: [Agreement], constrained isConstrained: [Bool]) {
      let size = Self.sceneSizes.firstIndex { $0.range.contains(scene.count) }
      for (view, isConstrained) in zip(scene, isConstrained) {
        views.add(CollectionOfOne(view))
        if isConstrained { constrained.add(CollectionOfOne(view)) }
        if let size { viewsBySize[size].add(CollectionOfOne(view)) }
      }
      if let size { scenes[size].add(scene) }
    }

    /// The counts with their names.
    var rows: [(name: String, count: Count)] {
      let names = Self.sceneSizes.map(\.name)
      return [("views", views), ("views that constraints place", constrained)]
        + zip(names, viewsBySize).map { ("views in scenes of \($0)", $1) }
        + zip(names, scenes).map { ("scenes of \($0), all right", $1) }
    }
  }

  var files = 0
  /// What a user gets.
  var asFile = Table()
  /// The same with the safe areas and margins of the expected files.
  var withEnvironment = Table()
  var mismatches: [Mismatch] = []
  /// The refused files, with the reason.
  var refusals: [(file: String, reason: String)] = []
  /// The files that the solver could not lay out with plain doubles alone: no layout should need
  /// more.
  var doubtful: [(file: String, doubts: SolverStatistics.Doubts)] = []
  /// The file that took longest to read, translate and lay out, and its processor time.
  var slowest: (file: String, milliseconds: Double) = ("", 0)

  /// The number of mismatches for each cause, most frequent first.
  var causes: [(cause: String, count: Int)] {
    Dictionary(grouping: mismatches.filter(\.isLarge), by: \.cause).map { ($0.key, $0.value.count) }
      .sorted { ($1.count, $0.cause) < ($0.count, $1.cause) }
  }
}

extension InterfaceScore {
  /// The score as text.
  func text(content: String) -> String {
    var lines = ["\(files) files, \(content)"]
    lines += Self.lines(asFile, title: "what a user gets")
    lines += Self.lines(withEnvironment, title: "with safe areas and margins of X.expected.json")
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
    for (file, doubts) in doubtful { lines.append("\(file): plain doubles do not do: \(doubts)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ table: Table, title: String) -> [String] {
    let headings = [
      "all", "within 1 pt", "within 0.5 pt", "equal", "equal if sizes were rounded",
    ]
    let rows = table.rows.map { name, count in
      let parts = [
        count.withinOnePoint, count.withinHalfAPoint, count.equal, count.equalWithRoundedSizes,
      ]
      return [name, "\(count.all)"] + parts.map { percent($0, count.all) }
    }
    let widths = [48, -6, -17, -17, -17, -29]
    return [""]
      + ([[title] + headings] + rows).map { row in
        zip(row, widths).map { $0.padded(to: $1) }.joined()
      }
  }

  private static func percent(_ part: Int, _ all: Int) -> String {
    guard all > 0 else { return "-" }
    let hundredths = (Double(part) / Double(all) * 10_000).rounded() / 100
    return "\(part) (\(hundredths) %)"
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(JSONNumber.rounded)
    return "[" + numbers.joined(separator: ", ") + "]"
  }

  /// The score as JSON, schema `tinamou/interface-builder/2`.
  func json(content: String) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("tinamou/interface-builder/2", forKey: "schema")
    writer.string(content, forKey: "content")
    writer.number(Double(files), forKey: "files")
    writer.beginObject(inline: true, forKey: "slowest")
    writer.string(slowest.file, forKey: "file")
    writer.number(slowest.milliseconds, forKey: "milliseconds")
    writer.end()
    for (key, table) in [("asFile", asFile), ("withEnvironment", withEnvironment)] {
      writer.beginObject(forKey: key)
      for (name, count) in table.rows {
        writer.key(name)
        write(count, &writer)
      }
      writer.end()
    }
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
    writer.number(Double(count.equal), forKey: "equal")
    writer.number(Double(count.equalWithRoundedSizes), forKey: "equalWithRoundedSizes")
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
