/// The place of a declaration, in code or in a file.
public struct SourceLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// `Module/File.swift` in code, otherwise the path of the file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1; `nil` in code.
  public let column: Int?

  /// Makes a location.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The location of something whose place is not known.
  public static let unknown = SourceLocation(file: "", line: 0)

  /// The location as `file:line` or `file:line:column`.
  public var description: String {
    if self == .unknown { return "unknown" }
    return column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}
