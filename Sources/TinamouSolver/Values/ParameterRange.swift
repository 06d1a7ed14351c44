/// The range of the parameter in which no row becomes violated.
struct ParameterRange: BitwiseCopyable {
  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity

  func contains(_ parameter: Double) -> Bool { lower <= parameter && parameter <= upper }

  /// Leaves only what is between the ends of a row, and a parameter that may be beyond one of them:
  /// a row can exceed the smallest tolerance and still hold with its own.
  mutating func intersect(with ends: MovingRows.Ends, keeping parameter: Double) {
    lower = max(lower, min(ends.lower, parameter))
    upper = min(upper, max(ends.upper, parameter))
  }
}
