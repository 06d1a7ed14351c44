/// Relations between expressions, as arguments of a solver: `try solver.add(x == y + 10)`.
///
/// If two variables are compared, the context must expect a `Constraint`, by a parameter or a type:
/// `let same = x == y` is a Boolean value that says whether they are the same variable.
extension LinearExpression {
  /// Makes a constraint: the left expression equals the right one.
  public static func == (left: LinearExpression, right: LinearExpression) -> Constraint {
    Constraint(left, .equal, right)
  }

  /// Makes a constraint: the left expression is at most the right one.
  public static func <= (left: LinearExpression, right: LinearExpression) -> Constraint {
    Constraint(left, .lessThanOrEqual, right)
  }

  /// Makes a constraint: the left expression is at least the right one.
  public static func >= (left: LinearExpression, right: LinearExpression) -> Constraint {
    Constraint(left, .greaterThanOrEqual, right)
  }

  /// Makes a constraint: an expression equals a variable.
  public static func == (left: LinearExpression, right: Variable) -> Constraint {
    Constraint(left, .equal, right)
  }

  /// Makes a constraint: an expression is at most a variable.
  public static func <= (left: LinearExpression, right: Variable) -> Constraint {
    Constraint(left, .lessThanOrEqual, right)
  }

  /// Makes a constraint: an expression is at least a variable.
  public static func >= (left: LinearExpression, right: Variable) -> Constraint {
    Constraint(left, .greaterThanOrEqual, right)
  }

  /// Makes a constraint: an expression equals a number.
  public static func == (left: LinearExpression, right: Double) -> Constraint {
    Constraint(left, .equal, right)
  }

  /// Makes a constraint: an expression is at most a number.
  public static func <= (left: LinearExpression, right: Double) -> Constraint {
    Constraint(left, .lessThanOrEqual, right)
  }

  /// Makes a constraint: an expression is at least a number.
  public static func >= (left: LinearExpression, right: Double) -> Constraint {
    Constraint(left, .greaterThanOrEqual, right)
  }

  /// Makes a constraint: a variable equals an expression.
  public static func == (left: Variable, right: LinearExpression) -> Constraint {
    Constraint(left, .equal, right)
  }

  /// Makes a constraint: a variable is at most an expression.
  public static func <= (left: Variable, right: LinearExpression) -> Constraint {
    Constraint(left, .lessThanOrEqual, right)
  }

  /// Makes a constraint: a variable is at least an expression.
  public static func >= (left: Variable, right: LinearExpression) -> Constraint {
    Constraint(left, .greaterThanOrEqual, right)
  }

  /// Makes a constraint: a number equals an expression.
  public static func == (left: Double, right: LinearExpression) -> Constraint {
    Constraint(LinearExpression(constant: left), .equal, right)
  }

  /// Makes a constraint: a number is at most an expression.
  public static func <= (left: Double, right: LinearExpression) -> Constraint {
    Constraint(LinearExpression(constant: left), .lessThanOrEqual, right)
  }

  /// Makes a constraint: a number is at least an expression.
  public static func >= (left: Double, right: LinearExpression) -> Constraint {
    Constraint(LinearExpression(constant: left), .greaterThanOrEqual, right)
  }
}

extension Variable {
  /// Makes a constraint: the left variable equals the right one.
  @_disfavoredOverload
  public static func == (left: Variable, right: Variable) -> Constraint {
    Constraint(left, .equal, right)
  }

  /// Makes a constraint: the left variable is at most the right one.
  public static func <= (left: Variable, right: Variable) -> Constraint {
    Constraint(left, .lessThanOrEqual, right)
  }

  /// Makes a constraint: the left variable is at least the right one.
  public static func >= (left: Variable, right: Variable) -> Constraint {
    Constraint(left, .greaterThanOrEqual, right)
  }

  /// Makes a constraint: a variable equals a number.
  public static func == (left: Variable, right: Double) -> Constraint {
    Constraint(left, .equal, right)
  }

  /// Makes a constraint: a variable is at most a number.
  public static func <= (left: Variable, right: Double) -> Constraint {
    Constraint(left, .lessThanOrEqual, right)
  }

  /// Makes a constraint: a variable is at least a number.
  public static func >= (left: Variable, right: Double) -> Constraint {
    Constraint(left, .greaterThanOrEqual, right)
  }

  /// Makes a constraint: a number equals a variable.
  public static func == (left: Double, right: Variable) -> Constraint {
    Constraint(LinearExpression(constant: left), .equal, right)
  }

  /// Makes a constraint: a number is at most a variable.
  public static func <= (left: Double, right: Variable) -> Constraint {
    Constraint(LinearExpression(constant: left), .lessThanOrEqual, right)
  }

  /// Makes a constraint: a number is at least a variable.
  public static func >= (left: Double, right: Variable) -> Constraint {
    Constraint(LinearExpression(constant: left), .greaterThanOrEqual, right)
  }
}
