import Testing
import TinamouTestSupport
@testable import TinamouSolver

/// Work that grows no faster than the model, in counts: times would depend on the machine.
@Suite struct GrowthTests {
  @Test(arguments: [101, 1_001, 10_001])
  func `many soft equalities of one variable take one step to their median`(_ count: Int) throws {
    let solver = Solver.checked()
    let width = solver.addVariable()
    // In an order without a pattern, with ties.
    let wishes = (0..<count).map { Double($0 * 7_919 % 1_009) }
    try solver.update { () throws(SolverError) in
      for wish in wishes {
        try solver.add(Constraint(width, .equal, wish, priority: 500))
      }
    }
    #expect(solver.value(of: width) == wishes.sorted()[count / 2])
    #expect(solver.certificate().isValid)
    let statistics = solver.statistics
    #expect(statistics.dualPivots + statistics.primalPivots <= 2)
    #expect(statistics.evaluations <= 4)
  }

  @Test func `soft equalities put in together answer like those put in one by one`() throws {
    let together = Solver.checked()
    let oneByOne = Solver.checked()
    let first = together.addVariable()
    let second = oneByOne.addVariable()
    func constraint(_ index: Int, on variable: Variable) -> Constraint {
      let wish = Double(index * 37 % 53) / 4
      let priority = Priority(index % 3 == 0 ? 250 : 750)
      return Constraint(variable, .equal, wish, priority: priority, weight: Double(1 + index % 5))
    }
    let count = 100
    for solver in [together, oneByOne] {
      let variable = solver === together ? first : second
      try solver.add(Constraint(variable, .lessThanOrEqual, 6))
    }
    try together.update { () throws(SolverError) in
      for index in 0..<count { try together.add(constraint(index, on: first)) }
    }
    for index in 0..<count { try oneByOne.add(constraint(index, on: second)) }
    #expect(together.value(of: first) == oneByOne.value(of: second))
    #expect(together.certificate().isValid)
  }

  /// A table whose columns are as wide as in the first row: each step moves the column in all rows.
  @Test(arguments: [101, 401])
  func `texts of a table that change together take few steps`(_ count: Int) throws {
    let solver = Solver.checked()
    let names = (0..<count).map { _ in solver.addVariable() }
    let prices = (0..<count).map { _ in solver.addVariable() }
    func wishes(_ factor: Int) -> [Double] { (0..<count).map { Double($0 * factor % 1_009) } }
    var rows: [ConstraintID] = []
    try solver.update { () throws(SolverError) in
      for (name, price) in zip(names, prices) {
        try solver.add(name + price == 2_000)
        try solver.add(price == prices[0])
      }
      for (name, wish) in zip(names, wishes(7_919)) {
        rows.append(try solver.add(Constraint(name, .equal, wish, priority: 500)))
      }
    }
    #expect(solver.value(of: names[0]) == wishes(7_919).sorted()[count / 2])
    let before = solver.statistics
    try solver.update { () throws(SolverError) in
      for (row, wish) in zip(rows, wishes(6_007)) {
        try solver.setConstant(500 + wish / 4, of: row)
      }
    }
    #expect(solver.value(of: names[0]) == 500 + wishes(6_007).sorted()[count / 2] / 4)
    #expect(solver.certificate().isValid)
    let statistics = solver.statistics
    let steps =
      statistics.dualPivots + statistics.primalPivots - before.dualPivots - before.primalPivots
    #expect(steps <= 24)
  }

