/// A row a.x - b = r with its two costs, scaled by a power of two so that its largest coefficient
/// lies in [1, 2).
struct RowSlot: BitwiseCopyable {
  enum Status: UInt8, BitwiseCopyable {
    /// Not part of the model now.
    case absent
    /// In the basis: r = 0.
    case active
    /// Out of the basis with r <= 0 and the multiplier at its lower bound.
    case lower
    /// Out of the basis with r >= 0 and the multiplier at its upper bound.
    case upper
    /// Out of the basis with r = 0 and a multiplier between its bounds.
    case middle
    /// Not a constraint: a stored combination of active rows that defines a variable.
    case composite

    /// Whether the row is part of the model and not in the basis.
    @inline(__always)
    var isNonactive: Bool { self == .lower || self == .upper || self == .middle }
  }

  /// Where the slot's constraint stands with its owner.
  enum Ownership: UInt8, BitwiseCopyable {
    /// The slot is free.
    case free
    /// Part of the owner's model.
    case wanted
    /// Kept by the owner, but not part of the model now.
    case inactive
    /// Removed by the owner in an update that is not finished.
    case unwanted
    /// Not the owner's: pulls an open variable to zero, the last step of the staged rule.
    case zeroRow

    /// Whether the owner can name the row.
    @inline(__always)
    var isOwned: Bool { self == .wanted || self == .inactive }
  }

  /// The coefficients, in ``Core/terms``.
  var terms = SparseMatrix.Block.empty
  /// The variable that the row defines, or -1.
  var definedVariable: Int32 = -1
  /// The composite whose owner this row is, or -1; of a composite, its place in
  /// ``Core/composites``.
  var composite: Int32 = -1
  /// The multiplier, in ``Core/vectors``.
  var multiplier = LexicographicPool.zero
  /// Where the row stands among the emissions of the running sweep, or -1.
  var emission: Int32 = -1
  /// The last flush in which the row was worked on as soon as its variables were final.
  var eagerFlush: Int32 = -1
  /// The place in the running update, or -1.
  var transactionEntry: Int32 = -1
  var generation: UInt32 = 0
  var status = Status.absent
  var ownership = Ownership.free
  var flags = RowFlags()
  /// The power of two that the owner's row was multiplied by.
  var scale: Float = 1
  /// The owner's priority of r < 0: 0 if it costs nothing, 1000 if it is forbidden.
  var ownBelow: Float = 0
  /// The owner's priority of r > 0: 0 if it costs nothing, 1000 if it is forbidden.
  var ownAbove: Float = 0
  /// What an error of the scaled row counts.
  var weight: Double = 1
  /// The right-hand side b, scaled, without what moves with the parameter.
  var constant: Double = 0
  /// a.x - b while the row is nonactive.
  var residual = Affine.zero
  var order: UInt64 = 0
}
