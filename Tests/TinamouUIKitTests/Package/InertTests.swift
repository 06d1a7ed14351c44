import Foundation
import Testing

/// The names that exist so that apps compile, in a folder of their own.
@Suite struct InertTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/UIKit").standardized

  /// Names that other types have, too, and constants that are initial values of properties.
  private static let others: Set<String> = [
    "butt", "clear", "commit", "components", "linear", "listCell", "miter", "round", "systemBlue",
    "winding", "circle",
  ]

  /// The source files of the module without comments, by their path in it.
  private func files() throws -> [String: String] {
    var files: [String: String] = [:]
    let paths = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(paths) where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let name = file.path.dropFirst(Self.sources.path.count + 1)
      files[String(name)] =
        lines
        .map { $0.components(separatedBy: "//").first ?? "" }
        .joined(separator: "\n")
    }
    return files
  }

  private func declared(in source: String) -> Set<String> {
    Set(source.matches(of: /\b(?:var|let|func|case)\s+(\w+)/).map { String($0.1) })
  }

  @Test func `nothing that lays out reads what is inert`() throws {
    let files = try files()
    let inert = files.filter { $0.key.hasPrefix("Inert/") }
    let live = files.filter { !$0.key.hasPrefix("Inert/") }
    #expect(inert.count == 20)
    var known = Self.others
    var read: Set<String> = []
    for source in live.values {
      known.formUnion(declared(in: source))
      known.formUnion(source.matches(of: /\b(\w+):/).map { String($0.1) })
      read.formUnion(source.matches(of: /\.(\w+)/).map { String($0.1) })
    }
    let names = inert.values.reduce(into: Set<String>()) { $0.formUnion(declared(in: $1)) }
    #expect(names.count > 500)
    #expect(names.subtracting(known).intersection(read).sorted() == [])
  }

  @Test func `inert names have a line each and no comments`() throws {
    let folder = Self.sources.appending(path: "Inert")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(!text.contains("///"), "\(name)")
    }
  }
}
