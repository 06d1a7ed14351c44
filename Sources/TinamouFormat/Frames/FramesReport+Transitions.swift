import TinamouControllers
import TinamouLayout

extension FramesReport {
  func write(_ report: TransitionReport, to writer: inout JSONWriter) {
    writer.beginObject(forKey: "transition")
    writer.beginArray(forKey: "stages")
    for part in report.stages {
      writer.beginObject(inline: true)
      writer.string(part.stage.rawValue, forKey: "stage")
      for (name, count) in part.counts.named {
        writer.number(Double(count), forKey: name)
      }
      if hasTimes {
        writer.number(Self.milliseconds(part.seconds), forKey: "milliseconds")
      }
      writer.end()
    }
    writer.end()
    writer.beginArray(forKey: "findings")
    for finding in report.findings { writer.string(finding.description) }
    writer.end()
    if hasTimes { writeVerdict(of: report, to: &writer) }
    writer.end()
  }

  private func writeVerdict(of report: TransitionReport, to writer: inout JSONWriter) {
    writer.number(Self.milliseconds(report.budget.frameSeconds), forKey: "budgetMilliseconds")
    let (verdict, stage) = report.verdict.words
    writer.string(verdict, forKey: "verdict")
    if let stage { writer.string(stage.rawValue, forKey: "by") }
  }

  /// The stages of a transition as a table, with the verdict if times are measured.
  func table(of report: TransitionReport) -> String {
    let counts = TransitionCounts().named.map(\.name)
    var table = TextTable(columns: ["stage"] + counts + (hasTimes ? ["milliseconds"] : []))
    for part in report.stages {
      let time = hasTimes ? [JSONNumber.text(Self.milliseconds(part.seconds))] : []
      table.add([part.stage.rawValue] + part.counts.named.map { "\($0.count)" } + time)
    }
    let findings = report.findings.map { "\($0)\n" }.joined()
    guard hasTimes else { return table.text + findings }
    let (verdict, stage) = report.verdict.words
    let budget = JSONNumber.text(Self.milliseconds(report.budget.frameSeconds))
    return table.text + findings + "budget of \(budget) ms: \(verdict)"
      + (stage.map { " by \($0.rawValue)" } ?? "") + "\n"
  }

  /// Seconds as milliseconds, rounded to the microsecond.
  private static func milliseconds(_ seconds: Double) -> Double {
    (seconds * 1e6).rounded() / 1e3
  }
}

extension TransitionCounts {
  /// The counts that are printed, with their names.
  fileprivate var named: [(name: String, count: Int)] {
    [
      ("pivots", pivots), ("switched", switchedConstraints), ("measured", measurements),
      ("moved", movedViews),
    ]
  }
}

extension TransitionBudget.Verdict {
  /// The verdict in words, and the stage that exceeds the limit.
  fileprivate var words: (verdict: String, stage: TransitionStage?) {
    switch self {
    case .met: ("met", nil)
    case .missed(let stage): ("missed", stage)
    case .terminated(let stage): ("terminated", stage)
    }
  }
}
