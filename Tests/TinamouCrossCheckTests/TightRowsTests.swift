import Testing
import TinamouSolver
import TinamouTestSupport

@testable import TinamouVerifyCommand

@Suite struct TightRowsTests {
  @Test func `a chain of definitions is no cycle`() {
    var model = ModelBuilder(variableCount: 3)
    model.add([1], .equal, 10)
    model.add([-1, 1], .equal, 5)
    model.add([-1, -1, 1], .equal, 0)
    #expect(!TightRows(model.model, values: [10, 15, 25]).haveCycle)
  }

  @Test func `equal parts of a whole are a cycle`() {
    var model = ModelBuilder(variableCount: 2)
    model.add([1, -1], .equal, 0)
    model.add([1, 1], .equal, 100)
    #expect(TightRows(model.model, values: [50, 50]).haveCycle)
  }

  @Test func `a row said twice or not tight is no cycle`() {
    var model = ModelBuilder(variableCount: 2)
    model.add([1, -1], .equal, 0)
    model.add([2, -2], .equal, 0)
    model.add([1, 1], .lessThanOrEqual, 101)
    #expect(!TightRows(model.model, values: [50, 50]).haveCycle)
  }
}
