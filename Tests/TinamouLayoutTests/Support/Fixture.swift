import Foundation

/// Tables of facts that the tests read.
enum Fixture {
  /// The rows of a table of tab-separated values, without comments.
  static func rows(_ name: String) -> [[String]] {
    guard let url = Bundle.module.resourceURL?.appending(path: "Fixtures/\(name)"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
