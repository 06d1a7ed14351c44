internal import Synchronization

/// The state of a solver: variables, rows, and the basis as definitions in topological order.
///
/// Each active row defines one variable from its raw terms, like a cell of a spreadsheet. Nothing
/// is substituted and no factors are stored, so errors do not accumulate. A composite, which is a
/// stored combination of active rows, breaks a cycle of definitions. A variable without a
/// definition keeps its value.
///
/// Invariants, checked by `checkInvariants()` where ``checksInvariants`` is set:
/// - I1 Every active row defines one variable or owns one composite; every definition is active.
/// - I2 A definition mentions only variables with smaller labels than the one it defines.
/// - I3 A composite is the sum of its recipe, whose rows are active and include its owner.
/// - I4 Every value satisfies its definition; residuals of nonactive rows are current.
/// - I5 The multipliers cancel in every variable and lie in their boxes; those of stays are zero, and
///   ``imbalance`` is empty.
/// - I6 It is known where each moving row becomes violated, or the row is listed as changed.
/// - I7 When a variable has been examined down to a level of the staged rule, the rows that mention
///   it have their costs at this level and the stronger ones, if their residuals can differ from zero.
/// - I8 If the face is known to be closed and not in doubt, nothing in the list of the ``face`` leaves a value open.
struct Core: ~Copyable {
  /// Keeps the state at its address: a value with an atomic in it is lent to a function by
  /// reference, any other as a copy of all of its fields, here a kilobyte a call. The compiler
  /// takes a third longer to check such copies.
  private let address = Atomic(false)

  // The model.
  var variables = Buffer<VariableSlot>()
  var rows = Buffer<RowSlot>()
  /// The priorities and weights of rows.
  var costs = RowCostTable()
  /// The coefficients of rows; columns are variables.
  var terms = SparseMatrix()
  /// The numbers of the owner's coefficients that are fine or extreme, in scaled rows.
  var fineCoefficientCount: Int32 = 0
  var extremeCoefficientCount: Int32 = 0
  /// The owner's rows with small weights.
  var smallWeights = SmallWeights()
  /// The rounding errors of coefficients.
  var coefficientErrors = CoefficientErrors()
  /// The largest of them in the model.
  var coefficientError = Tolerance.coefficient
  var freeVariables = Buffer<Int32>()
  var freeRows = Buffer<Int32>()

  // The basis.
  var composites = Buffer<CompositeSlot>()
  /// The recipes of composites; columns are rows.
  var recipes = SparseMatrix()
  var freeComposites = Buffer<Int32>()
  var activeRowCount: Int32 = 0
  var vectors = LexicographicPool()
  /// The ends of the list of variables in topological order.
  var firstVariable: Int32 = -1
  var lastVariable: Int32 = -1
  var basisChange = BasisChange()

  // The values.
  /// The value of each variable.
  var values = Buffer<PreciseAffine>()
  /// The number of values that are not numbers with few bits.
  var longValueCount: Int32 = 0
  var publication = Publication()

  // The moving parameter: the constant of one row.
  /// The value of the parameter.
  var parameter = 0.0
  /// The row of the parameter, or -1.
  var movingRow: Int32 = -1
  var repeatedChange = RepeatedChange()
  /// The nonactive rows that move with the parameter; brought up to date when they are read.
  var movingRows = MovingRows()
  /// The range of the parameter in which no row becomes violated, if nothing has changed since it
  /// was computed.
  var parameterRange: ParameterRange?

  // The sweep.
  var sweepQueue = PriorityQueue<Int64>()
  var emissions = Buffer<Emission>()
  var terminals = Buffer<Terminal>()
  /// What the present sweep started with.
  var sweepSeeds = Buffer<Terminal>()

  // The flush.
  var pending = PendingChanges()
  var progress = FlushProgress()
  /// The maximum number of steps of a flush; by default it follows from the size of the model.
  var stepLimit: Int?
  var withdrawal = Withdrawal()
  /// New inequalities, whose residuals are computed when all rows are inserted.
  var newRows = Buffer<Int32>()
  /// Soft equalities that wait until all other rows are settled.
  var piledRows = Buffer<Int32>()
  var events = PriorityQueue<Int64>()
  /// The rows that were repaired as soon as they were found violated, in this round of the flush.
  var eagerlyRepairedRows = Buffer<Int32>()
  /// The rows whose turn comes right after the variable just evaluated.
  var nextRows = Buffer<Int32>()
  var dualQueue = WorkQueue()
  var primalQueue = WorkQueue()
  /// The rows that move with the leaving row or stay of a primal step, with their slopes.
  var slopes = Buffer<Emission>()
  /// The variables that move with it.
  var differentiatedVariables = Buffer<Int32>()
  var breakpoints = PriorityQueue<Double>()
  /// The multipliers that have changed and for which others must compensate: none between steps.
  var imbalance = Buffer<Imbalance>()
  /// Rows that were found to hold but for a little.
  var nearlyHoldingRows = Buffer<Int32>()

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
  /// The terms of the constraint being added, each variable once.
  var sums = Buffer<Terminal>()
  var sequence = OrderSequence()
  /// The rows and variables at each place in the document order.
  var rowOrders = OrderIndex()
  var variableOrders = OrderIndex()
  var statistics = SolverStatistics()

  /// The priority of a forbidden side.
  static var required: Float { Priority.required.rawValue }

  init(
    conflictPolicy: ConflictPolicy = .relax, identity: SolverIdentity = .none,
    trustsOrders: Bool = true, checksInvariants: Bool = false
  ) {
    self.conflictPolicy = conflictPolicy
    self.identity = identity
    self.trustsOrders = trustsOrders
    self.checksInvariants = checksInvariants
  }

  /// The share of a row in a combination of active rows.
  struct Emission: BitwiseCopyable {
    var row: Int32
    var amount: Double
    /// A bound for the rounding error of the amount.
    var error = 0.0
    /// The sum of the absolute values of what composites added to the amount.
    var size = 0.0

    /// Whether the amount is more than rounding.
    @inline(__always)
    var isSignificant: Bool { abs(amount) > max(error, Tolerance.pivot) }

    /// The reciprocal of the amount, with a bound for its rounding error.
    @inline(__always)
    var reciprocal: (value: Double, error: Double) {
      let value = 1.0.divided(byCoefficient: amount)
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
}
