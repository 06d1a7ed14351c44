/// What the basis did, and what it noticed meanwhile.
struct BasisWork {
  // Since the flush began.
  /// The number of entries that the basis changes visited.
  var exchangedEntries = 0
  /// The number of entries of composites that were evaluated; after too many entries of both kinds
  /// the kernel is called.
  var evaluatedEntries = 0
  /// Whether rounding errors became so large that plain doubles could not decide: the answer has to
  /// be proven.
  var isRoundingInDoubt = false
  /// Whether a value became so large that sums and products with it may not be finite.
  var isAnyValueTooLarge = false

  // Since the solver was made, see ``SolverStatistics``.
  private(set) var evaluations = 0
  private(set) var preciseSweeps = 0
  private(set) var dependences = 0

  @inline(__always)
  mutating func countEvaluation() { evaluations += 1 }
  mutating func countPreciseSweep() { preciseSweeps += 1 }
  mutating func countDependence() { dependences += 1 }

  /// Begins a flush.
  mutating func start() {
    exchangedEntries = 0
    evaluatedEntries = 0
    isRoundingInDoubt = false
    isAnyValueTooLarge = false
  }
}
