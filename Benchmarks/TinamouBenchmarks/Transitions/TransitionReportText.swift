#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TransitionMeasurement {
  /// The measurement as text: times in microseconds, then ratios and counts.
  package var text: String {
    var table = TextTable(header: ["\(name), \(samples) times", "", "p50", "p99", "worst", ""])
    for time in times {
      let isBudgeted = time.part == firstFrame?.part
      let verdict = isInTime ? "met" : "missed"
      table.append([
        "  \(time.part)", "", decimal(time.median), decimal(time.p99), decimal(time.worst),
        isBudgeted ? "of \(decimal(budget)) in p99: \(verdict)" : "",
      ])
    }
    let counts = Quantity.allCases.compactMap { quantity in
      values[quantity].map {
        "\(quantity.rawValue) \(BenchmarkReport.decimal($0, places: quantity.places))"
      }
    }
    return table.text + "  " + counts.joined(separator: ", ") + "\n"
  }

  private func decimal(_ value: Double) -> String { BenchmarkReport.decimal(value, places: 1) }
}

extension TransitionMeasurement.Quantity {
  /// Ratios have decimals, counts do not.
  fileprivate var places: Int {
    switch self {
    case .handRatio, .peerRatio: 2
    default: 0
    }
  }
}

/// The measurements as JSON; times in microseconds, keys in alphabetical order.
struct TransitionReportFile: Encodable {
  struct Entry: Encodable {
    var name: String
    var samples: Int
    var budget: Double
    var isInTime: Bool
    var times: [TransitionMeasurement.Times]
    var values: [String: Double]
  }

  var schema = "tinamou/transitions/1"
  var measurements: [Entry]

  init(_ measurements: [TransitionMeasurement]) {
    self.measurements = measurements.map {
      Entry(
        name: $0.name, samples: $0.samples, budget: $0.budget, isInTime: $0.isInTime,
        times: $0.times,
        values: Dictionary(
          uniqueKeysWithValues: $0.values.map { ($0.key.rawValue, $0.value) }))
    }
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
