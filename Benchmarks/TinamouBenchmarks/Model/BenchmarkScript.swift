/// A sequence of steps that ends where it started, so that it can be repeated.
package struct BenchmarkScript: Sendable, Equatable {
  /// Edits made as one update, then values that are read.
  package struct Step: Sendable, Equatable {
    package var change: LayoutChange
    package var edits: [BenchmarkEdit]
    /// Whether all values are read, or only those of `readItem`.
    package var readsAll: Bool
  }

  package var operation: BenchmarkOperation
  package var steps: [Step]
  /// How many operations the steps count as: an insertion and its removal are one.
  package var operationCount: Int
  /// The variables that are read in a step that does not read all.
  package var readVariables: Range<Int>

  /// After which steps the values are compared: all of a short script, a sample of a long one.
  package var comparedSteps: [Int] {
    let stride = max(1, steps.count / 10)
    return steps.indices.filter { $0 % stride == stride - 1 || $0 == steps.count - 1 }
  }
}
