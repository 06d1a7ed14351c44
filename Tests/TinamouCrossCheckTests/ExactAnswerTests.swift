import Testing
import TinamouSolver
import TinamouTestSupport

@testable import TinamouCrossCheck

/// Tests of the exact arithmetic that decides in doubt.
@Suite struct ExactAnswerTests {
  @Test func `whole numbers of many limbs are added, multiplied and divided`() {
    var random = SeededGenerator(seed: 3)
    func number() -> BigInteger {
      (0..<random.integer(1...6)).reduce(BigInteger(random.integer(-9...9))) { sum, _ in
        (sum << random.integer(0...70)) + BigInteger(random.integer(-1_000_000...1_000_000))
      }
    }
    for _ in 0..<2000 {
      let (a, b, c) = (number(), number(), number())
      #expect((a + b) * c == a * c + b * c)
      #expect(a - b == -(b - a))
      #expect((a << 67) >> 67 == a)
      if !b.isZero { #expect((a * b).dividedExactly(by: b) == a) }
    }
    #expect(BigInteger(-0.375, timesTwoToThe: 3) == BigInteger(-3))
    #expect(BigInteger(0, timesTwoToThe: 3) == .zero)
    #expect((BigInteger(7) << 200).ratio(to: BigInteger(2) << 200) == 3.5)
  }

  @Test func `nearly parallel rows meet where they do`() throws {
    // With rounding the answer was 16.5 and 199.066; the required rows alone give (50, 199).
    var model = ModelBuilder(variableCount: 2)
    model.add([1, 507.3525390625], .equal, 101013.1552734375)
    model.add([1, 507.3515625], .equal, 101012.9609375)
    model.add([1, 0], .equal, 16.5, Priority(1))
    let solution = try CrossCheck.solve(model.model, exactly: true)
    #expect(solution.values == [50, 199])
  }

  @Test func `rows contradict each other by the last bit or not at all`() throws {
    var model = ModelBuilder(variableCount: 1)
    model.add([1], .equal, 0.5)
    model.add([1024], .equal, 512 + 0x1p-10)
    #expect(ExactAnswer.brokenRows(of: model.model) == [1])
    // 1/3 has been rounded, so an error of this size is not one.
    var rounded = ModelBuilder(variableCount: 1)
    rounded.add([1], .equal, 1)
    rounded.add([1.0 / 3], .equal, 1 - 2.0 / 3)
    #expect(ExactAnswer.brokenRows(of: rounded.model) == [])
  }

  @Test func `it is known which public value is the nearest`() throws {
    var model = ModelBuilder(variableCount: 1)
    model.add([3], .equal, 1)
    let value = try #require(ExactAnswer(model.model)?.values.first)
    #expect(value.isNearest(349525 * 0x1p-20, exponent: -20))
    #expect(!value.isNearest(349526 * 0x1p-20, exponent: -20))
  }
}
