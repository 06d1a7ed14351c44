import Foundation
import TinamouFormat

/// The files of the tests and, beside the sources, the examples of the documentation.
enum Fixture {
  static func source(_ name: String) throws -> SourceText {
    let folder = Bundle.module.url(forResource: "Fixtures", withExtension: nil)
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try source(at: folder.appendingPathComponent(name))
  }

  static func source(at url: URL) throws -> SourceText {
    SourceText(name: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }

  /// The examples and the files of the diagnostics, valid and invalid.
  static let files: [SourceText] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = [
      "Docs/Examples", "Tests/TinamouCommandTests/Fixtures/Diagnostics",
      "Tests/TinamouFormatTests/Fixtures",
    ]
    return folders.flatMap { folder -> [SourceText] in
      let url = root.appendingPathComponent(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.filter { $0.hasSuffix(".json") }.sorted().compactMap {
        try? source(at: url.appendingPathComponent($0))
      }
    }
  }()
}
