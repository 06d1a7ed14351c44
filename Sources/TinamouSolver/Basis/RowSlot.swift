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

    /// Whether the row is a part of the model and not in the basis: one of the three consecutive
    /// cases from `lower` on.
    @inline(__always)
    var isNonactive: Bool { rawValue &- Self.lower.rawValue <= 2 }
  }

  /// The state of a slot's constraint from the view of its owner.
  enum Ownership: UInt8, BitwiseCopyable {
    /// The slot is free, or that of a composite.
    case free
    /// Part of the owner's model.
    case wanted
    /// Kept by the owner, but not part of the model now.
    case inactive
    /// Removed by the owner in an update that is not finished.
    case unwanted
    /// Not the owner's: pulls an open variable to zero, the last step of the staged rule.
    case zeroRow

    /// Whether the owner has a handle of the row.
    @inline(__always)
    var isOwned: Bool { self == .wanted || self == .inactive }
  }

  /// The ``transactionEntry`` of a row that was made in the present update, so that undoing the
  /// update frees it.
  static let newEntry: Int32 = -2

  /// The coefficients, in ``Basis/terms``.
  var terms = SparseMatrix.Block.empty
  /// The variable that the row defines, or -1.
  var definedVariable: Int32 = -1
  /// The multiplier, in ``Multipliers/vectors``.
  var multiplier = LexicographicPool.zero
  /// The index in the present update, or -1; ``newEntry`` if the row was made in it.
  var transactionEntry: Int32 = -1
  var generation: UInt32 = 0
  var status = Status.absent
  var ownership = Ownership.free
  var flags = RowFlags()
  /// The costs, in ``Basis/costs``. A composite has none, and this is its index in
  /// ``Basis/composites``.
  var costs = RowCostTable.zero
  /// The power of two by which the owner's row was multiplied.
  var scale: Float = 1
  /// The right-hand side b, scaled, without the part that moves with the parameter.
  var constant: Double = 0
  /// a.x - b while the row is nonactive.
  var residual = Affine.zero
  var order: UInt64 = 0

  /// Whether the row was made in the present update.
  @inline(__always)
  var isNew: Bool { transactionEntry == Self.newEntry }

  /// The index of a composite.
  @inline(__always)
  var composite: Int32 {
    get { costs }
    set { costs = newValue }
  }
}
