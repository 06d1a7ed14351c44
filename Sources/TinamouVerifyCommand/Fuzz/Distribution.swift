import TinamouSolver

/// Counts of what a run has tried.
struct Distribution: Sendable {
  private(set) var shapes: [ScriptShape] = []
  private(set) var inconclusive: [String: Int] = [:]
  private(set) var findings: [Finding.Kind: Int] = [:]

  var inconclusiveCount: Int { inconclusive.values.reduce(0, +) }
  var findingCount: Int { findings.values.reduce(0, +) }

  mutating func add(_ report: ScriptReport) {
    shapes.append(report.shape)
    if let reason = report.inconclusive { inconclusive[reason, default: 0] += 1 }
    if let finding = report.finding { findings[finding.kind, default: 0] += 1 }
  }

  var text: String {
    if shapes.isEmpty { return "no models\n" }
    var lines = ["models \(shapes.count)"]
    lines.append("variables      \(spread(shapes.map { Double($0.variableCount) }))")
    lines.append("rows/variables \(spread(shapes.map(\.density)))")
    lines.append("soft levels    \(spread(shapes.map { Double($0.levelCount) }))")
    let sizes = shapes.flatMap(\.batchSizes)
    lines.append("edits a flush  \(spread(sizes.map { Double($0) }))")
    lines.append("flushes        \(sizes.count), \(sum(\.refusedBatches)) refused")
    lines.append("conflict sets  \(sum(\.conflictSets))")
    lines.append("changed rows   \(sum(\.changesInPlace))")
    lines.append("pieces         \(sum(\.pieces))")
    let shares: [(String, (ScriptShape) -> Bool)] = [
      ("rows/variables >= 1.5", { $0.density >= 1.5 }),
      ("at least 4 soft levels", { $0.levelCount >= 4 }),
      ("a fractional level", \.hasFractionalLevel),
      ("a coefficient beyond +-1", \.hasLargeCoefficient),
      ("a cycle of tight rows", \.hasCycle),
      ("a conflict at some time", \.hasConflict),
      ("a conflict at the end", \.endsInConflict),
      ("refusing conflicts", \.refusesConflicts),
      ("ambiguous at the end", \.isAmbiguous),
    ]
    for (name, property) in shares {
      let share = 1000 * shapes.count(where: property) / shapes.count
      lines.append("\(share / 10).\(share % 10) % \(name)")
    }
    lines.append(
      "pivots         \(sum(\.statistics.dualPivots)) dual, "
        + "\(sum(\.statistics.primalPivots)) primal; \(sum(\.statistics.flips)) flips")
    lines.append("inconclusive   \(inconclusiveCount)")
    for reason in inconclusive.keys.sorted() {
      lines.append("  \(inconclusive[reason] ?? 0) \(reason)")
    }
    for kind in Finding.Kind.allCases { lines.append("\(findings[kind] ?? 0) \(kind.rawValue)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func sum(_ count: (ScriptShape) -> Int) -> Int { shapes.reduce(0) { $0 + count($1) } }

  /// The smallest value, the median and the largest value.
  private func spread(_ numbers: [Double]) -> String {
    let sorted = numbers.sorted()
    guard let first = sorted.first, let last = sorted.last else { return "-" }
    let shown = [first, sorted[sorted.count / 2], last].map { ($0 * 100).rounded() / 100 }
    return "\(shown[0]) least, \(shown[1]) median, \(shown[2]) largest"
  }
}
