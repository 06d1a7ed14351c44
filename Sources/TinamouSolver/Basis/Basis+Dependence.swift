/// Whether a row depends on active rows, where what is left of it is tiny.
///
/// Written coefficients are known to ``Basis/coefficientError``. A row with a terminal depends on
/// the active rows if errors of this size can make the terminal zero. To first order a coefficient
/// counts with the factor of its row in the combination times how far its variable moves with the
/// stay. That is the same, relative to the terminal, whichever of the rows is outside of the basis,
/// so the answer does not depend on it (N. Higham, Accuracy and Stability of Numerical Algorithms,
/// 2002, section 7.2: componentwise errors).
extension Basis {
  /// Returns the stay that a swept row displaces: the one with the largest amount that is more than
  /// rounding.
  mutating func stayToDisplace(by row: Int32) -> Int32? {
    while let terminal = largestTerminal() {
      let doubtful = Tolerance.multiplierRounding * max(1, largestAmountOfEmissions())
      if abs(terminal.amount) > doubtful || !isRounding(terminal, in: row) {
        return terminal.variable
      }
      removeTerminal(terminal.variable)
    }
    return nil
  }

  private mutating func removeTerminal(_ stay: Int32) {
    for index in 0..<terminals.count where terminals[index].variable == stay {
      terminals[index] = terminals[terminals.count - 1]
      return terminals.truncate(to: terminals.count - 1)
    }
  }

  /// Whether errors of written coefficients can make a terminal of the last sweep zero.
  private mutating func isRounding(_ terminal: Terminal, in row: Int32) -> Bool {
    work.countDependence()
    let sizes = sizesInSweep(of: row)
    return abs(terminal.amount)
      <= coefficientError * distanceMoved(byStay: terminal.variable, weights: sizes)
  }

  /// The sizes, by variable, of what the last sweep of a row added up: of the terms of the row and
  /// of the active rows, each times its factor.
  private mutating func sizesInSweep(of row: Int32) -> [(variable: Int32, weight: Double)] {
    change.accumulatedVariables.removeAll()
    accumulate(row: row, times: 1)
    for index in 0..<emissions.count {
      accumulate(row: emissions[index].row, times: emissions[index].amount)
    }
    return (0..<change.accumulatedVariables.count).map { index in
      let variable = change.accumulatedVariables[index]
      let size = variables[variable].sweepError
      _ = takeAccumulated(variable)
      variables[variable].flags.isSwept = false
      return (variable, size)
    }
  }
}
