/// A sequence of steps that ends in its initial state, so that it can be repeated.
package struct BenchmarkScript: Sendable, Equatable {
  /// Edits made in one update, and the values that are read afterwards.
  package struct Step: Sendable, Equatable {
    package var change: LayoutChange
    package var edits: [BenchmarkEdit]
    /// Whether all values are read, or only those of `readItem`.
    package var readsAll: Bool
  }

  package var operation: BenchmarkOperation
  package var steps: [Step]
  /// The number of operations that the steps count as: an insertion and its removal are one.
  package var operationCount: Int
  /// The variables that are read in a step that does not read all values.
  package var readVariables: Range<Int>

  /// The steps after which values are compared: all of a short script, a sample of a long one.
  package var comparedSteps: [Int] {
    let stride = max(1, steps.count / 10)
    return steps.indices.filter { $0 % stride == stride - 1 || $0 == steps.count - 1 }
  }
}
