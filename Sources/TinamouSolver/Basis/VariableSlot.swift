/// A variable with its definition.
struct VariableSlot: BitwiseCopyable {
  /// The ``definition`` of a variable that keeps its value because nothing determines it.
  static let stay: Int32 = -1
  /// The ``definition`` of a variable during a basis change.
  static let undefined: Int32 = -2

  /// The active row or composite that defines the variable, or `stay`, or `undefined`.
  var definition = VariableSlot.stay
  /// The entry of the variable in its definition.
  var definitionEntry: Int32 = -1
  /// The number of definitions of other variables that mention this one.
  var dependents: Int32 = 0
  /// The number of the owner's constraints that mention the variable.
  var uses: Int32 = 0
  /// The multiplier of the stay, zero outside the primal phase.
  var multiplier = LexicographicPool.zero
  /// The row that holds the suggested value of an edit parameter, or -1.
  var editRow: Int32 = -1
  /// The row of the staged rule that pulls the variable to zero, or -1.
  var zeroRow: Int32 = -1
  var generation: UInt32 = 0
  /// The index of the variable in ``Publication/parametricVariables``, or -1.
  var parametricIndex: Int32 = -1
  var flags = VariableFlags()
  /// The amount that a sweep or derivative has accumulated for the variable.
  var sweepValue = 0.0
  /// A bound for its rounding error; with 32 digits, the size of what was added up.
  var sweepError = 0.0
  /// With 32 digits, the low part of ``sweepValue``.
  var sweepRest = 0.0
  var order: UInt64 = 0

  /// What a sweep or derivative has accumulated, with 32 digits.
  var preciseSweepValue: DoubleDouble {
    get { DoubleDouble(high: sweepValue, low: sweepRest) }
    set { (sweepValue, sweepRest) = (newValue.high, newValue.low) }
  }
}
