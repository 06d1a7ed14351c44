import TinamouCrossCheck
import TinamouSolver

/// Checks that the multiplied rows of a derivation add up to the variable, and their constants to
/// its value.
struct DerivationCheck {
  private let model: SolverModel
  private let values: [Double]
  private var numbers: [ConstraintID: Int] = [:]

  /// Prepares to check derivations of the variables of a model, with their values.
  init(_ model: SolverModel, _ values: [Double]) {
    self.model = model
    self.values = values
    for (number, row) in model.rows.enumerated() { numbers[row.id] = number }
  }

  /// Returns what is wrong with the derivation of a variable, by its place in the model, or `nil`.
  func fault(ofVariable place: Int, of solver: Solver) -> String? {
    let variable = model.variables[place]
    guard let derivation = try? solver.constraintsDetermining(variable) else {
      return "of \(variable): an error"
    }
    return fault(in: derivation, of: place).map { "of \(variable): \($0)\n\(derivation)" }
  }

  private func fault(in derivation: Derivation, of place: Int) -> String? {
    var sums: [Int: Double] = [place: -1]
    var sizes: [Int: Double] = [:]
    var size = 1.0
    for term in derivation.terms {
      guard let number = numbers[term.constraint], !model.rows[number].isBroken else {
        return "\(term.constraint) is not in force"
      }
      let row = model.rows[number]
      if row.constant != term.constant { return "\(term.constraint) has another constant" }
      var activitySize = max(1, abs(row.constant))
      for part in row.terms {
        sums[part.variable, default: 0] += term.multiplier * part.coefficient
        sizes[part.variable, default: 1] += abs(term.multiplier * part.coefficient)
        activitySize += abs(part.coefficient) * (abs(values[part.variable]) + 1)
      }
      size += abs(term.contribution)
      let residual = abs(row.residual(at: values))
      if residual > 1e-6 * activitySize { return "\(term.constraint) is off by \(residual)" }
    }
    for variable in derivation.pulledToZero {
      guard let pulled = model.variables.firstIndex(of: variable), values[pulled] == 0 else {
        return "\(variable) is not zero"
      }
      sums[pulled] = 0
    }
    for (other, sum) in sums where abs(sum) > 1e-9 * sizes[other, default: 1] {
      return "\(model.variables[other]) adds up to \(sum)"
    }
    let difference = abs(derivation.value - values[place])
    return difference > PublicUnit.unit / 2 + 1e-9 * size
      ? "the value is off by \(difference)" : nil
  }
}
