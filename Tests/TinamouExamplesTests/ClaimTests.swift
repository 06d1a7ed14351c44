import Foundation
import Testing

@Suite struct `The claims of messages` {
  /// The folders with the messages about layouts.
  private static let folders = [
    "Sources/TinamouAnalysis/Check", "Sources/TinamouAnalysis/Diff",
    "Sources/TinamouAnalysis/Explain", "Sources/TinamouCommand/Commands/Analysis",
    "Sources/TinamouFormat/FileLayout",
  ]
  /// Words that say something about more than one layout.
  nonisolated(unsafe) private static let claim =
    /\b([Nn]ever|[Nn]o|[Nn]othing|[Nn]one|[Cc]ould|[Cc]annot|[Aa]lways|still)\b/
  /// Messages about files and options.
  nonisolated(unsafe) private static let others =
    /cannot be (read|written)|^report inequalities|files, if none is named|hide it in a set|is no place;/

  /// The strings of a file on one line each, without comments.
  private static func strings(in text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.contains(/^\s*\/\//) }.flatMap { line in
      line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
    }
  }

  @Test func `are in the table of what decides them`() throws {
    let table = try MarkdownDocument("Docs/Rules/Claims.md").text
    let phrases = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap {
      $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces)
    }
    var used: Set<String> = []
    for folder in Self.folders {
      let files = FileManager.default.enumerator(atPath: Repository.path(folder))?.compactMap {
        ($0 as? String).flatMap { $0.hasSuffix(".swift") ? $0 : nil }
      }
      for file in try #require(files) {
        for string in Self.strings(in: try Repository.text("\(folder)/\(file)"))
        where string.contains(Self.claim) && !string.contains(Self.others) {
          let known = phrases.filter(string.contains)
          #expect(!known.isEmpty, "\(file): \(string)")
          used.formUnion(known)
        }
      }
    }
    #expect(used.count >= 20, "\(used.count)")
  }
}
