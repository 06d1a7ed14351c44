/// Properties of a variable, one bit each.
struct VariableFlags: BitwiseCopyable {
  private var bits: UInt8 = 0

  /// Whether the variable waits in the sweep queue.
  var isSwept: Bool {
    @inline(__always) get { bits & (1 << 0) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 0) : bits & ~(1 << 0) }
  }

  /// Whether the variable is in the list of variables that changed since their values were
  /// published.
  var isChangeListed: Bool {
    @inline(__always) get { bits & (1 << 1) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 1) : bits & ~(1 << 1) }
  }

  var isInUse: Bool {
    @inline(__always) get { bits & (1 << 2) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 2) : bits & ~(1 << 2) }
  }

  /// Whether an event for the variable is pending.
  var isDirty: Bool {
    @inline(__always) get { bits & (1 << 3) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 3) : bits & ~(1 << 3) }
  }

  var isPrimalQueued: Bool {
    @inline(__always) get { bits & (1 << 4) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 4) : bits & ~(1 << 4) }
  }

  /// Whether the variable is in the list of stays, which leave the values open.
  var isFaceListed: Bool {
    @inline(__always) get { bits & (1 << 5) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 5) : bits & ~(1 << 5) }
  }

  /// Whether the value is not a number with few bits.
  var isLong: Bool {
    @inline(__always) get { bits & (1 << 6) != 0 }
    @inline(__always) set { bits = newValue ? bits | (1 << 6) : bits & ~(1 << 6) }
  }
}
