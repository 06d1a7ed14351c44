import Testing

@testable import TinamouBenchmarks

struct BuildOrderTests {
  @Test(arguments: BuildOrder.allCases, Workload.allCases)
  func `every order holds the window and each initial row once`(
    order: BuildOrder, workload: Workload
  ) {
    let model = workload.makeCase(size: 5).model
    #expect(order.rows(of: model).sorted() == [BuildOrder.window] + model.initialRows)
  }

  @Test func `the orders differ`() {
    let model = Workload.cells.makeCase(size: 5).model
    #expect(Set(BuildOrder.allCases.map { $0.rows(of: model) }).count == BuildOrder.allCases.count)
  }
}
