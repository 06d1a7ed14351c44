import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// The results for statements, as text or JSON.
struct ProofReport {
  private let file: ConstraintFile
  private let verdicts: [Prover.Verdict]
  /// Whether the statements are about frames that are rounded to pixels.
  private let onPixels: Bool
  private let places: ConstraintPlaces

  init(file: ConstraintFile, verdicts: [Prover.Verdict], onPixels: Bool) {
    self.file = file
    self.verdicts = verdicts
    self.onPixels = onPixels
    places = ConstraintPlaces(in: file)
  }

  /// Whether all statements hold.
  var holds: Bool { verdicts.allSatisfy(\.holds) }

  /// The answers for several files; each has a title if there are several.
  static func text(of reports: [ProofReport]) -> String {
    if reports.count == 1, let report = reports.first { return report.text }
    return reports.map { "\($0.file.source.name):\n\($0.text)" }.joined()
  }

  /// The answers for a file, or for several in a list.
  static func json(of reports: [ProofReport]) -> String {
    var writer = JSONWriter()
    if reports.count == 1, let report = reports.first {
      report.write(to: &writer)
    } else {
      writer.beginObject()
      writer.string("tinamou/proofs/1", forKey: "schema")
      writer.beginArray(forKey: "files")
      for report in reports { report.write(to: &writer) }
      writer.end()
      writer.end()
    }
    return writer.text + "\n"
  }

  var text: String {
    verdicts.map { verdict in
      if verdict.configurationCount == 0 {
        return "\(name(of: verdict)): nothing to decide, no window meets its condition\n"
      }
      let grounds =
        "decided \(onPixels ? "in pixels " : "")on \(count(verdict.pieceCount, "piece")) in "
        + count(verdict.configurationCount, "configuration")
      if verdict.holds {
        return "\(name(of: verdict)): holds, \(grounds)\n" + Self.doubts(about: verdict)
      }
      return diagnostic(of: verdict, grounds).rendered
    }.joined()
  }

  /// What a statement that holds depends on besides constraints that hold.
  private static func doubts(about verdict: Prover.Verdict) -> String {
    var text = ""
    if !verdict.openSizes.isEmpty {
      let views = verdict.openViews.map { "'\($0)'" }.joined(separator: ", ")
      text += "note: the constraints leave \(views) open at \(widths(verdict.openSizes))\n"
    }
    if !verdict.brokenSizes.isEmpty {
      text += "note: a required constraint is broken at \(widths(verdict.brokenSizes))\n"
    }
    return text
  }

  /// The statement, with its line if another one has the same text.
  private func name(of verdict: Prover.Verdict) -> String {
    let text = verdict.statement.text
    let isUnique = verdicts.count { $0.statement.text == text } == 1
    return isUnique ? text : "\(text) (line \(verdict.statement.span.location.line))"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func diagnostic(of verdict: Prover.Verdict, _ grounds: String) -> Diagnostic {
    var notes: [Diagnostic.Note] = []
    for failure in verdict.failures { notes += self.notes(of: failure) }
    return Diagnostic(
      .statementFails, "'\(verdict.statement.text)' does not hold", at: verdict.statement.span,
      notes: notes + [Diagnostic.Note(grounds)])
  }

  private func notes(of failure: Prover.Failure) -> [Diagnostic.Note] {
    let label = AnalysisConfiguration(failure.request, widths: 0...0).label
    let missed = failure.relation.map { "'\($0)' is missed" } ?? "it is missed"
    var notes = [
      Diagnostic.Note("at widths \(Self.widths(failure.sizes)), in \(label)"),
      Diagnostic.Note(
        "\(Self.place(of: failure)) \(missed) by \(Self.number(failure.excess))"),
    ]
    for (name, frame) in failure.frames {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
      notes.append(Diagnostic.Note("'\(name)' is at [\(numbers.joined(separator: ", "))]"))
    }
    for term in failure.derivation?.terms ?? [] {
      notes.append(
        Diagnostic.Note(
          "follows from '\(term.constraint.description)'",
          at: places[term.constraint]))
    }
    return notes
  }

  /// The width with the largest error as text, which is rounded to a thousandth of a point.
  private static func place(of failure: Prover.Failure) -> String {
    let rounded = (failure.worst * 1000).rounded() / 1000
    let place =
      failure.sizes.contains(rounded) || rounded == failure.worst
      ? "at" : "just \(failure.worst < rounded ? "below" : "above")"
    return "\(place) \(number(rounded))"
  }

  /// The most ranges of widths that are printed as text.
  private static let largestRangeCount = 8

  /// The first ranges of widths; frames on pixels can fail at thousands.
  private static func widths(_ sizes: SizeSet) -> String {
    let more = sizes.ranges.count - largestRangeCount
    if more <= 1 { return sizes.text }
    let first = sizes.ranges.prefix(largestRangeCount).map(\.text).joined(separator: ", ")
    return "\(first) and \(more) more ranges"
  }

  static func number(_ value: Double) -> String { JSONNumber.rounded(value) }

  private func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.string("tinamou/proofs/1", forKey: "schema")
    writer.string(file.source.name, forKey: "file")
    writer.boolean(onPixels, forKey: "pixels")
    writer.beginArray(forKey: "proofs")
    for verdict in verdicts { write(verdict, to: &writer) }
    writer.end()
    writer.end()
  }

  private func write(_ verdict: Prover.Verdict, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.string(verdict.statement.text, forKey: "statement")
    writer.boolean(verdict.holds, forKey: "holds")
    if !verdict.openSizes.isEmpty { writer.widths(verdict.openSizes, forKey: "open") }
    if !verdict.brokenSizes.isEmpty { writer.widths(verdict.brokenSizes, forKey: "broken") }
    writer.number(Double(verdict.pieceCount), forKey: "pieces")
    writer.number(Double(verdict.configurationCount), forKey: "configurations")
    writer.beginArray(forKey: "failures")
    for failure in verdict.failures {
      writer.beginObject()
      writer.string(
        AnalysisConfiguration(failure.request, widths: 0...0).label, forKey: "configuration")
      writer.widths(failure.sizes)
      writer.number(failure.worst, forKey: "worst")
      writer.number(JSONWriter.points(failure.excess), forKey: "excess")
      writer.beginArray(forKey: "frames")
      for (name, frame) in failure.frames {
        writer.beginObject(inline: true)
        writer.string(name, forKey: "id")
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        writer.numbers(numbers.map(JSONWriter.points), forKey: "frame")
        writer.end()
      }
      writer.end()
      writer.beginArray(forKey: "followsFrom")
      for term in failure.derivation?.terms ?? [] { writer.string(term.constraint.description) }
      writer.end()
      writer.end()
    }
    writer.end()
    writer.end()
  }
}

extension JSONWriter {
  /// A number of points without the digits that are less than the unit of the solver's values.
  static func points(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// Writes ranges of sizes with their ends, and whether the ends belong to them.
  mutating func widths(_ sizes: SizeSet, forKey key: String = "widths") {
    beginArray(forKey: key)
    for range in sizes.ranges {
      beginObject(inline: true)
      number(range.lowerBound, forKey: "from")
      number(range.upperBound, forKey: "to")
      boolean(range.includesLower, forKey: "includesFrom")
      boolean(range.includesUpper, forKey: "includesTo")
      end()
    }
    end()
  }
}
