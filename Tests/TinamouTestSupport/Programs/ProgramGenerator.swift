import TinamouSolver

/// Random linear programs that have an optimum: those that simplex methods find hard.
package struct ProgramGenerator {
  private typealias Term = ScriptRow.Term

  private var random: SeededGenerator
  /// The usual number of rows and of columns.
  private let sizes: ClosedRange<Int>

  /// Prepares the programs for a stream of a seed, with roughly these numbers of rows and columns.
  package init(seed: UInt64, stream: UInt64, sizes: ClosedRange<Int> = 100...300) {
    random = SeededGenerator(seed: seed, stream: stream)
    self.sizes = sizes
  }

  package mutating func makeCase(_ family: ProgramCase.Family) -> ProgramCase {
    switch family {
    case .dense: makeDense()
    case .mixed: makeMixed(.mixed)
    case .scaled: makeScaled()
    case .degenerate: makeDegenerate()
    case .sparse: makeSparse()
    case .assignment: makeAssignment()
    case .transportation: makeTransportation()
    case .network: makeNetwork()
    case .cube: makeCube()
    }
  }

  private mutating func size() -> Int { random.integer(sizes) }

  private mutating func signed(_ range: ClosedRange<Double>) -> Double {
    random.chance(0.5) ? random.number(range) : -random.number(range)
  }

  // MARK: Dense

  /// The greatest profit of goods that all need all of the materials.
  private mutating func makeDense() -> ProgramCase {
    var program = ProgramCase(family: .dense, variableCount: size())
    for _ in 0..<size() {
      let terms = (0..<program.variableCount).map { Term($0, random.number(0.25...10)) }
      program.add(terms, .lessThanOrEqual, random.number(1000...2000))
    }
    program.objective = (0..<program.variableCount).map { Term($0, -random.number(1...10)) }
    return program
  }

  /// Rows of all relations and signs that hold at a hidden point, half of which is zero.
  private mutating func makeMixed(_ family: ProgramCase.Family) -> ProgramCase {
    var program = ProgramCase(family: family, variableCount: size())
    let count = program.variableCount
    let point = (0..<count).map { _ in random.chance(0.5) ? 0 : random.number(0...100) }
    let rowCount = size()
    for number in 0..<rowCount {
      let terms = (0..<count).map { Term($0, signed(0.1...10)) }
      addRow(terms, at: point, isEquality: number < min(rowCount, count) / 3, to: &program)
    }
    boundObjective(of: &program, point)
    return program
  }

  /// A row that holds at a point: an equality, or an inequality with some slack.
  private mutating func addRow(
    _ terms: [ScriptRow.Term], at point: [Double], isEquality: Bool, to program: inout ProgramCase
  ) {
    let activity = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    if isEquality {
      program.add(terms, .equal, activity)
    } else if random.chance(0.5) {
      program.add(terms, .lessThanOrEqual, activity + room())
    } else {
      program.add(terms, .greaterThanOrEqual, activity - room())
    }
  }

  private mutating func room() -> Double { random.chance(0.4) ? 0 : random.number(0...500) }

  /// An objective with an optimum: all variables together are limited.
  private mutating func boundObjective(of program: inout ProgramCase, _ point: [Double]) {
    let total = point.reduce(1000, +)
    let count = program.variableCount
    program.add((0..<count).map { Term($0, 1) }, .lessThanOrEqual, total)
    program.objective = (0..<count).map { Term($0, signed(0.1...10)) }
  }

  /// The same program with rows and columns in different units, from 1/1000 to 1000.
  private mutating func makeScaled() -> ProgramCase {
    var program = makeMixed(.scaled)
    let units = (0..<program.variableCount).map { _ in power() }
    for index in program.rows.indices {
      let unit = power()
      for place in program.rows[index].terms.indices {
        let variable = program.rows[index].terms[place].variable
        program.rows[index].terms[place].coefficient *= unit * units[variable]
      }
      program.rows[index].constant *= unit
    }
    for index in program.objective.indices {
      program.objective[index].coefficient *= units[program.objective[index].variable]
    }
    return program
  }

  /// A power of ten from 1/1000 to 30.
  private mutating func power() -> Double {
    let exponent = random.integer(-6...3)
    let thousandths = (0..<abs(exponent)).reduce(1.0) { size, _ in size * 3.1622776601683795 }
    return exponent < 0 ? 1 / thousandths : thousandths
  }

  /// Twice as many rows as columns that all meet in one point.
  private mutating func makeDegenerate() -> ProgramCase {
    var program = ProgramCase(family: .degenerate, variableCount: max(5, size() / 2))
    let count = program.variableCount
    let point = (0..<count).map { _ in random.chance(0.3) ? 0 : Double(random.integer(1...20)) }
    for _ in 0..<(2 * count) {
      var terms: [Term] = []
      for variable in 0..<count where random.chance(0.2) {
        terms.append(Term(variable, Double(random.integer(-3...3))))
      }
      let activity = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      program.add(terms, random.chance(0.5) ? .lessThanOrEqual : .greaterThanOrEqual, activity)
    }
    program.add((0..<count).map { Term($0, 1) }, .lessThanOrEqual, point.reduce(100, +))
    program.objective = (0..<count).map { Term($0, Double(random.integer(-3...3))) }
    return program
  }

  // MARK: Sparse

  /// A staircase: periods with their own rows, linked by what is carried over.
  private mutating func makeSparse() -> ProgramCase {
    var program = ProgramCase(family: .sparse, variableCount: size())
    let count = program.variableCount
    let rowCount = size()
    let point = (0..<count).map { _ in random.chance(0.5) ? 0 : random.number(0...100) }
    for number in 0..<rowCount {
      let centre = number * count / rowCount
      var columns: Set<Int> = [centre]
      for _ in 0..<random.integer(1...8) {
        let reach = random.chance(0.9) ? 12 : count
        columns.insert((centre + random.below(reach)) % count)
      }
      let terms = columns.sorted().map { Term($0, random.chance(0.4) ? 1 : signed(0.05...20)) }
      addRow(terms, at: point, isEquality: number % 3 == 0, to: &program)
    }
    for variable in 0..<count where random.chance(0.3) {
      program.add([Term(variable, 1)], .lessThanOrEqual, point[variable] + room())
    }
    boundObjective(of: &program, point)
    return program
  }

  /// As many workers as tasks, with costs that tie.
  private mutating func makeAssignment() -> ProgramCase {
    let side = max(3, squareRoot(of: size()))
    var program = ProgramCase(family: .assignment, variableCount: side * side)
    for line in 0..<side {
      program.add((0..<side).map { Term(line * side + $0, 1) }, .equal, 1)
      program.add((0..<side).map { Term($0 * side + line, 1) }, .equal, 1)
    }
    program.objective = (0..<(side * side)).map { Term($0, Double(random.integer(1...9))) }
    return program
  }

  /// Equal supplies and equal demands.
  private mutating func makeTransportation() -> ProgramCase {
    let sources = max(2, squareRoot(of: size()) - random.below(5))
    let targets = max(2, size() / sources)
    var program = ProgramCase(family: .transportation, variableCount: sources * targets)
    for source in 0..<sources {
      program.add(
        (0..<targets).map { Term(source * targets + $0, 1) }, .lessThanOrEqual, Double(targets))
    }
    for target in 0..<targets {
      program.add(
        (0..<sources).map { Term($0 * targets + target, 1) }, .greaterThanOrEqual, Double(sources))
    }
    program.objective = (0..<program.variableCount).map { Term($0, Double(random.integer(1...6))) }
    return program
  }

  /// A flow of 10 from the first node to the last through arcs of small capacities.
  private mutating func makeNetwork() -> ProgramCase {
    let nodes = max(4, size() / 3)
    var arcs: [(from: Int, to: Int)] = (1..<nodes).map { ($0 - 1, $0) }
    for _ in 0..<(2 * nodes) {
      let from = random.below(nodes)
      let to = random.below(nodes)
      if from != to { arcs.append((from, to)) }
    }
    var program = ProgramCase(family: .network, variableCount: arcs.count)
    for node in 0..<(nodes - 1) {
      var terms: [Term] = []
      for (number, arc) in arcs.enumerated() {
        if arc.from == node { terms.append(Term(number, 1)) }
        if arc.to == node { terms.append(Term(number, -1)) }
      }
      program.add(terms, .equal, node == 0 ? 10 : 0)
    }
    for number in arcs.indices {
      let capacity = number < nodes - 1 ? 10 : Double(random.integer(1...4))
      program.add([Term(number, 1)], .lessThanOrEqual, capacity)
    }
    program.objective = arcs.indices.map { Term($0, Double(random.integer(1...5))) }
    return program
  }

  private func squareRoot(of number: Int) -> Int { Int(Double(number).squareRoot()) }

  /// Klee and Minty's cube, as large as the limit on numbers allows.
  private mutating func makeCube() -> ProgramCase {
    let count = random.integer(2...9)
    var program = ProgramCase(family: .cube, variableCount: count)
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { product, _ in product * base }
    }
    for row in 0..<count {
      let terms = (0..<row).map { Term($0, power(2, row - $0 + 1)) } + [Term(row, 1)]
      program.add(terms, .lessThanOrEqual, power(5, row + 1))
    }
    program.objective = (0..<count).map { Term($0, -power(2, count - 1 - $0)) }
    return program
  }
}
