/// Properties of a row, one bit each.
///
/// They are a separate value, so that reading one never loads a whole slot.
struct RowFlags: BitwiseCopyable {
  private var bits: UInt16 = 0

  /// Whether the owner's priorities are in force; they are not while the row is being removed.
  var isInForce: Bool {
    @inline(__always) get { bits & (1 << 0) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 0) : bits & ~(1 << 0) }
  }

  /// Whether an event for the row is pending.
  var isDirty: Bool {
    @inline(__always) get { bits & (1 << 1) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 1) : bits & ~(1 << 1) }
  }

  /// Whether the row waits in the dual queue.
  var isQueued: Bool {
    @inline(__always) get { bits & (1 << 2) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 2) : bits & ~(1 << 2) }
  }

  /// Whether the row waits in the primal queue.
  var isPrimalQueued: Bool {
    @inline(__always) get { bits & (1 << 3) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 3) : bits & ~(1 << 3) }
  }

  /// Whether the row was found in a conflict and is skipped until the conflict is resolved.
  var isHeld: Bool {
    @inline(__always) get { bits & (1 << 4) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 4) : bits & ~(1 << 4) }
  }

  /// Whether the row is broken because of a conflict.
  var isBroken: Bool {
    @inline(__always) get { bits & (1 << 5) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 5) : bits & ~(1 << 5) }
  }

  /// Whether the row is in the list of rows whose multiplier can be on an edge of its box.
  var isFaceListed: Bool {
    @inline(__always) get { bits & (1 << 6) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 6) : bits & ~(1 << 6) }
  }

  /// Whether the row was nonactive and moved with the parameter when that was last looked at.
  var isMoving: Bool {
    @inline(__always) get { bits & (1 << 7) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 7) : bits & ~(1 << 7) }
  }

  /// Whether the row holds the suggested value of an edit parameter.
  var isEditParameter: Bool {
    @inline(__always) get { bits & (1 << 8) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 8) : bits & ~(1 << 8) }
  }

  /// Whether the row's costs of the staged rule are in force.
  var isRanked: Bool {
    @inline(__always) get { bits & (1 << 9) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 9) : bits & ~(1 << 9) }
  }

  /// Whether the row has not yet looked for a stay, or for a row that can have an error at no cost,
  /// to displace.
  var isJustAdded: Bool {
    @inline(__always) get { bits & (1 << 10) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 10) : bits & ~(1 << 10) }
  }

  /// Whether the row was repaired as soon as it was found violated, in this round of the flush.
  var isRepairedEagerly: Bool {
    @inline(__always) get { bits & (1 << 11) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 11) : bits & ~(1 << 11) }
  }

  /// Whether there are few coefficients and all are 1 or -1.
  var hasUnitCoefficients: Bool {
    @inline(__always) get { bits & (1 << 12) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 12) : bits & ~(1 << 12) }
  }

  /// Whether the right-hand side is a number with few bits.
  var hasShortConstant: Bool {
    @inline(__always) get { bits & (1 << 13) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 13) : bits & ~(1 << 13) }
  }

  /// Whether the row may be part of a conflict that is kept: all that are have the flag.
  var isInConflict: Bool {
    @inline(__always) get { bits & (1 << 14) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 14) : bits & ~(1 << 14) }
  }

  /// Whether it must be computed anew where, along the parameter, the row becomes violated.
  var isMovingChanged: Bool {
    @inline(__always) get { bits & (1 << 15) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 15) : bits & ~(1 << 15) }
  }

  /// Whether plain doubles compute the row exactly from values with few bits.
  var isShort: Bool {
    @inline(__always) get { bits & (3 << 12) == 3 << 12 }
  }
}
