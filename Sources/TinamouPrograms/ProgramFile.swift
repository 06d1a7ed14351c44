/// A linear program that a file describes: rows and columns with limits, and an objective.
package struct ProgramFile: Sendable {
  /// A row with its limits.
  package struct Row: Sendable {
    /// The name of the row; `nil` for one without a name.
    package var name: String?
    package var terms: [(column: Int, coefficient: Double)] = []
    package var lower: Double
    package var upper: Double
  }

  /// A column with its limits.
  package struct Column: Sendable {
    package var name: String
    package var cost = 0.0
    package var lower = 0.0
    package var upper = Double.infinity
  }

  /// A place in the file and what is to be said about it.
  package struct Message: Error, Hashable, Sendable {
    package var line: Int
    package var message: String

    package init(line: Int, message: String) {
      self.line = line
      self.message = message
    }
  }

  package var rows: [Row] = []
  package var columns: [Column] = []
  /// The constant of the objective.
  package var constant = 0.0
  /// Whether the objective is to be as large as possible.
  package var isMaximized = false
  /// What was read in a way that not every reader shares.
  package var warnings: [Message] = []

  /// Makes a program without rows and columns.
  init() {}

  /// Reads a file in the LP format, if it begins like one, otherwise in the MPS format.
  ///
  /// - Parameter text: The text of the file.
  /// - Throws: The first error with its line.
  package init(_ text: String) throws(Message) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self = try LPReader.reads(lines) ? LPReader.read(lines) : MPSReader.read(lines)
  }

  /// What to say about an upper bound below the lower bound of 0 that no line states.
  static func negativeUpperBound(of column: String) -> String {
    "the upper bound of '\(column)' is negative and its lower bound stays 0, so no value is left"
  }

  /// Why integers are refused.
  static let integers = "integer columns are refused: only linear programs are solved"
}
