import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// The differences between the layouts of two files, as text, JSON or Markdown.
struct DiffReport {
  /// What became of a file.
  enum Outcome {
    /// Only the new side has it.
    case added(String)
    /// Only the old side has it.
    case removed(String)
    /// Both have it. The pictures are Markdown.
    case compared(DiffReport, pictures: String)
  }

  let old: String
  let new: String
  let differences: LayoutDifferences

  /// Whether there are no differences.
  var isEmpty: Bool {
    differences.differences.isEmpty && differences.added.isEmpty && differences.removed.isEmpty
  }

  var text: String {
    if isEmpty { return "\(old) and \(new): no difference in \(configurations)\n" }
    var lines = ["\(old) and \(new): \(count) in \(configurations)"]
    lines += differences.removed.map { "- \($0)" }
    lines += differences.added.map { "+ \($0)" }
    for difference in differences.differences {
      lines.append("  \(difference.view): \(amounts(of: difference))")
      lines += places(of: difference).map { "    \($0)" }
      lines += difference.causes.map { "    because of \(Self.text(of: $0))" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  var markdown: String {
    if isEmpty { return "No difference between `\(old)` and `\(new)` in \(configurations).\n" }
    var text = "### `\(old)` and `\(new)`\n\n\(count) in \(configurations).\n\n"
    text += "| view | by at most | where |\n| --- | --- | --- |\n"
    for view in differences.removed { text += "| `\(view)` | removed | |\n" }
    for view in differences.added { text += "| `\(view)` | added | |\n" }
    for difference in differences.differences {
      let causes = difference.causes.map { "because of \(Self.text(of: $0))" }
      let places = (places(of: difference) + causes).joined(separator: "<br>")
      text += "| `\(difference.view)` | \(amounts(of: difference)) | \(places) |\n"
    }
    return text
  }

  var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text + "\n"
  }

  /// One object with the reports about the files of two folders or revisions.
  static func json(of outcomes: [Outcome]) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.string("tinamou/differences-of-files/1", forKey: "schema")
    writer.beginArray(forKey: "removed")
    for case .removed(let name) in outcomes { writer.string(name) }
    writer.end()
    writer.beginArray(forKey: "added")
    for case .added(let name) in outcomes { writer.string(name) }
    writer.end()
    writer.beginArray(forKey: "files")
    for case .compared(let report, _) in outcomes { report.write(to: &writer) }
    writer.end()
    writer.end()
    return writer.text + "\n"
  }

  private func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.string("tinamou/differences/1", forKey: "schema")
    writer.string(old, forKey: "old")
    writer.string(new, forKey: "new")
    for (key, views) in [("removed", differences.removed), ("added", differences.added)] {
      writer.beginArray(inline: true, forKey: key)
      for view in views { writer.string(view) }
      writer.end()
    }
    writer.beginArray(forKey: "views")
    for difference in differences.differences { write(difference, to: &writer) }
    writer.end()
    writer.end()
  }

  private func write(
    _ difference: LayoutDifferences.Difference, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.string(difference.view, forKey: "id")
    if !difference.changes.isEmpty {
      writer.beginArray(inline: true, forKey: "changes")
      for change in difference.changes { writer.string(change) }
      writer.end()
    }
    writer.numbers(difference.most.map(JSONWriter.points), forKey: "most")
    writer.number(difference.worst, forKey: "worst")
    writer.beginArray(forKey: "where")
    for occurrence in difference.occurrences {
      writer.beginObject()
      writer.string(occurrence.configuration.label, forKey: "configuration")
      writer.widths(occurrence.sizes)
      writer.end()
    }
    writer.end()
    if !difference.causes.isEmpty {
      writer.beginArray(forKey: "causes")
      for cause in difference.causes { write(cause, to: &writer) }
      writer.end()
    }
    writer.end()
  }

  private func write(_ cause: SystemCause, to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.string(cause.name, forKey: "number")
    writer.string(cause.before, forKey: "old")
    writer.string(cause.after, forKey: "new")
    if let evidence = cause.evidence {
      writer.string(evidence.rawValue, forKey: "evidence")
      writer.string(cause.source, forKey: "source")
    }
    writer.end()
  }

  /// A number of the system that causes a difference, with its origin.
  private static func text(of cause: SystemCause) -> String {
    let origin = cause.evidence.map { ": \($0.rawValue), \(cause.source)" } ?? ""
    return "\(cause.name), \(cause.before) to \(cause.after)\(origin)"
  }

  private var configurations: String {
    let number = differences.configurationCount
    return "\(number) configuration\(number == 1 ? "" : "s")"
  }

  private var count: String {
    let number =
      differences.differences.count + differences.added.count + differences.removed.count
    return "\(number) view\(number == 1 ? " differs" : "s differ")"
  }

  private func amounts(of difference: LayoutDifferences.Difference) -> String {
    let names = ["left", "top", "width", "height"]
    let parts = zip(names, difference.most).filter { $0.1 != 0 }.map { name, amount in
      "\(name) \(amount > 0 ? "+" : "")\(ProofReport.number(amount))"
    }
    if parts.isEmpty { return difference.changes.joined(separator: ", ") }
    let change = parts.joined(separator: ", ") + " at \(place(of: difference))"
    return ([change] + difference.changes).joined(separator: ", ")
  }

  /// The width with the largest difference, which is rounded to a thousandth of a point.
  private func place(of difference: LayoutDifferences.Difference) -> String {
    let rounded = (difference.worst * 1000).rounded() / 1000
    let isInside =
      rounded == difference.worst
      || difference.occurrences.contains { $0.sizes.contains(rounded) }
    let side = difference.worst < rounded ? "just below " : "just above "
    return (isInside ? "" : side) + ProofReport.number(rounded)
  }

  private func places(of difference: LayoutDifferences.Difference) -> [String] {
    Finding.places(of: difference.occurrences)
  }
}
