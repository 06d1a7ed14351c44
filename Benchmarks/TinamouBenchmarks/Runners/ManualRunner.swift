/// Executes scripts with the hand-written layout.
package final class ManualRunner: BenchmarkRunner {
  private let benchmark: BenchmarkCase
  private let scripts: [BenchmarkOperation: BenchmarkScript]
  private var layout: any ManualLayout
  private var values: [Double]

  package init(_ benchmark: BenchmarkCase) {
    self.benchmark = benchmark
    scripts = benchmark.scripts
    layout = benchmark.manual
    values = Array(repeating: 0, count: benchmark.model.variableCount)
  }

  package func time(_ operation: BenchmarkOperation, repetitions: Int) -> UInt64 {
    let script = scripts[operation]
    let start = Clock.thread
    for _ in 0..<repetitions { Self.run(script, with: &layout, into: &values) }
    return Clock.thread - start
  }

  /// Lays out after each step of a script, or once if there is none.
  ///
  /// The steps share one access to the layout and the values: the run time checks each access to a
  /// property of a class, which takes longer than a short layout.
  private static func run(
    _ script: BenchmarkScript?, with layout: inout some ManualLayout, into values: inout [Double]
  ) {
    guard let script else { return layout.layOut(into: &values) }
    for change in script.changes {
      layout.apply(change)
      layout.layOut(into: &values)
    }
  }

  package func trace(_ operation: BenchmarkOperation) -> RunnerTrace {
    var trace = RunnerTrace(stepTimes: [], values: [])
    guard let script = scripts[operation] else {
      trace.stepTimes.append(Clock.time { layout.layOut(into: &values) })
      trace.values.append(valuesInModelOrder(isItemInserted: false))
      return trace
    }
    let compared = Set(script.comparedSteps)
    var isItemInserted = false
    for (index, change) in script.changes.enumerated() {
      trace.stepTimes.append(
        Clock.time {
          layout.apply(change)
          layout.layOut(into: &values)
        })
      if change == .insertItem { isItemInserted = true }
      if change == .removeItem { isItemInserted = false }
      if compared.contains(index) {
        trace.values.append(valuesInModelOrder(isItemInserted: isItemInserted))
      }
    }
    return trace
  }

  package func countAllocations(_ operation: BenchmarkOperation) -> AllocationCount? { nil }

  /// The values with those of the inserted item moved from the middle to the end, where its
  /// variables are.
  private func valuesInModelOrder(isItemInserted: Bool) -> [Double] {
    var result = values
    let inserted = benchmark.insertion.variables
    if isItemInserted {
      let place = benchmark.items.variables(ofItem: benchmark.items.middle)
      result.replaceSubrange(inserted, with: values[place])
      result.replaceSubrange(
        place.lowerBound..<inserted.lowerBound, with: values[place.upperBound..<inserted.upperBound]
      )
    } else {
      for variable in inserted { result[variable] = 0 }
    }
    return result
  }
}
