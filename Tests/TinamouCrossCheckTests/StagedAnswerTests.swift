import Testing
import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// Each expected answer is computed by hand from the definition: priorities, then the steps of the
/// staged rule: yield-up, yield-down, tight and zero.
@Suite struct StagedAnswerTests {
  private func answer(_ builder: ModelBuilder) throws -> [Double] {
    let floating = try CrossCheck.solve(builder.model)
    let exact = try CrossCheck.solve(builder.model, exactly: true)
    #expect(floating.brokenRows == exact.brokenRows)
    let difference = zip(floating.values, exact.values).map { abs($0 - $1) }.max() ?? 0
    #expect(difference < 1e-9, "\(floating.values) \(exact.values)")
    return exact.values
  }

  @Test func `a lone upper bound is taken up (tight)`() throws {
    var model = ModelBuilder(variableCount: 1)
    model.add([1], .lessThanOrEqual, 23)
    #expect(try answer(model) == [23])
  }

  @Test func `a variable without rows is zero (zero)`() throws {
    #expect(try answer(ModelBuilder(variableCount: 2)) == [0, 0])
  }

  @Test func `of a sum the first variable is nearest to zero (zero)`() throws {
    var model = ModelBuilder(variableCount: 2)
    model.add([1, 1], .equal, 100)
    #expect(try answer(model) == [0, 100])
  }

  @Test func `magnitude counts, not sign (zero)`() throws {
    var model = ModelBuilder(variableCount: 3)
    model.add([1, 1], .equal, -100)
    model.add([0, 1, -2], .equal, 30)
    #expect(try answer(model) == [0, -100, -65])
  }

  @Test func `of equal labels the first yields last when space is short (yield)`() throws {
    // w1 + w2 == 60 and both want 40: an error of 20 in all, yield-up has none to remove,
    // yield-down minimises the first label's error first.
    var model = ModelBuilder(variableCount: 2)
    model.add([1, 1], .equal, 60)
    model.add([1, 0], .equal, 40, .defaultLow)
    model.add([0, 1], .equal, 40, .defaultLow)
    #expect(try answer(model) == [40, 20])
  }

  @Test func `of equal labels the first stretches when there is room (yield)`() throws {
    // The error is 20 above in all; yield-up goes from last to first, so the last keeps 40.
    var model = ModelBuilder(variableCount: 2)
    model.add([1, 1], .equal, 100)
    model.add([1, 0], .equal, 40, .defaultLow)
    model.add([0, 1], .equal, 40, .defaultLow)
    #expect(try answer(model) == [60, 40])
  }

  @Test func `a grid of tied cells has one answer (yield)`() throws {
    // Cells a b / c d, columns and rows sum to 100, all want 40: a + b == 100, c + d == 100,
    // a + c == 100, b + d == 100 leave a free with b = c = 100 - a, d = a. The error
    // 2|a - 40| + 2|60 - a| is 40 for a in 40 ... 60. yield-up: d first: d = 40, so a = 40.
    var model = ModelBuilder(variableCount: 4)
    model.add([1, 1, 0, 0], .equal, 100)
    model.add([0, 0, 1, 1], .equal, 100)
    model.add([1, 0, 1, 0], .equal, 100)
    model.add([0, 1, 0, 1], .equal, 100)
    for cell in 0..<4 {
      model.add((0..<4).map { $0 == cell ? 1 : 0 }, .equal, 40, .defaultLow)
    }
    #expect(try answer(model) == [40, 60, 60, 40])
  }

  @Test func `any number of weak rows loses to one strong row`() throws {
    var model = ModelBuilder(variableCount: 1)
    for _ in 0..<1001 { model.add([1], .equal, 10, .defaultLow) }
    model.add([1], .equal, 20, .defaultHigh)
    #expect(try answer(model) == [20])
  }

  @Test func `weights count within a priority`() throws {
    var model = ModelBuilder(variableCount: 1)
    model.add([1], .equal, 10, .defaultLow)
    model.add([1], .equal, 20, .defaultLow, weight: 2)
    #expect(try answer(model) == [20])
  }

  @Test func `both sides of an intrinsic size count at their own priority`() throws {
    // Compression 750 beats 500, hugging 250 does not.
    for (wanted, expected) in [(50.0, 80.0), (120, 120)] {
      var model = ModelBuilder(variableCount: 1)
      model.add([1], 80, below: .defaultHigh, above: .defaultLow)
      model.add([1], .equal, wanted, Priority(500))
      #expect(try answer(model) == [expected])
    }
  }

  @Test func `inequalities become tight from first to last (tight)`() throws {
    // 10 <= x <= 30: the first inequality wins.
    for isLowerFirst in [true, false] {
      var model = ModelBuilder(variableCount: 1)
      if isLowerFirst { model.add([1], .greaterThanOrEqual, 10) }
      model.add([1], .lessThanOrEqual, 30, .defaultLow)
      if !isLowerFirst { model.add([1], .greaterThanOrEqual, 10) }
      #expect(try answer(model) == [isLowerFirst ? 10 : 30])
    }
  }

  @Test func `required rows are kept in document order and the others are broken`() throws {
    // x == 1 kept; x >= 2 broken; x + y == 5 kept; y <= 3 broken; y <= 4 kept.
    var model = ModelBuilder(variableCount: 2)
    model.add([1, 0], .equal, 1)
    model.add([1, 0], .greaterThanOrEqual, 2)
    model.add([1, 1], .equal, 5)
    model.add([0, 1], .lessThanOrEqual, 3)
    model.add([0, 1], .lessThanOrEqual, 4)
    #expect(try CrossCheck.solve(model.model).brokenRows == [1, 3])
    #expect(try answer(model) == [1, 4])
  }

  @Test func `a false row without terms is broken`() throws {
    var model = ModelBuilder(variableCount: 1)
    model.add([], .equal, 1)
    model.add([1], .equal, 7)
    #expect(try CrossCheck.solve(model.model).brokenRows == [0])
    #expect(try answer(model) == [7])
  }

  @Test func `thirds do not make consistent rows a conflict`() throws {
    var model = ModelBuilder(variableCount: 4)
    model.add([0, 0, 0, 1], .equal, 100)
    for cell in 0..<3 {
      model.add((0..<4).map { $0 == cell ? 1 : $0 == 3 ? -1.0 / 3 : 0 }, .equal, 0)
    }
    model.add([1, 1, 1, -1], .equal, 0)
    let solution = try CrossCheck.solve(model.model)
    #expect(solution.brokenRows.isEmpty)
    #expect(solution.values.prefix(3).allSatisfy { abs($0 - 100.0 / 3) < 1e-9 })
    #expect(isAgreement(CrossCheck.compare(model.model, values: solution.values)))
  }

  private func isAgreement(_ comparison: CrossCheck.Comparison) -> Bool {
    if case .agrees = comparison { return true }
    return false
  }
}
