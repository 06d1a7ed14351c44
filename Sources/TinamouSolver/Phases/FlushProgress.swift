/// What a flush knows about its own progress: how much work was done, and whether rounding is in
/// the way.
struct FlushProgress {
  var steps = 0
  /// The number of consecutive steps that changed only the basis; after many of them Bland's rule
  /// is used.
  var degenerateSteps = 0
  /// How many rows were swept for conflicts that could not be believed yet.
  var vainWork = 0
  /// How often many soft rows were settled together.
  var joinedSettlements = 0
  var isKernelAllowed = false
  /// Rows that, as was found, depend on each other beyond what doubles resolve.
  var illConditioned: [Int32] = []
  /// Required equalities outside of the basis that follow from earlier ones in it, as was found in
  /// this flush since a required equality last left the basis.
  var impliedEqualities: Set<Int32> = []

  /// Begins a flush, for which the kernel may be called.
  mutating func start() {
    self = FlushProgress(isKernelAllowed: true)
  }

  /// Forgets the steps so far, before another way to the optimum.
  mutating func restart() {
    steps = 0
    degenerateSteps = 0
    illConditioned = []
  }
}
