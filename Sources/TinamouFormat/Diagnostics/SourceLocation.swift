/// A place in a file.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file as the user gave it.
  public let file: String
  /// The line, from one.
  public let line: Int
  /// The column in characters, from one; a tab counts as one.
  public let column: Int

  /// Makes a location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
