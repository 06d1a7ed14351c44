internal import Synchronization

/// The rows and variables of a model, the basis as definitions in topological order, and the values
/// that follow from it.
///
/// Each active row defines one variable from its raw terms, like a cell of a spreadsheet. Nothing
/// is substituted and no factors are stored, so errors do not accumulate. A composite, which is a
/// stored combination of active rows, breaks a cycle of definitions. A variable without a
/// definition keeps its value.
///
/// The basis does without multipliers, phases and conflicts: it says how rows are combined and what
/// values result, and which rows are violated. ``Core`` decides what to do about it.
struct Basis: ~Copyable {
  /// Keeps the state at its address, see ``Core``.
  private let address = Atomic(false)

  // The model.
  var variables = Buffer<VariableSlot>()
  var rows = Buffer<RowSlot>()
  /// The priorities and weights of rows.
  var costs = RowCostTable()
  /// The coefficients of rows; columns are variables.
  var terms = SparseMatrix()
  /// The largest rounding error of a coefficient in the model, relative to it.
  var coefficientError = Tolerance.coefficient
  var freeVariables = Buffer<Int32>()
  var freeRows = Buffer<Int32>()

  // The definitions.
  var composites = Buffer<CompositeSlot>()
  /// The recipes of composites; columns are rows.
  var recipes = SparseMatrix()
  var freeComposites = Buffer<Int32>()
  var activeRowCount: Int32 = 0
  var topology = TopologicalOrder()
  var change = BasisChange()

  // Combinations of rows and of variables.
  var sweepQueue = PriorityQueue<Int64>()
  /// What the last sweep found: active rows with their amounts, and variables without a definition.
  var emissions = Buffer<Emission>()
  /// The places of the emissions of rows that composites share, during a sweep.
  var emissionPlaces = PlaceTable()
  /// The places of rows in a combination that is being refined.
  var sharePlaces = PlaceTable()
  var terminals = Buffer<Terminal>()
  /// What the present sweep started with.
  var sweepSeeds = Buffer<Terminal>()
  /// The rows that move with the leaving row or stay of a primal step, with their slopes.
  var slopes = Buffer<Emission>()
  var slopedRows = ListedSet()
  /// The variables that move with it.
  var differentiatedVariables = Buffer<Int32>()

  // The values.
  /// The value of each variable.
  var values = Buffer<PreciseAffine>()
  /// The number of values that are not numbers with few bits.
  var longValueCount: Int32 = 0
  var publication = Publication()
  /// Variables to evaluate, and rows to look at.
  var events = PriorityQueue<Int64>()
  /// The rows whose turn comes right after the variable just evaluated.
  var nextRows = Buffer<Int32>()
  /// Rows that were found to nearly hold.
  var nearlyHoldingRows = Buffer<Int32>()

  // The moving parameter: the constant of one row.
  /// The value of the parameter.
  var parameter = 0.0
  /// The row of the parameter, or -1.
  var movingRow: Int32 = -1
  /// The nonactive rows that move with the parameter; brought up to date when they are read.
  var movingRows = MovingRows()
  /// The range of the parameter in which no row becomes violated, if nothing has changed since it
  /// was computed.
  var parameterRange: ParameterRange?

  var work = BasisWork()

  /// The element that leaves the basis.
  enum Leaving {
    case row(Int32)
    case stay(Int32)
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
    var isSignificant: Bool { abs(amount) > max(error, Tolerance.coefficient) }

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
}
