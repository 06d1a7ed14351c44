internal import Synchronization

/// The state of a solver: variables, rows, and the basis as definitions in topological order.
///
/// Each active row defines one variable from its raw terms, like a cell of a spreadsheet. Nothing
/// is substituted and no factors are stored, so errors do not accumulate. A composite, which is a
/// stored combination of active rows, breaks a cycle of definitions. A variable without a
/// definition keeps its value.
///
/// Invariants, checked by `checkInvariants()`:
/// - I1 Every active row defines one variable or owns one composite; every definition is active.
/// - I2 A definition mentions only variables with smaller labels than the one it defines.
/// - I3 A composite is the sum of its recipe, whose rows are active and include its owner.
/// - I4 Every value satisfies its definition; residuals of nonactive rows are current.
/// - I5 The multipliers cancel in every variable and lie in their boxes; those of stays are zero.
/// - I6 It is known where each moving row becomes violated, or the row is listed as changed.
/// - I7 When a variable has been examined down to a level of the staged rule, the rows that mention
///   it have their costs at this level and the stronger ones, if their residuals can differ from zero.
/// - I8 If the face is known to be closed and not in doubt, nothing in ``faceList`` leaves a value open.
struct Core: ~Copyable {
  /// Keeps the state at its address: a value with an atomic in it is lent to a function by
  /// reference, any other as a copy of all of its fields, here a kilobyte a call. The compiler
  /// takes a third longer to check such copies.
  private let address = Atomic(false)

  var variables = Buffer<VariableSlot>()
  var rows = Buffer<RowSlot>()
  /// The coefficients of rows; columns are variables.
  var terms = SparseMatrix()
  /// The recipes of composites; columns are rows.
  var recipes = SparseMatrix()
  var composites = Buffer<CompositeSlot>()
  var vectors = LexicographicPool()

  /// The value of each variable.
  var values = Buffer<PreciseAffine>()
  /// The number of values that are not numbers with few bits.
  var longValueCount: Int32 = 0
  /// The suggested value of the moving edit parameter.
  var parameter = 0.0
  var publication = Publication()
  /// The row of the moving edit parameter, or -1.
  var movingRow: Int32 = -1
  /// The nonactive rows that move with the parameter; brought up to date when they are read.
  var movingRows = MovingRows()
  /// The range of the parameter in which no row becomes violated, if nothing has changed since it
  /// was computed.
  var parameterRange: ParameterRange?
  /// The range at the time when the moving rows were last checked.
  var movingRange = ParameterRange()
  /// +1 or -1 while the solver looks for the basis just above, or just below, the parameter.
  var walkDirection = 0.0
  /// The row that moves while there is a heading, even if the basis is rebuilt; otherwise -1.
  var walkRow: Int32 = -1

  // The order list of variables, by label.
  var firstVariable: Int32 = -1
  var lastVariable: Int32 = -1

  var freeVariables = Buffer<Int32>()
  var freeRows = Buffer<Int32>()
  var freeComposites = Buffer<Int32>()
  var activeRowCount: Int32 = 0

  // The sweep.
  var sweepQueue = PriorityQueue<Int64>()
  var emissions = Buffer<Emission>()
  var terminals = Buffer<Terminal>()
  /// What the present sweep started with.
  var sweepSeeds = Buffer<Terminal>()

  // Pending work.
  var events = PriorityQueue<Int64>()
  /// The rows whose turn comes right after the variable just evaluated.
  var nextRows = Buffer<Int32>()
  /// Rows to remove, constants to change and rows to insert at the next flush.
  var withdrawals = Buffer<Int32>()
  var redefinitions = Buffer<Redefinition>()
  var constantChanges = Buffer<ConstantChange>()
  var insertions = Buffer<Int32>()
  /// Rows whose multipliers were forgotten in the first half of the present flush.
  var clearedRows = Buffer<Int32>()
  var dualQueue = WorkQueue()
  var primalQueue = WorkQueue()
  var flushNumber: Int32 = 0
  /// The number of consecutive steps that changed only the basis; after many of them Bland's rule
  /// is used.
  var degenerateSteps = 0
  var stepsInFlush = 0
  /// The maximum number of steps of a flush; by default it follows from the size of the model.
  var stepLimit: Int?
  /// The number of entries that the basis changes of the present flush visited; after too many the
  /// kernel is called.
  var exchangeWork = 0
  var isKernelAllowed = false
  /// How many rows were swept for conflicts that could not be believed yet.
  var vainWork = 0
  /// Whether the first conflict refuses the present update.
  var refusesConflicts = false
  /// Whether the flush ended with a conflict before everything was settled, because the update is
  /// refused.
  var isUnsettled = false

  /// Rows that were found to hold but for a little.
  var nearlyHoldingRows = Buffer<Int32>()

  // Scratch space of basis changes and of the primal phase.
  var undefinedVariables = Buffer<Int32>()
  /// The stays that withdrawn rows have left and that may still move.
  var newStays = Buffer<Int32>()
  var enteringRows = Buffer<Int32>()
  var dissolving = Buffer<Int32>()
  var dependentBlock = Buffer<Int32>()
  var path = Buffer<Int32>()
  var touchedRows = Buffer<Int32>()
  var stack = Buffer<Int32>()
  var touched = Buffer<Int32>()
  var breakpoints = PriorityQueue<Double>()
  var slopes = Buffer<Emission>()
  /// The recipe of the composite being made.
  var recipeParts = Buffer<Share>()
  var imbalance = Buffer<Imbalance>()
  /// The terms of the constraint being added, each variable once.
  var sums = Buffer<Terminal>()
  /// New inequalities, whose residuals are computed when all rows are inserted.
  var newRows = Buffer<Int32>()
  /// Soft equalities that wait until all other rows are settled.
  var piledRows = Buffer<Int32>()

