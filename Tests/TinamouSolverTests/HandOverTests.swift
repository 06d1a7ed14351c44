import Testing
@testable import TinamouSolver

/// A row that replaces a withdrawn one takes over its multiplier.
@Suite struct HandOverTests {
  /// Labels in a row that is too narrow for the last tenth of them.
  private struct Chain {
    struct Label {
      var x: Variable
      var width: Variable
      var rows: [ConstraintID]
    }

    let solver = Solver.checked()
    var labels: [Label] = []
    var gaps: [ConstraintID] = []
    var end: ConstraintID?

    init(_ count: Int) throws(SolverError) {
      let solver = solver
      let window = solver.addVariable()
      let size = Double(count) * 58
      try solver.update { () throws(SolverError) in
        try solver.addEditParameter(window, value: size * 0.9)
        for index in 0..<count {
          let label = try makeLabel(position: index)
          if let last = labels.last {
            gaps.append(try connect(last, label))
          } else {
            try solver.add(label.x == 0)
          }
          labels.append(label)
        }
        let last = labels[count - 1]
        end = try solver.add(window >= last.x + last.width)
      }
    }

    func makeLabel(position: Int, part: UInt16 = 0) throws(SolverError) -> Label {
      let x = solver.addVariable()
      let width = solver.addVariable()
      let order = DocumentOrder(.intrinsic, position: UInt64(position + 1), part: part)
      return Label(
        x: x, width: width,
        rows: [
          try solver.add(width >= 0),
          try solver.add(
            Constraint(width - 50, below: Priority(750), above: Priority(250)), order: order),
        ])
    }

    func connect(_ left: Label, _ right: Label) throws(SolverError) -> ConstraintID {
      try solver.add(right.x == left.x + left.width + 8)
    }

    /// Inserts a label before another; returns it with its two gaps.
    mutating func insert(before index: Int) throws(SolverError) -> (Label, [ConstraintID]) {
      let solver = solver
      return try solver.update { () throws(SolverError) in
        let label = try makeLabel(position: index - 1, part: 1)
        try solver.remove(gaps[index - 1])
        return (label, [try connect(labels[index - 1], label), try connect(label, labels[index])])
      }
    }

    mutating func remove(
      _ label: Label, _ links: [ConstraintID], before index: Int
    ) throws(SolverError) {
      let solver = solver
      try solver.update { () throws(SolverError) in
        for row in links + label.rows { try solver.remove(row) }
        gaps[index - 1] = try connect(labels[index - 1], labels[index])
        try solver.remove(label.x)
        try solver.remove(label.width)
      }
    }

    func values() -> [Double] {
      labels.flatMap { [solver.value(of: $0.x), solver.value(of: $0.width)] }
    }
  }

  @Test(arguments: [10, 100, 1_000])
  func `a label put into a chain and taken out moves few multipliers`(_ count: Int) throws {
    var chain = try Chain(count)
    let values = chain.values()
    for index in [count / 2, 1, count / 3, count / 2] {
      let before = chain.solver.statistics
      let (label, links) = try chain.insert(before: index)
      #expect(chain.solver.value(of: label.width) == 50)
      #expect(chain.solver.certificate().isValid)
      try chain.remove(label, links, before: index)
      #expect(chain.values() == values)
      #expect(chain.solver.certificate().isValid)
      let after = chain.solver.statistics
      #expect(after.dualPivots - before.dualPivots <= 8)
      #expect(after.primalPivots - before.primalPivots <= 2)
    }
  }

  /// The new label is the last one, so it has no room and must not keep the multiplier.
  @Test func `a label that yields first is put at the end of a chain`() throws {
    let count = 40
    var chain = try Chain(count)
    let solver = chain.solver
    let values = chain.values()
    let last = chain.labels[count - 1]
    let label = try solver.update { () throws(SolverError) in
      let label = try chain.makeLabel(position: count)
      _ = try chain.connect(last, label)
      return label
    }
    #expect(solver.value(of: label.width) == 50)
    chain.labels.append(label)
    #expect(solver.certificate().isValid)
    for row in label.rows { try solver.remove(row) }
    #expect(Array(chain.values().prefix(2 * count)) == values)
  }

  @Test(arguments: [Relation.greaterThanOrEqual, .lessThanOrEqual, .equal])
  func `a row that is too weak does not take over a multiplier`(_ relation: Relation) throws {
    let count = 40
    var chain = try Chain(count)
    let solver = chain.solver
    let values = chain.values()
    let (left, right) = (chain.labels[19], chain.labels[20])
    let weak = try solver.update { () throws(SolverError) in
      try solver.remove(chain.gaps[19])
      return try solver.add(
        Constraint(right.x, relation, left.x + left.width + 8, priority: Priority(100)))
    }
    #expect(solver.value(of: left.width) == 50)
    #expect(solver.certificate().isValid)
    try solver.update { () throws(SolverError) in
      try solver.remove(weak)
      chain.gaps[19] = try chain.connect(left, right)
    }
    #expect(chain.values() == values)
  }
}
