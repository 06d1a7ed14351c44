/// What elimination makes of a matrix: multiples of rows that are subtracted from others, and a
/// triangular matrix.
struct TriangularFactors {
  /// A multiple of one row that was subtracted from another.
  struct Operation: BitwiseCopyable {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// The row and the variable that an elimination step removed from the matrix.
  struct Pivot: BitwiseCopyable {
    var place: Int32
    var variable: Int32
    var value: Double
  }

  /// An entry of a row, whose index is a variable, or of a column, whose index is a place.
  struct Entry: BitwiseCopyable {
    var index: Int32 = -1
    var value = 0.0
  }

  private(set) var operations: [Operation] = []
  private(set) var pivots: [Pivot] = []
  /// The rows of the triangular matrix without the pivots, in the order of the pivots.
  private(set) var upperRows: [Entry] = []
  private(set) var upperRowStarts: [Int] = [0]

  /// Reserves memory for a number of pivots.
  mutating func reserveCapacity(_ count: Int) {
    pivots.reserveCapacity(count)
    upperRowStarts.reserveCapacity(count + 1)
  }

  mutating func subtract(_ source: Int32, from target: Int32, times factor: Double) {
    operations.append(Operation(target: target, source: source, factor: factor))
  }

  /// Adds an entry to the row of the pivot that is added next.
  mutating func addEntry(_ entry: Entry) { upperRows.append(entry) }

  /// Adds the pivot of a row whose other entries were added.
  mutating func addPivot(_ pivot: Entry, at place: Int32) {
    pivots.append(Pivot(place: place, variable: pivot.index, value: pivot.value))
    upperRowStarts.append(upperRows.count)
  }
}
