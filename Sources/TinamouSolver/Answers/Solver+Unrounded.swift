extension Solver {
  /// Returns the value of a variable before it is rounded to the public unit.
  package func unroundedValue(of variable: Variable) -> Double {
    guard core.isCurrent(variable) else { return 0 }
    core.publish()
    return core.values[variable.index].value(at: core.parameter).high
  }

  /// Returns the value of a variable for a constant that depends on it, see ``ReadingUnit``.
  package func reading(of variable: Variable) -> Double {
    guard core.isCurrent(variable) else { return 0 }
    core.completeIfNeeded()
    return ReadingUnit.round(core.values[variable.index].value(at: core.parameter))
  }
}
