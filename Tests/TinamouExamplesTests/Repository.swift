import Foundation

/// The files of the repository that the tests were built from.
enum Repository {
  /// The folder with Package.swift.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file, for a command.
  static func path(_ relativePath: String) -> String {
    root.appending(path: relativePath).path(percentEncoded: false)
  }

  /// The text of a file.
  static func text(_ relativePath: String) throws -> String {
    try String(contentsOf: root.appending(path: relativePath), encoding: .utf8)
  }
}
