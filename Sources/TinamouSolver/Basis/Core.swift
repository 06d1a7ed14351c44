internal import Synchronization

/// The state of a solver: variables, rows, and the basis as definitions in topological order.
///
/// Each active row defines one variable from its raw terms, like a cell of a spreadsheet; nothing is
/// substituted and no factors are stored, so nothing drifts. A cycle of definitions is broken by a
/// composite: a stored combination of active rows. A variable without a definition stays where it is.
///
/// Invariants, checked by `checkInvariants()`:
/// - I1 Every active row defines one variable or owns one composite; every definition is active.
/// - I2 A definition mentions only variables with smaller labels than the one it defines.
/// - I3 A composite is the sum of its recipe, whose rows are active and include its owner.
/// - I4 Every value satisfies its definition; residuals of nonactive rows are current.
/// - I5 The multipliers cancel in every variable and lie in their boxes; those of stays are zero.
struct Core: ~Copyable {
  /// Keeps the state at its address: a value with an atomic in it is lent to a function by reference,
  /// any other as a copy of all of its fields, here a kilobyte a call. The compiler takes a third
  /// longer to check such copies.
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
  /// How many of them are no numbers of few bits.
  var longValueCount: Int32 = 0
  /// The suggested value of the moving edit parameter.
  var parameter = 0.0
  var publication = Publication()
  /// The row of the moving edit parameter, or -1.
  var movingRow: Int32 = -1
  /// The nonactive rows that move with the parameter. A superset, tidied when it is read.
  var movingRows = Buffer<Int32>()
  /// The parameters between which no row changes sides, if nothing changed since it was computed.
  var parameterRange: ParameterRange?
  /// The same as of the last time that the moving rows were looked at.
  var movingRange = ParameterRange()
  /// +1 or -1 while the basis is sought that holds just above, or just below, the parameter.
  var heading = 0.0
  /// The row that moves while there is a heading, even if the basis is built anew; else -1.
  var headingRow: Int32 = -1

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

  // Pending work.
  var events = PriorityQueue<Int64>()
  /// The rows whose turn comes right after the variable just evaluated.
  var nextRows = Buffer<Int32>()
  /// Rows to take out, constants to change and rows to put in at the next flush.
  var withdrawals = Buffer<Int32>()
  var redefinitions = Buffer<Redefinition>()
  var constantChanges = Buffer<ConstantChange>()
  var insertions = Buffer<Int32>()
  /// Rows whose multipliers were forgotten in the first half of the running flush.
  var forgottenRows = Buffer<Int32>()
  var dualQueue = WorkQueue()
  var primalQueue = WorkQueue()
  var flushNumber: Int32 = 0
  /// How many steps in a row changed nothing but the basis; many of them call for Bland's rule.
  var degenerateSteps = 0
  var stepsInFlush = 0
  /// How many entries the basis changes of the running flush visited, and whether too many of them
  /// call for the kernel.
  var exchangeWork = 0
  var isKernelAllowed = false
  /// Whether the first conflict refuses the running update.
  var refusesConflicts = false
  /// Whether the flush ended with a conflict before the rest was settled, because the update is to be
  /// refused.
  var isUnsettled = false

  // Scratch space of basis changes and of the primal phase.
  var undefinedVariables = Buffer<Int32>()
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
  var recipeParts = Buffer<RecipePart>()
  var imbalance = Buffer<Imbalance>()
  /// The terms of the constraint being added, each variable once.
  var sums = Buffer<Terminal>()
  /// Inequalities just put in, whose residuals are computed when all rows are in.
  var freshRows = Buffer<Int32>()

  /// Active rows whose multipliers are on an edge of their boxes as far as the priorities go, and,
  /// as complements, stays: they leave the values open. A superset, tidied when it is read.
  var faceList = Buffer<Int32>()

  /// Whether anything changed since the staged rule was last asked.
  var isCompletionDue = false
  /// Whether rows, or multipliers at the priorities, changed since the staged rule was last asked.
  var isFaceInDoubt = true
  /// How many rows carry costs of the staged rule, and how many were needed when last tidied.
  var rankedRowCount: Int32 = 0
  var neededRankedRowCount: Int32 = 0
  /// The variables still open, while zero rows are added.
  var openParts = OpenParts()
  /// Zero rows that were withdrawn and wait to be freed.
  var droppedZeroRows = Buffer<Int32>()

  /// Conflicts met in the running flush, then those that keep a row broken.
  var newConflicts: [ConflictRecord] = []
  var conflicts: [ConflictRecord] = []
  /// Rows that the running flush found to depend on each other beyond what doubles resolve.
  var illConditioned: [Int32] = []
  /// What an update does when required constraints cannot hold together.
  var conflictPolicy: ConflictPolicy
  /// The largest magnitude of a constant or coefficient that is accepted.
  var largestNumber = Solver.largestNumber

  /// Whose handles are accepted.
  let identity: SolverIdentity
  /// Whether the owner sees to it that no two constraints share a place in the document order.
  let trustsOrders: Bool
  /// What the owner calls variables and constraints.
  var names = Names()
  var transaction = Transaction()
  var sequence = OrderSequence()
  /// Which rows and variables have which places in the document order.
  var rowOrders = OrderIndex()
  var variableOrders = OrderIndex()
  var statistics = SolverStatistics()

  /// The priority of what is forbidden.
  static var required: Float { Priority.required.rawValue }

  init(
    conflictPolicy: ConflictPolicy = .relax, identity: SolverIdentity = .none,
    trustsOrders: Bool = true
  ) {
    self.conflictPolicy = conflictPolicy
    self.identity = identity
    self.trustsOrders = trustsOrders
  }

  /// A row's share in a combination of active rows.
  struct Emission: BitwiseCopyable {
    var row: Int32
    var amount: Double
    /// What rounding may have made of the amount.
    var error = 0.0

    /// Whether the amount is not rounding alone.
    @inline(__always)
    var isSignificant: Bool { abs(amount) > max(error, Tolerance.pivot) }
  }

  /// A row's share in a composite.
  struct RecipePart: BitwiseCopyable {
    var row: Int32
    var amount: DoubleDouble
  }

  /// A variable with an amount: one without definition that a sweep arrived at, or a term.
  struct Terminal: BitwiseCopyable {
    var variable: Int32
    var amount: Double
  }

  /// A change of the multiplier of a row that the others have to make up for.
  struct Imbalance: BitwiseCopyable {
    var row: Int32
    var change: Int32
  }

  /// A new right-hand side of a row, scaled.
  struct ConstantChange: BitwiseCopyable {
    var row: Int32
    var constant: Double
  }

  /// What a row is to say once it is out of the model.
  struct Redefinition: BitwiseCopyable {
    var row: Int32
    var content: RowContent
  }
}
