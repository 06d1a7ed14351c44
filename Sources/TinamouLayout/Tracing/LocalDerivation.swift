internal import TinamouSolver

/// The reason for a number of a frame: usually one tight constraint, and the other numbers in it.
///
/// A chain of views has a constraint for each link. With the other numbers as references, the
/// reasons for all of its numbers are as long as the chain, not as its square.
package struct LocalDerivation: Sendable {
  /// Another number of a frame, with its factor.
  package struct Reference: Sendable {
    package let item: LayoutItem.ID
    /// 0 for left, 1 for top, 2 for width, 3 for height.
    package let side: Int
    package let factor: Double
  }

  /// The constraints with their contributions; the values of the references are added to them.
  package let terms: [LayoutDerivation.Term]
  package let references: [Reference]
}

/// Finds a constraint for each number of the frames, so that no number depends on itself.
struct LocalDerivations {
  private struct Place {
    let item: LayoutItem.ID
    let side: Int
  }

  private let model: LayoutModel
  private let owners: [ConstraintID: RowOwner]
  private let rates: [ConstraintID: Double]
  private var places: [Variable: Place] = [:]
  private var rows: [Variable: SolverModel.Row] = [:]
  private let variables: [Variable]

  /// Finds the constraints of the last layout.
  ///
  /// - Complexity: O(number of terms of the tight constraints), besides the numbers that depend on
  ///   each other in a circle: each of these takes a derivation of its own.
  init(_ model: LayoutModel, rates: [ConstraintID: Double], items: [LayoutItem]) {
    self.model = model
    self.rates = rates
    owners = model.rowOwners()
    let solverModel = model.solver.model
    variables = solverModel.variables
    for item in items {
      for (side, variable) in (model.variables(of: item)?.all ?? []).enumerated() {
        places[variable] = Place(item: item.id, side: side)
      }
    }
    let determining = Set(model.solver.determiningConstraints())
    eliminate(solverModel.rows.filter { determining.contains($0.id) && isTight($0) })
  }

  private func isTight(_ row: SolverModel.Row) -> Bool {
    let sum = row.terms.reduce(0) {
      $0 + $1.coefficient * model.solver.unroundedValue(of: variables[$1.variable])
    }
    return abs(sum - row.constant) < 1e-6
  }

  /// Takes one row after the other in which a single number is not known yet.
  private mutating func eliminate(_ tight: [SolverModel.Row]) {
    var unknown = tight.map(\.terms.count)
    var rowsOfVariable: [Int: [Int]] = [:]
    for (index, row) in tight.enumerated() {
      for term in row.terms { rowsOfVariable[term.variable, default: []].append(index) }
    }
    var isKnown = [Bool](repeating: false, count: variables.count)
    var ready = tight.indices.filter { unknown[$0] == 1 }
    var next = 0
    while next < ready.count {
      let row = tight[ready[next]]
      next += 1
      guard let term = row.terms.first(where: { !isKnown[$0.variable] }) else { continue }
      isKnown[term.variable] = true
      rows[variables[term.variable]] = row
      for other in rowsOfVariable[term.variable] ?? [] {
        unknown[other] -= 1
        if unknown[other] == 1 { ready.append(other) }
      }
    }
  }

  /// The derivations of left, top, width and height of an item.
  func derivations(of item: LayoutItem) -> [LocalDerivation] {
    (model.variables(of: item)?.all ?? []).map(derivation)
  }

  private func derivation(of variable: Variable) -> LocalDerivation {
    guard let row = rows[variable], let owner = owners[row.id],
      let own = row.terms.first(where: { variables[$0.variable] == variable })
    else { return whole(variable) }
    var references: [LocalDerivation.Reference] = []
    for term in row.terms where variables[term.variable] != variable {
      guard let place = places[variables[term.variable]] else { return whole(variable) }
      references.append(
        LocalDerivation.Reference(
          item: place.item, side: place.side, factor: -term.coefficient / own.coefficient))
    }
    let term = LayoutDerivation.Term(
      constraint: owner.reference, multiplier: 1 / own.coefficient, constant: row.constant,
      rate: rates[row.id] ?? 0, items: owner.items.map(\.id))
    return LocalDerivation(terms: [term], references: references)
  }

  /// The complete derivation, without references.
  private func whole(_ variable: Variable) -> LocalDerivation {
    let derivation = model.derivation(of: LinearExpression(variable), owners, rates: rates)
    return LocalDerivation(terms: derivation.terms, references: [])
  }
}
