/// The edits of an update, as the states from which they started.
struct Transaction: ~Copyable {
  struct Entry: BitwiseCopyable {
    var row: Int32
    /// The ownership of the row before the update.
    var ownership: RowSlot.Ownership
    /// The content of the row before the update, and its content after it.
    var old: RowContent
    var new: RowContent
  }

  /// The depth of nested updates.
  var depth = 0
  /// The edited rows that existed before.
  var entries = Buffer<Entry>()
  /// The new rows; their contents are already in their slots, and undoing the update frees them.
  var addedRows = Buffer<Int32>()
  var addedVariables = Buffer<Int32>()
  var removedVariables = Buffer<Int32>()
  /// The terms of the constraint being added, each variable once.
  var sums = Buffer<Sum>()
  private var placesOfSums = PlaceTable()

  /// The coefficients of one variable in a constraint, added up.
  struct Sum: BitwiseCopyable {
    var variable: Int32
    var amount: Double
    /// The sum of the absolute values, if several were added up.
    private var size = 0.0
    /// Whether one of them has so many bits that a sum with it is rounded.
    private var isRounded = false

    init(variable: Int32, amount: Double) {
      self.variable = variable
      self.amount = amount
    }

    /// What the rounding of coefficients may have made of the sum. Sums of few numbers with few
    /// bits are exact.
    var rounding: Double { isRounded ? Tolerance.coefficient * size : 0 }

    mutating func add(_ coefficient: Double) {
      amount += coefficient
      size += abs(coefficient)
      isRounded = isRounded || !ShortNumber.contains(coefficient)
    }
  }
  /// The places in the document order before the first row or variable was added.
  var sequenceBefore = OrderSequence()

  /// Whether no row or variable was added.
  var isWithoutAdditions: Bool { addedRows.isEmpty && addedVariables.isEmpty }

  mutating func reserveCapacity(variables: Int32, rows: Int32) {
    addedVariables.reserveCapacity(variables)
    addedRows.reserveCapacity(rows)
  }

  /// Adds up the terms of each variable, in the order of their first mention.
  mutating func mergeSums() {
    var kept: Int32 = 0
    for index in 0..<sums.count {
      let sum = sums[index]
      var place = placesOfSums[sum.variable]
      if place < 0 {
        place = kept
        placesOfSums.set(place, of: sum.variable)
        sums[place] = Sum(variable: sum.variable, amount: 0)
        kept += 1
      }
      sums[place].add(sum.amount)
    }
    sums.truncate(to: kept)
    for index in 0..<kept { placesOfSums.remove(sums[index].variable) }
  }

  mutating func removeAll() {
    entries.removeAll()
    addedRows.removeAll()
    addedVariables.removeAll()
    removedVariables.removeAll()
  }
}
