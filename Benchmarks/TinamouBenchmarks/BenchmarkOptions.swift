/// What `tinamou-bench` is asked to do.
package struct BenchmarkOptions: Sendable, Equatable {
  package enum Format: String, CaseIterable, Sendable {
    case table
    case json
  }

  package var workloads = Workload.allCases
  package var sizes = [10, 100, 1000]
  package var operations = BenchmarkOperation.allCases
  package var peer: String?
  package var format = Format.table
  package var plan = MeasurementPlan.full

  package init() {}
}
