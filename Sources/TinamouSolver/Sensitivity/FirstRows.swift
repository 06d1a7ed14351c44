/// Rows that determine the values, of which the first ones take the places of later ones that say
/// the same.
///
/// This is the greedy choice of a basis of a matroid (J. Edmonds, Matroids and the greedy
/// algorithm, 1971), found by exchanges.
struct FirstRows {
  /// A row that is not among the rows, as a combination of them.
  fileprivate struct Implied {
    let row: Int32
    var shares: [Int32: Double]
  }

  private(set) var rows: Set<Int32>
  private var implied: [Implied] = []

  /// The least share that is more than rounding.
  fileprivate static let leastShare = 1e-9

  init(of rows: [Int32]) { self.rows = Set(rows) }

  /// Adds a row that follows from others.
  mutating func add(_ row: Int32, followingFrom shares: [Int32: Double]) {
    implied.append(Implied(row: row, shares: shares.filter { rows.contains($0.key) }))
  }

  /// Lets each row that was added take the place of the last one that it follows from, if that
  /// comes later. The rows have to be added in their order.
  mutating func exchange(by comesBefore: (Int32, Int32) -> Bool) {
    for index in implied.indices {
      let entering = implied[index]
      guard let last = entering.shares.keys.max(by: comesBefore), comesBefore(entering.row, last),
        let share = entering.shares[last]
      else { continue }
      rows.remove(last)
      rows.insert(entering.row)
      for later in implied.indices.dropFirst(index + 1) {
        implied[later].substitute(entering.row, entering.shares, for: last, with: share)
      }
    }
  }
}

extension FirstRows.Implied {
  /// Writes the combination with an entering row in place of a leaving one.
  fileprivate mutating func substitute(
    _ entering: Int32, _ combination: [Int32: Double], for leaving: Int32, with share: Double
  ) {
    guard let own = shares.removeValue(forKey: leaving) else { return }
    let factor = own / share
    shares[entering, default: 0] += factor
    for (row, amount) in combination where row != leaving {
      let sum = shares[row, default: 0] - factor * amount
      shares[row] = abs(sum) > FirstRows.leastShare ? sum : nil
    }
  }
}

extension Core {
  /// Lets required equalities that follow from others take the places of those that come later.
  mutating func exchangeImpliedEqualities(_ choice: inout FirstRows) {
    let implied = (0..<basis.rows.count).filter { row in
      basis.rows[row].ownership == .wanted && basis.rows[row].status == .middle
        && basis.isRequiredEquality(row)
    }
    for row in implied.sorted(by: { basis.rows[$0].order < basis.rows[$1].order }) {
      choice.add(row, followingFrom: shares(in: row))
    }
    choice.exchange { comes($0, before: $1) }
  }

  /// The active rows that a row follows from, with their shares.
  private mutating func shares(in row: Int32) -> [Int32: Double] {
    basis.addToSweep(row: row, times: 1)
    basis.sweep()
    var shares: [Int32: Double] = [:]
    for index in 0..<basis.emissions.count where basis.emissions[index].isSignificant {
      shares[basis.emissions[index].row] = basis.emissions[index].amount
    }
    return shares
  }

  /// Whether a row comes before another one: required equalities before other rows, and rows of a
  /// kind in document order.
  private func comes(_ row: Int32, before other: Int32) -> Bool {
    let isRequired = basis.isRequiredEquality(row)
    guard isRequired == basis.isRequiredEquality(other) else { return isRequired }
    return basis.rows[row].order < basis.rows[other].order
  }
}
