import TinamouFormat
import TinamouLayout

/// A finding on a range of widths.
struct PageFinding {
  enum Style: String {
    case warning = ""
    case error = " isError"
    case difference = " isDifference"
  }

  let text: String
  /// The code of the rule; `nil` for a difference.
  let rule: String?
  /// The line of the file; `nil` without a place.
  let line: Int?
  let style: Style
  /// The ids of the views concerned.
  let subjects: [String]
  let sizes: SizeSet

  init(_ finding: Finding) {
    text = finding.diagnostic.message
    rule = finding.key.rule.rawValue
    line = finding.diagnostic.span?.location.line
    style = finding.diagnostic.severity == .error ? .error : .warning
    subjects = finding.views
    sizes = finding.occurrences.reduce(SizeSet()) { $0.union($1.sizes) }
  }

  init(_ difference: LayoutDifferences.Difference) {
    let names = ["left", "top", "width", "height"]
    let amounts = zip(names, difference.most).filter { $0.1 != 0 }.map { name, amount in
      "\(name) \(amount > 0 ? "+" : "−")\(JSONNumber.rounded(abs(amount)))"
    }
    text = "\(difference.view): " + (amounts + difference.changes).joined(separator: ", ")
    rule = nil
    line = nil
    style = .difference
    subjects = [difference.view]
    sizes = difference.occurrences.reduce(SizeSet()) { $0.union($1.sizes) }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.string(text, forKey: "text")
    if let rule { writer.string(rule, forKey: "rule") }
    if let line { writer.number(Double(line), forKey: "line") }
    writer.string(style.rawValue, forKey: "style")
    writer.beginArray(forKey: "subjects")
    for subject in subjects { writer.string(subject) }
    writer.end()
    writer.beginArray(forKey: "ranges")
    for range in sizes.ranges { range.write(to: &writer) }
    writer.end()
    writer.end()
  }
}

extension SizeRange {
  /// Writes both ends, and for each of them 1 if it belongs to the range.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.numbers([lowerBound, upperBound, includesLower ? 1 : 0, includesUpper ? 1 : 0])
  }
}
