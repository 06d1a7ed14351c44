// Operators for mistakes that are frequent, so that the compiler's message says what to write. They
// compute what was meant, but cannot be called.

extension LayoutExpression {
  /// Adds a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func + (left: LayoutExpression, right: Int) -> LayoutExpression {
    left + Double(right)
  }

  /// Subtracts a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func - (left: LayoutExpression, right: Int) -> LayoutExpression {
    left - Double(right)
  }

  /// Multiplies by a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func * (left: LayoutExpression, right: Int) -> LayoutExpression {
    left * Double(right)
  }

  /// Divides by a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func / (left: LayoutExpression, right: Int) -> LayoutExpression {
    left / Double(right)
  }

  /// Compares with a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func == (left: LayoutExpression, right: Int) -> LayoutConstraint {
    left == Double(right)
  }

  /// Compares with a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func <= (left: LayoutExpression, right: Int) -> LayoutConstraint {
    left <= Double(right)
  }

  /// Compares with a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func >= (left: LayoutExpression, right: Int) -> LayoutConstraint {
    left >= Double(right)
  }

  /// Adds a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func + (left: LayoutExpression, right: Float) -> LayoutExpression {
    left + Double(right)
  }

  /// Subtracts a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func - (left: LayoutExpression, right: Float) -> LayoutExpression {
    left - Double(right)
  }

  /// Multiplies by a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func * (left: LayoutExpression, right: Float) -> LayoutExpression {
    left * Double(right)
  }

  /// Divides by a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func / (left: LayoutExpression, right: Float) -> LayoutExpression {
    left / Double(right)
  }

  /// Compares with a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func == (left: LayoutExpression, right: Float) -> LayoutConstraint {
    left == Double(right)
  }

  /// Compares with a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func <= (left: LayoutExpression, right: Float) -> LayoutConstraint {
    left <= Double(right)
  }

  /// Compares with a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public static func >= (left: LayoutExpression, right: Float) -> LayoutConstraint {
    left >= Double(right)
  }

  /// Multiplies two sums; cannot be called, because constraints are linear.
  @available(*, unavailable, message: "constraints are linear: multiply a length by a number")
  public static func * (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    left * right.constant
  }
}

extension LayoutItem {
  /// Multiplies a view; cannot be called, because only lengths have a size.
  @available(*, unavailable, message: "multiply a length, such as 0.5 * root.width")
  public static func * (factor: Double, item: LayoutItem) -> LayoutExpression {
    factor * item.width
  }
}

extension EdgesExpression {
  /// Compares with a view; cannot be called, because a view has several edges.
  @available(*, unavailable, message: "compare with edges, such as root.edges")
  public static func == (left: EdgesExpression, right: LayoutItem) -> [LayoutConstraint] {
    left == right.edges
  }

  /// Moves the edges by a number of another type; cannot be called.
  @available(*, unavailable, message: "lengths are of type Double: write Double(…)")
  public func inset(by distance: Int) -> EdgesExpression { inset(by: Double(distance)) }
}

extension SizeExpression {
  /// Compares with a number; cannot be called, because a size has two.
  @available(*, unavailable, message: "compare with a size: write Size(width:height:)")
  public static func == (left: SizeExpression, right: Double) -> [LayoutConstraint] {
    left == Size(width: right, height: right)
  }
}

extension DimensionAnchor {
  /// Makes a constraint to a number; cannot be called under this name.
  @available(*, unavailable, message: "write constraint(equalToConstant:)")
  public func constraint(equalTo constant: Double) -> LayoutConstraint {
    constraint(equalToConstant: constant)
  }
}

extension LayoutConstraint {
  /// The former name of ``activateAll(_:)``.
  @available(*, unavailable, renamed: "activateAll(_:)")
  @discardableResult
  public static func activate(
    @ConstraintBuilder _ constraints: () -> [LayoutConstraint]
  ) throws(LayoutError) -> [LayoutConstraint] {
    try activateAll(constraints)
  }
}
