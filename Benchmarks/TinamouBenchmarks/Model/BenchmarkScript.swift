/// A sequence of steps that ends in its initial state, so that it can be repeated.
package struct BenchmarkScript: Sendable, Equatable {
  /// Edits made in one update, and the values that are read afterwards.
  ///
  /// A step has no arrays of its own: counting their references would take as long as a short
  /// resize.
  package struct Step: Sendable, Equatable {
    /// The indices of the edits in ``BenchmarkScript/edits``.
    package var edits: Range<Int>
    /// Whether all values are read, or only the `readVariables`.
    package var readsAll: Bool
  }

  package var operation: BenchmarkOperation
  /// What each step changes in the layout.
  package private(set) var changes: [LayoutChange] = []
  package private(set) var steps: [Step] = []
  /// The edits of all steps.
  package private(set) var edits: [BenchmarkEdit] = []
  /// The number of operations that the steps count as: an insertion and its removal are one.
  package var operationCount: Int
  /// The variables that are read in a step that does not read all values.
  package var readVariables: Range<Int>

  /// Makes a script without steps.
  init(_ operation: BenchmarkOperation, operationCount: Int, readVariables: Range<Int>) {
    self.operation = operation
    self.operationCount = operationCount
    self.readVariables = readVariables
  }

  mutating func append(_ change: LayoutChange, edits: [BenchmarkEdit], readsAll: Bool) {
    let start = self.edits.count
    self.edits += edits
    changes.append(change)
    steps.append(Step(edits: start..<self.edits.count, readsAll: readsAll))
  }

  /// The steps after which values are compared: all of a short script, a sample of a long one.
  package var comparedSteps: [Int] {
    let stride = max(1, steps.count / 10)
    return steps.indices.filter { $0 % stride == stride - 1 || $0 == steps.count - 1 }
  }
}
