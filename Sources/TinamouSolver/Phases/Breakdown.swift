/// The flush took more steps than allowed, or rounding prevents further steps.
struct Breakdown: Error {
  let steps: Int
  /// The rows that were not settled, or that are too badly scaled to go on.
  let rows: [Int32]
  /// Whether rounding is the reason.
  let isIllConditioned: Bool
}

/// The maximum numbers of steps of a flush or of the kernel.
enum StepLimit {
  /// The absolute maximum, far beyond what any known model needs.
  static func steps(rows: Int, variables: Int) -> Int { 1000 + 50 * (rows + variables) }

  /// The number beyond which most steps make no progress, so that the kernel is called.
  static func usualSteps(rows: Int, variables: Int) -> Int { 1000 + 4 * (rows + variables) }

  /// The number of consecutive steps that change only the basis before Bland's rule is used.
  static func degenerateSteps(activeRows: Int) -> Int { 50 + activeRows }
}
