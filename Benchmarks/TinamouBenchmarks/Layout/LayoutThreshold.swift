#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A bound on a ratio or count of `tinamou-bench layout`.
package struct LayoutThreshold: Sendable, Equatable, Codable {
  package var quantity: LayoutMeasurement.Quantity
  package var atMost: Double

  private struct File: Codable {
    var about: String
    var thresholds: [LayoutThreshold]
  }

  /// Reads a file of thresholds.
  package static func read(path: String) throws(BenchmarkError) -> [LayoutThreshold] {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      return try JSONDecoder().decode(File.self, from: data).thresholds
    } catch {
      throw .thresholds(path: path, reason: "\(error)")
    }
  }

  /// A description of the bound that a measurement exceeds; `nil` if it is met or was not measured.
  package func miss(of measurement: LayoutMeasurement) -> String? {
    guard let value = measurement.values[quantity], value > atMost else { return nil }
    return "missed: \(quantity.rawValue) is \(BenchmarkReport.decimal(value, places: 2)), "
      + "should be at most \(BenchmarkReport.decimal(atMost, places: 2))"
  }
}
