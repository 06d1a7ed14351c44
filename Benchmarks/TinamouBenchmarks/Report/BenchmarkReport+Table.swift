extension BenchmarkReport {
  /// The report as text: ratios first, times in microseconds.
  package var table: String {
    var table = TextTable(header: header)
    for measurement in measurements { table.append(row(measurement)) }
    var text = table.text
    let growths = growths
    if !growths.isEmpty {
      var table = TextTable(header: ["workload", "operation", "sizes", "exponent"])
      for growth in growths {
        table.append([
          growth.workload.rawValue, growth.operation.rawValue,
          "\(growth.sizes.lowerBound)-\(growth.sizes.upperBound)",
          Self.decimal(growth.exponent, places: 2),
        ])
      }
      text += "\n" + table.text
    }
    return text
  }

  private var header: [String] {
    ["workload", "operation", "n"]
      + (peerName.map { ["\($0)/ours"] } ?? [])
      + ["ours/manual", "ours", "min", "manual", "min"]
      + (peerName.map { [$0, "min"] } ?? [])
      + ["p99", "worst"]
      + (peerName.map { ["\($0) p99"] } ?? [])
      + ["basis", "allocations"]
      + (peerName.map { ["\($0)'s"] } ?? [])
      + ["peak kB"]
      + (peerName.map { ["\($0)'s"] } ?? [])
      + ["B/constraint", "notes"]
  }

  private func row(_ measurement: Measurement) -> [String] {
    let hasPeer = peerName != nil
    var cells = [
      measurement.workload.rawValue, measurement.operation.rawValue, "\(measurement.size)",
    ]
    if hasPeer { cells.append(Self.peerRatio(measurement)) }
    cells.append(Self.ratio(measurement.manualRatio))
    cells += Self.times(measurement.ours) + Self.times(measurement.manual)
    if hasPeer { cells += Self.times(measurement.peer) }
    cells += [
      Self.time(measurement.distribution?.p99), Self.time(measurement.distribution?.worst),
    ]
    if hasPeer { cells.append(Self.time(measurement.peerDistribution?.p99)) }
    cells += [Self.count(measurement.basisChanges), Self.count(measurement.allocations)]
    if hasPeer { cells.append(Self.count(measurement.peerAllocations)) }
    cells.append(Self.kilobytes(measurement.peakBytes))
    if hasPeer { cells.append(Self.kilobytes(measurement.peerPeakBytes)) }
    cells.append(Self.ratio(measurement.bytesPerConstraint, missing: ""))
    cells.append(notes(measurement).joined(separator: "; "))
    return cells
  }

  private func notes(_ measurement: Measurement) -> [String] {
    var notes: [String] = []
    if case .missing(let reason) = measurement.ours { notes.append("ours: \(reason)") }
    if let peerName {
      switch measurement.peer {
      case .tooSlow(let seconds)?:
        notes.append("\(peerName): > \(Self.decimal(seconds, places: 0)) s")
      case .missing(let reason)?: notes.append("\(peerName): \(reason)")
      case .timed?, nil: break
      }
    }
    if let comparison = measurement.manualComparison, comparison != .equal {
      notes.append("manual: \(comparison.description)")
    }
    if let comparison = measurement.peerComparison, comparison != .equal {
      notes.append("\(peerName ?? "peer"): \(comparison.description)")
    }
    return notes
  }

  // MARK: Numbers

  private static func peerRatio(_ measurement: Measurement) -> String {
    if measurement.peerRatio == nil, let least = measurement.leastPeerRatio {
      return "> " + ratio(least)
    }
    return ratio(measurement.peerRatio)
  }

  private static func times(_ outcome: Measurement.Outcome?) -> [String] {
    guard case .timed(let timings)? = outcome else { return ["-", "-"] }
    return [time(timings.median), time(timings.minimum)]
  }

  private static func time(_ microseconds: Double?) -> String {
    guard let microseconds else { return "" }
    return decimal(microseconds, places: microseconds < 10 ? 3 : microseconds < 1000 ? 1 : 0)
  }

  private static func kilobytes(_ bytes: Int?) -> String {
    guard let bytes else { return "" }
    return decimal(Double(bytes) / 1000, places: 0)
  }

  private static func ratio(_ ratio: Double?, missing: String = "-") -> String {
    guard let ratio else { return missing }
    return decimal(ratio, places: ratio < 10 ? 2 : ratio < 100 ? 1 : 0)
  }

  private static func count(_ count: Double?) -> String {
    guard let count else { return "" }
    return decimal(count, places: count == count.rounded() ? 0 : 2)
  }

  /// A number with a fixed count of decimals.
  static func decimal(_ number: Double, places: Int) -> String {
    let unit = (0..<places).reduce(1) { unit, _ in unit * 10 }
    let whole = Int((abs(number) * Double(unit)).rounded())
    let sign = number < 0 && whole > 0 ? "-" : ""
    guard places > 0 else { return sign + "\(whole)" }
    let fraction = String(whole % unit)
    return sign + "\(whole / unit)." + String(repeating: "0", count: places - fraction.count)
      + fraction
  }
}

extension Measurement {
  /// For a build: the bytes that remain allocated after it, per constraint.
  package var bytesPerConstraint: Double? {
    retainedBytes.map { Double($0) / Double(constraintCount) }
  }
}

extension Comparison: CustomStringConvertible {
  package var description: String {
    switch self {
    case .equal: "equal"
    case .tied(let differing, let count):
      "\(differing) of \(count) values differ in a tie, errors equal"
    case .peerIsWorse(let priority, let error):
      "its errors at \(priority) are larger by \(BenchmarkReport.decimal(error, places: 4))"
    case .oursAreWorse(let priority, let error):
      "WRONG: our errors at \(priority) are larger by "
        + BenchmarkReport.decimal(error, places: 4)
    }
  }
}
