/// More steps were taken than a flush may take, or rounding left no way to go on.
struct Breakdown: Error {
  let steps: Int
  /// The rows that are too badly scaled to go on, if that is why.
  var rows: [Int32] = []
}

/// How many steps a flush, or the kernel, may take.
enum StepLimit {
  /// In all, far beyond what any model was seen to need.
  static func steps(rows: Int, variables: Int) -> Int { 1000 + 50 * (rows + variables) }

  /// Beyond so many, most steps lead nowhere, and the kernel is asked.
  static func usualSteps(rows: Int, variables: Int) -> Int { 1000 + 4 * (rows + variables) }

  /// How many in a row may change nothing but the basis before Bland's rule is used.
  static func degenerateSteps(variables: Int) -> Int { 50 + variables }
}
