internal import Synchronization

/// The state of a solver, as values with functions of their own, and the phases that change several
/// of them.
///
/// The basis says how rows are combined and what values result, and the multipliers prove that
/// these are optimal. An update collects edits in the transaction; a flush brings them to an
/// optimum.
///
/// Invariants, checked by `checkInvariants()` where ``checksInvariants`` is set:
/// - I1 Every active row defines one variable or owns one composite; every definition is active.
/// - I2 A definition mentions only variables with smaller labels than the one it defines.
/// - I3 A composite is the sum of its recipe, whose rows are active and include its owner.
/// - I4 Every value satisfies its definition; residuals of nonactive rows are current.
/// - I5 The multipliers cancel in every variable and lie in their boxes; those of stays are zero,
///   and ``Multipliers/imbalance`` is empty.
/// - I6 It is known where each moving row becomes violated, or the row is listed as changed.
/// - I7 When a variable has been examined down to a level of the staged rule, the rows that mention
///   it have their costs at this level and the stronger ones, if their residuals can differ from
///   zero.
/// - I8 If the face is known to be closed and not in doubt, nothing in the list of the ``face``
///   leaves a value open.
struct Core: ~Copyable {
  /// Keeps the state at its address: a value with an atomic in it is lent to a function by
  /// reference, any other as a copy of all of its fields, here a kilobyte a call. The compiler
  /// takes a third longer to check such copies.
  private let address = Atomic(false)

  /// The rows and variables, the basis and the values.
  var basis = Basis()
  var multipliers = Multipliers()
  /// The rows and coefficients for which what counts as zero is another than usual.
  var scaling = Scaling()
  var repeatedChange = RepeatedChange()

  // The flush.
  var pending = PendingChanges()
  var progress = FlushProgress()
  /// The maximum number of steps of a flush; by default it follows from the size of the model.
  var stepLimit: Int?
  var withdrawal = Withdrawal()
  var insertion = Insertion()
  var dualQueue = WorkQueue()
  var primalQueue = WorkQueue()
  var breakpoints = PriorityQueue<Double>()

  // The staged rule.
  var face = OptimalFace()
  var stagedRule = StagedRule()

  // Conflicts.
  /// What an update does when required constraints cannot hold together.
  var conflictPolicy: ConflictPolicy
  /// Whether the first conflict refuses the present update.
  var refusesConflicts = false
  /// Whether the flush ended with a conflict before everything was settled, because the update is
  /// refused.
  var isUnsettled = false
  var newConflicts = NewConflicts()
  /// The conflicts that keep a row broken.
  var conflicts: [ConflictRecord] = []

  // The owner's edits.
  /// The identity of the solver, whose handles are accepted.
  let identity: SolverIdentity
  /// Whether the owner guarantees that no two constraints have the same place in the document
  /// order.
  let trustsOrders: Bool
  /// Whether the invariants are checked after every update, for tests; takes many times as long.
  let checksInvariants: Bool
  /// The largest accepted magnitude of a constant or coefficient.
  var largestNumber = Solver.largestNumber
  /// The names of variables and constraints.
  var names = Names()
  var transaction = Transaction()
  var places = DocumentPlaces()
  /// The counts of what the basis does not count itself, see ``statistics``.
  var counts = SolverStatistics()

  init(
    conflictPolicy: ConflictPolicy = .relax, identity: SolverIdentity = .none,
    trustsOrders: Bool = true, checksInvariants: Bool = false
  ) {
    self.conflictPolicy = conflictPolicy
    self.identity = identity
    self.trustsOrders = trustsOrders
    self.checksInvariants = checksInvariants
  }

  /// Counts of the work so far.
  var statistics: SolverStatistics {
    var statistics = counts
    statistics.evaluations = basis.work.evaluations
    statistics.doubts.preciseSweeps = basis.work.preciseSweeps
    statistics.doubts.dependences = basis.work.dependences
    return statistics
  }
}
