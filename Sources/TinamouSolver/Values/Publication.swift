/// The values as they are visible outside, updated when they are read.
///
/// Only changed values are computed again: the variables that a flush evaluated, and after a move
/// of the parameter those that move with it.
struct Publication: ~Copyable {
  /// The public value of each variable.
  var values = Buffer<Double>()
  /// The number of readers that hold values, and whether the present block is among them.
  private var readerCount = 0
  private var areValuesBorrowed = false
  /// Blocks that readers hold and that were replaced meanwhile.
  private var replaced: [ReplacedValues] = []
  /// The parameter at which moving variables were last published.
  var parameter = 0.0
  /// Variables whose value or slope differs from the published one.
  var changed = Buffer<Int32>()
  var parametricVariables = ParametricVariables()

  private final class ReplacedValues {
    let values: Buffer<Double>

    init(_ values: consuming Buffer<Double>) { self.values = values }
  }

  // MARK: Readers

  /// Lends the values: until the corresponding call of `returnValues()`, they do not change or
  /// move.
  mutating func borrowValues() -> UnsafeBufferPointer<Double> {
    readerCount += 1
    areValuesBorrowed = true
    return unsafe values.elements
  }

  mutating func returnValues() {
    readerCount -= 1
    if readerCount > 0 { return }
    areValuesBorrowed = false
    if !replaced.isEmpty { replaced.removeAll() }
  }

  /// Leaves the values to the readers. It must be called before values change or move in memory.
  @inline(__always)
  mutating func leaveToReaders() {
    if areValuesBorrowed { replaceValues() }
  }

  @inline(never)
  private mutating func replaceValues() {
    areValuesBorrowed = false
    var copy = Buffer<Double>()
    copy.reserveCapacity(values.count)
    for index in 0..<values.count { copy.append(values[index]) }
    swap(&values, &copy)
    replaced.append(ReplacedValues(copy))
  }

  mutating func reserveCapacity(_ variableCount: Int32) {
    leaveToReaders()
    values.reserveCapacity(variableCount)
    changed.reserveCapacity(variableCount)
  }
}
