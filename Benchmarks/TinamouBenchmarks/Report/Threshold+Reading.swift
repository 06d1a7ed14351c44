#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Threshold {
  /// The file: an object, so that it can contain a text beside the list.
  private struct File: Codable {
    var about: String
    var thresholds: [Threshold]
  }

  /// Reads a file of thresholds.
  package static func read(path: String) throws(BenchmarkError) -> [Threshold] {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      return try JSONDecoder().decode(File.self, from: data).thresholds
    } catch {
      throw .thresholds(path: path, reason: "\(error)")
    }
  }
}
