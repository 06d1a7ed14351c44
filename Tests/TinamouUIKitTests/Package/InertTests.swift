import Foundation
import Testing

/// The names that exist so that apps compile, in a folder of their own.
@Suite struct InertTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/UIKit").standardized

  /// Names that other types have, too, and constants that are initial values of properties.
  private static let others: Set<String> = [
    "butt", "clear", "commit", "components", "linear", "listCell", "miter", "round", "systemBlue",
    "winding", "circle", "invalid", "characters",
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
    #expect(inert.count == 22)
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

  // MARK: The page of their names

  /// The names of inert members by the type that an app sees, in the order of the alphabet.
  ///
  /// A class or protocol above a live one, such as `InertButton`, stands for the live one.
  private func membersByType() throws -> [(type: String, members: [String])] {
    let files = try files()
    var live: [String: String] = [:]
    for source in files.values {
      for match in source.matches(of: /\b(?:class|protocol) (\w+):\s+(Inert\w+)/) {
        live[String(match.2)] = String(match.1)
      }
    }
    var members: [String: Set<String>] = [:]
    for (name, source) in files where name.hasPrefix("Inert/") {
      var type = ""
      for line in source.split(separator: "\n") {
        if let match = line.firstMatch(
          of:
            /^(?:@preconcurrency @MainActor )?(?:public |open |final )*(?:class|struct|enum|protocol|extension) (\w+)/
        ) {
          type = live[String(match.1)] ?? String(match.1)
          members[type, default: []].formUnion([])
        }
        for match in line.matches(of: /\b(?:var|func) (\w+)/)
        where line.contains(/\b(?:open|public)\b/) {
          members[type, default: []].insert(String(match.1))
        }
      }
    }
    return members.map { ($0, $1.sorted()) }.sorted { $0.type < $1.type }
  }

  @Test func `the page of inert names is made from them`() throws {
    var lines = [
      "# Inert names", "",
      "These names of UIKit exist so that apps compile; no layout depends on them. The list is made by",
      "`TINAMOU_RECORD=1 swift test --filter InertTests` from `Sources/UIKit/Inert`.", "",
      "| type | members |", "| --- | --- |",
    ]
    for (type, members) in try membersByType() {
      let names = members.map { "`\($0)`" }.joined(separator: ", ")
      lines.append("| `\(type)` | \(names.isEmpty ? "only its name" : names) |")
    }
    let text = lines.joined(separator: "\n") + "\n"
    let page = Self.sources.appending(path: "../../Docs/UIKitInert.md").standardized
    if ProcessInfo.processInfo.environment["TINAMOU_RECORD"] == "1" {
      try text.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == text)
  }
}