  @Test func `a conflict elsewhere does not keep many soft equalities out`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let width = solver.addVariable()
    let height = solver.addVariable()
    try solver.update { () throws(SolverError) in
      try solver.add(Constraint(height, .equal, 1))
      try solver.add(Constraint(height, .equal, 2))
      for index in 0..<101 {
        try solver.add(Constraint(width, .equal, Double(index), priority: 500))
      }
    }
    #expect(solver.conflicts.count == 1)
    #expect(solver.value(of: width) == 50)
    #expect(solver.value(of: height) == 1)
  }

  /// Between two labels there is room for twenty variables.
  @Test func `no variable gets a new label where thousands go behind the last one`() throws {
    let solver = Solver.checked()
    let labels = (0..<2_000).map { _ in solver.addVariable() }
    let width = solver.addVariable()
    let label = solver.core.basis.topology.label(of: width.index)
    try solver.update { () throws(SolverError) in
      try solver.add(width == 7)
      for (index, variable) in labels.enumerated() {
        try solver.add(variable == width + Double(index))
      }
    }
    #expect(labels.map { solver.value(of: $0) } == (0..<2_000).map { 7 + Double($0) })
    #expect(solver.core.basis.topology.label(of: width.index) == label)
  }

  /// A value that is read decides all that is open, with a zero row for each variable.
  @Test func `a chain whose variables were read before is built in as few steps`() throws {
    func steps(readingBefore reads: Bool) throws -> Int {
      let solver = Solver.checked()
      let places = (0..<200).map { _ in solver.addVariable() }
      let spacing = solver.addVariable()
      try solver.addEditParameter(spacing, value: 8)
      if reads { #expect(solver.value(of: spacing) == 8) }
      try solver.update { () throws(SolverError) in
        for (place, next) in zip(places, places.dropFirst()) {
          try solver.add(next == place + spacing)
          try solver.add(next >= place)
        }
        try solver.add(places[199] == 2_000)
      }
      #expect(solver.value(of: places[0]) == 2_000 - 199 * 8)
      return solver.statistics.dualPivots + solver.statistics.primalPivots
    }
    #expect(try steps(readingBefore: true) == steps(readingBefore: false))
  }

  /// Each level is too small by itself, so the conflicts are as long as the tree is deep.
  @Test func `nested conflicts are found, each with all rows above it`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let depth = 200
    try solver.update { () throws(SolverError) in
      var outer = solver.addVariable()
      try solver.add(Constraint(outer, .equal, 100))
      for _ in 0..<depth {
        let inner = solver.addVariable()
        try solver.add(inner == outer - 4)
        try solver.add(inner >= 0)
        outer = inner
      }
    }
    let conflicts = solver.conflicts
    #expect(conflicts.count == depth - 25)
    #expect(conflicts.map(\.members.count) == Array(28...depth + 2))
  }

  /// Widths of nested views, each 4 smaller than the one around it, in a window of 320.
  private func nestedInsets(_ depth: Int) throws -> (solver: Solver, innermost: Variable) {
    let solver = Solver.checked(conflictPolicy: .relax)
    var innermost = solver.addVariable()
    try solver.update { () throws(SolverError) in
      try solver.add(Constraint(innermost, .equal, 320))
      let widths = (0..<depth).map { _ in solver.addVariable() }
      for width in widths { try solver.add(width >= 0) }
      for width in widths {
        try solver.add(width == innermost - 4)
        innermost = width
      }
    }
    return (solver, innermost)
  }

  /// The window leaves room for 80 of them; the broken inset leaves all inside it open.
  @Test func `nested insets in a window that is too small take few steps`() throws {
    let depth = 600
    let (solver, innermost) = try nestedInsets(depth)
    #expect(solver.value(of: innermost) == 0)
    #expect(solver.conflicts.count == 1)
    #expect(solver.statistics.dualPivots <= 4)
    #expect(solver.statistics.evaluations <= 4 * depth)
  }

  /// Each push would look through all the views around its own, up to the broken inset.
  @Test func `what moves together is found by one push`() throws {
    let depth = 600
    let (solver, innermost) = try nestedInsets(depth)
    _ = solver.value(of: innermost)
    var face = FaceCopy()
    let open = face.ambiguity(of: &solver.core)
    #expect(open.variables.count == depth - 80)
    // The sizes and insets of the copies, and the push.
    #expect(face.core.basis.rows.count == Int32(2 * open.variables.count))
  }

  /// The first level of the staged rule decides where all the views inside the broken inset are.
  @Test(arguments: [300, 600, 1_200])
  func `views nested in a window that is too small have few parts of multipliers`(
    _ depth: Int
  ) throws {
    let (solver, innermost) = try nestedInsets(depth)
    #expect(solver.value(of: innermost) == 0)
    #expect(solver.core.multipliers.vectors.components.count <= Int32(40 * depth))
  }

  /// A stack of views that want 10 points each, in a window with another number of points for each.
  private func stack(
    _ count: Int, window: Double, yieldsEarly: Bool
  ) throws -> (solver: Solver, heights: [Variable]) {
    let solver = Solver.checked()
    let heights = (0..<count).map { _ in solver.addVariable() }
    try solver.update {
      var sum = LinearExpression(constant: 0)
      for (index, height) in heights.enumerated() {
        let order = DocumentOrder(
          .intrinsic, position: UInt64(index), yieldsEarly: yieldsEarly)
        try solver.add(height >= 0)
        try solver.add(height == 10, priority: 500, order: order)
        sum += height
      }
      try solver.add(sum == window * Double(count))
    }
    return (solver, heights)
  }

  @Test(arguments: [50, 100, 400])
  func `one of many equal views takes the space that is left in few steps`(_ count: Int) throws {
    let (solver, heights) = try stack(count, window: 20, yieldsEarly: false)
    let first = 10 + 10 * Double(count)
    #expect(
      heights.map { solver.value(of: $0) } == [first] + Array(repeating: 10, count: count - 1))
    #expect(solver.statistics.primalPivots <= 8)
    #expect(solver.certificate().isValid)
  }

  @Test(arguments: [50, 100, 400])
  func `equal views that yield early give up their space in a step each`(_ count: Int) throws {
    let (solver, heights) = try stack(count, window: 5, yieldsEarly: true)
    let half = count / 2
    #expect(
      heights.map { solver.value(of: $0) }
        == Array(repeating: 0, count: half) + Array(repeating: 10, count: half))
    #expect(solver.statistics.primalPivots <= 2 * count)
    #expect(solver.certificate().isValid)
  }

  /// As many levels of the staged rule decide something as there are widths, of all those of rows.
  @Test(arguments: [10, 20, 40], [Relation.equal, .greaterThanOrEqual])
  func `widths at least half of every other take few steps`(
    _ count: Int, _ relation: Relation
  ) throws {
    let solver = Solver.checked()
    let widths = (0..<count).map { _ in solver.addVariable() }
    try solver.update { () throws(SolverError) in
      try solver.add(Constraint(widths[0], relation, 320))
      for width in widths {
        for other in widths where other != width { try solver.add(width >= 0.5 * other) }
      }
    }
    #expect(widths.dropFirst().allSatisfy { solver.value(of: $0) == 640 })
    #expect(solver.core.stagedRule.rankedRowCount <= Int32(20 * count))
    let statistics = solver.statistics
    #expect(statistics.dualPivots + statistics.primalPivots <= 5 * count)
  }

  /// Hundreds of steps change the same multipliers. Were what may be rounding of all of them zero,
  /// true costs would be lost, and found again by six times as many steps.
  @Test func `the staged rule of a dense program takes few steps`() throws {
    var generator = SeededGenerator(seed: 3, stream: 1)
    let solver = Solver.checked()
    let variables = (0..<90).map { _ in solver.addVariable() }
    try solver.update { () throws(SolverError) in
      for variable in variables {
        try solver.add(Constraint(variable, .greaterThanOrEqual, 0))
        try solver.add(Constraint(variable, .lessThanOrEqual, 100))
      }
      for _ in 0..<36 {
        var sum = LinearExpression(constant: 0)
        for _ in 0..<6 {
          let coefficient = Double(generator.integer(1...9)) * (generator.chance(0.7) ? 1 : -1)
          sum = sum + coefficient * (variables[generator.integer(0...89)] - 20)
        }
        try solver.add(Constraint(sum, .equal, 0))
      }
    }
    _ = solver.value(of: variables[0])
    #expect(solver.certificate().isValid)
    let statistics = solver.statistics
    #expect(statistics.abandonedCompletions == 0)
    #expect(statistics.dualPivots + statistics.primalPivots <= 800)
  }

  /// After each change the answer is that of a solver in which all levels are looked for at once.
  @Test func `an answer of few levels follows edits like any other`() throws {
    let depth = 200
    func inset(_ level: Int) -> Double { Double(3 + level * 5 % 4) }
    func solver(width: Double, without missing: Int?) throws -> (Solver, [Variable]) {
      let solver = Solver.checked(conflictPolicy: .relax)
      let window = solver.addVariable()
      let widths = (0..<depth).map { _ in solver.addVariable() }
      try solver.update { () throws(SolverError) in
        try solver.add(Constraint(window, .equal, width))
        for variable in widths { try solver.add(variable >= 0) }
        var outer = window
        for level in 0..<depth {
          if level != missing { try solver.add(widths[level] <= outer - inset(level)) }
          outer = widths[level]
        }
      }
      return (solver, widths)
    }
    let edited = Solver.checked(conflictPolicy: .relax)
    let window = edited.addVariable()
    let widths = (0..<depth).map { _ in edited.addVariable() }
    var insets: [ConstraintID] = []
    var size: ConstraintID?
    try edited.update { () throws(SolverError) in
      size = try edited.add(Constraint(window, .equal, 1_000))
      for variable in widths { try edited.add(variable >= 0) }
      var outer = window
      for level in 0..<depth {
        insets.append(try edited.add(widths[level] <= outer - inset(level)))
        outer = widths[level]
      }
    }
    var width = 1_000.0
    var missing: Int?
    for round in 0..<12 {
      if round % 3 == 2 {
        missing = round * 13
        try edited.setActive(false, insets[round * 13])
      } else if let level = missing, round % 3 == 0 {
        try edited.setActive(true, insets[level])
        missing = nil
      } else {
        width = Double(900 - round * 70)
        try edited.setConstant(width, of: #require(size))
      }
      let (fresh, copies) = try solver(width: width, without: missing)
      for level in 0..<depth {
        #expect(edited.value(of: widths[level]) == fresh.value(of: copies[level]))
      }
    }
  }
}
