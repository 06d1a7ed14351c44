/// A workload at one size: the model, its scripts and the hand-written layout of the same values.
package struct BenchmarkCase: Sendable {
  /// The window widths at which a workload is run.
  package struct Widths: Sendable {
    package var initial: Double
    package var drag: ClosedRange<Double>
    package var steady: ClosedRange<Double>
  }

  /// The variables of items: first some of the window, then `stride` for each item.
  package struct Items: Sendable {
    package var count: Int
    package var first: Int
    package var stride: Int

    /// The item in the middle, before which another one is inserted.
    package var middle: Int { count / 2 }

    package func variables(ofItem item: Int) -> Range<Int> {
      first + item * stride..<first + (item + 1) * stride
    }
  }

  /// The rows that are added and removed with an item in the middle.
  package struct Insertion: Sendable {
    /// The rows between the neighbours, which the new item separates.
    package var replaced: [Int]
    /// The rows of the new item, then as many as are replaced, which link the next item to it.
    package var added: [Int]
    package var variables: Range<Int>

    package var itemRows: ArraySlice<Int> { added.dropLast(replaced.count) }
    package var links: ArraySlice<Int> { added.suffix(replaced.count) }
  }

  /// The rows of two alternative constraint sets.
  package struct Sets: Sendable {
    package var regular: [Int]
    package var compact: [Int]
  }

  package var model: BenchmarkModel
  package var items: Items
  package var widths: Widths
  /// For each item, the row whose constant changes.
  package var constantRows: [Int]
  package var insertion: Insertion
  package var sets: Sets?
  package var manual: any ManualLayout & Sendable
}