  /// Active rows whose multipliers are on an edge of their boxes for the priorities and, as
  /// complements, stays: they leave the values open. A superset, which is cleaned up when it is
  /// read.
  var faceList = Buffer<Int32>()

  /// Whether anything has changed since the staged rule was last applied.
  var isCompletionDue = false
  /// Whether rows, or multipliers at the priorities, have changed since the staged rule was last
  /// applied.
  var isFaceInDoubt = true
  /// Whether the active costs were found to suffice, and only values have changed since, unless the
  /// face is in doubt (I8).
  var isFaceClosed = false
  /// The number of rows with costs of the staged rule, and the number that was needed at the last
  /// clean-up.
  var rankedRowCount: Int32 = 0
  var neededRankedRowCount: Int32 = 0
  /// Whether the strongest levels of the staged rule left nothing open, so that rows at weaker
  /// levels did not get their costs.
  var isRankingPartial = false
  /// The variables that are still open while levels of the staged rule are put in force.
  var openParts = OpenParts()
  /// Zero rows that were withdrawn and are not freed yet.
  var droppedZeroRows = Buffer<Int32>()

  /// Conflicts found in the present flush, then those that keep a row broken.
  var newConflicts: [ConflictRecord] = []
  /// How many members they have in all.
  var newConflictSize = 0
  /// How many times conflicts were settled in the running flush.
  var conflictRound = 0
  /// Rows that are off and were left to the next round, because this one found enough conflicts.
  var deferredRows = Buffer<Int32>()
  var conflicts: [ConflictRecord] = []
  /// The smallest coefficient that was ever added, in a scaled row.
  var finestCoefficient = 1.0
  /// The largest rounding error that a coefficient ever had, relative to it: more than that of one
  /// number if terms of one variable were added up and nearly cancelled, as in x - 1.05x. A power of
  /// two, so that an amount divided by it and multiplied again is the same amount.
  var coefficientError = Tolerance.coefficient
  /// Whether rounding errors became so large in the present flush that plain doubles could not
  /// decide: the answer has to be proven.
  var isRoundingInDoubt = false
  /// Whether a value became so large in the present flush that sums and products with it may not be
  /// finite.
  var isAnyValueTooLarge = false
  /// Rows that, as the present flush found, depend on each other beyond what doubles resolve.
  var illConditioned: [Int32] = []
  /// What an update does when required constraints cannot hold together.
  var conflictPolicy: ConflictPolicy
  /// The largest accepted magnitude of a constant or coefficient.
  var largestNumber = Solver.largestNumber

  /// The identity of the solver, whose handles are accepted.
  let identity: SolverIdentity
  /// Whether the owner guarantees that no two constraints have the same place in the document
  /// order.
  let trustsOrders: Bool
  /// The names of variables and constraints.
  var names = Names()
  var transaction = Transaction()
  var sequence = OrderSequence()
  /// The rows and variables at each place in the document order.
  var rowOrders = OrderIndex()
  var variableOrders = OrderIndex()
  var statistics = SolverStatistics()

  /// The priority of a forbidden side.
  static var required: Float { Priority.required.rawValue }

  init(
    conflictPolicy: ConflictPolicy = .relax, identity: SolverIdentity = .none,
    trustsOrders: Bool = true
  ) {
    self.conflictPolicy = conflictPolicy
    self.identity = identity
    self.trustsOrders = trustsOrders
  }

  /// The share of a row in a combination of active rows.
  struct Emission: BitwiseCopyable {
    var row: Int32
    var amount: Double
    /// A bound for the rounding error of the amount.
    var error = 0.0
    /// The sum of the absolute values of what composites added to the amount.
    var size = 0.0

    /// Whether the amount is only what rounding leaves of others that cancel.
    @inline(__always)
    var isCancelled: Bool { abs(amount) <= Tolerance.coefficient * size }

    /// Whether the amount is more than rounding.
    @inline(__always)
    var isSignificant: Bool { abs(amount) > max(error, Tolerance.pivot) }

    /// The reciprocal of the amount, with a bound for its rounding error.
    @inline(__always)
    var reciprocal: (value: Double, error: Double) {
      let value = 1 / amount
      return (value, error * value * value)
    }
  }

  /// The share of a row in a combination of rows, to 32 digits.
  struct Share: BitwiseCopyable {
    var row: Int32
    var amount: DoubleDouble
    /// The sum of the absolute values that were added up.
    var size = 0.0
  }

  /// A variable with an amount: a terminal of a sweep, or a term.
  struct Terminal: BitwiseCopyable {
    var variable: Int32
    var amount: Double
    /// A bound for the rounding error of the amount.
    var error = 0.0
  }

  /// A change of a row's multiplier for which the other multipliers must compensate.
  struct Imbalance: BitwiseCopyable {
    var row: Int32
    var change: Int32
  }

  /// A new right-hand side of a row, scaled.
  struct ConstantChange: BitwiseCopyable {
    var row: Int32
    var constant: Double
  }

  /// The new content of a row, to be set when the row is out of the model.
  struct Redefinition: BitwiseCopyable {
    var row: Int32
    var content: RowContent
  }
}
