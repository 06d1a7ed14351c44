#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A bound on a ratio of a case, or the exact value of a count.
package struct TransitionThreshold: Sendable, Equatable, Codable {
  package var quantity: TransitionMeasurement.Quantity
  /// The names of the cases; `nil` for all.
  package var cases: [String]?
  package var atLeast: Double?
  package var atMost: Double?

  private struct File: Codable {
    var about: String
    var thresholds: [TransitionThreshold]
    /// The counts of each case, which are the same on every machine.
    var counts: [String: [String: Double]]
  }

  /// Reads a file of thresholds.
  package static func read(path: String) throws(BenchmarkError) -> [TransitionThreshold] {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      let file = try JSONDecoder().decode(File.self, from: data)
      var exact: [TransitionThreshold] = []
      for name in file.counts.keys.sorted() {
        let counts = file.counts[name] ?? [:]
        for key in counts.keys.sorted() {
          guard let quantity = TransitionMeasurement.Quantity(rawValue: key) else {
            throw BenchmarkError.thresholds(path: path, reason: "there is no count '\(key)'")
          }
          exact.append(
            TransitionThreshold(
              quantity: quantity, cases: [name], atLeast: counts[key], atMost: counts[key]))
        }
      }
      return file.thresholds + exact
    } catch let error as BenchmarkError {
      throw error
    } catch {
      throw .thresholds(path: path, reason: "\(error)")
    }
  }

  /// A description of the bound that a measurement exceeds; `nil` if it is met or was not measured.
  package func miss(of measurement: TransitionMeasurement) -> String? {
    guard cases?.contains(measurement.name) ?? true, let value = measurement.values[quantity],
      value < atLeast ?? -.infinity || value > atMost ?? .infinity
    else { return nil }
    func text(_ number: Double) -> String { BenchmarkReport.decimal(number, places: 2) }
    let bounds =
      atLeast == atMost
      ? [atLeast.map(text)]
      : [atLeast.map { "at least \(text($0))" }, atMost.map { "at most \(text($0))" }]
    return "missed: \(quantity.rawValue) of \(measurement.name) is \(text(value)), should be "
      + bounds.compactMap { $0 }.joined(separator: " and ")
  }
}
