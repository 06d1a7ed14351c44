#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A run of `tinamou bench` as JSON: the measurements, and the files, so that a later run can
/// measure them again.
struct FileBenchmarkRun: Codable {
  struct Entry: Codable {
    var name: String
    var samples: Int
    /// The limit in microseconds; `nil` for none.
    var budget: Double?
    var isInTime: Bool
    var times: [TransitionMeasurement.Times]
    var comparison: PairedComparison?
  }

  private static let schema = "tinamou/bench/1"

  var schema = Self.schema
  var measurements: [Entry]
  var files: [BenchmarkFile]
  /// What the views of the files caused; `nil` if nobody asked.
  var views: [FileAttribution]?

  init(_ entries: [Entry], _ files: [BenchmarkFile], _ views: [FileAttribution]) {
    measurements = entries
    self.files = files
    self.views = views.isEmpty ? nil : views
  }

  /// Reads a run that was printed before.
  init(path: String) throws(BenchmarkError) {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      self = try JSONDecoder().decode(FileBenchmarkRun.self, from: data)
    } catch is DecodingError {
      throw .file("\(path): error: this is no run that 'tinamou bench --json' printed")
    } catch {
      throw .file("\(path): error: cannot be read")
    }
    guard schema == Self.schema else {
      throw .file("\(path): error: the schema is '\(schema)'; expected '\(Self.schema)'")
    }
  }

  /// The file of this run with the same path, otherwise the one with the same name.
  func file(matching file: BenchmarkFile) -> BenchmarkFile? {
    files.first { $0.path == file.path } ?? files.first { $0.name == file.name }
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
