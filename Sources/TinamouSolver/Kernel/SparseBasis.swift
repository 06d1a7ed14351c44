/// A basis of a program: a row or a stay at each place, factorized.
///
/// There is a place for each variable; a place holds a row of the program or a stay, a variable
/// that keeps its value. An exchange is recorded as a factor of the basis matrix (the product form
/// of G. Dantzig and W. Orchard-Hays, 1954). The factors add up, and so do rounding errors, so the
/// basis is factorized again from time to time.
struct SparseBasis {
  /// The row that entered, in terms of those before it.
  private struct Exchange {
    var place: Int
    var pivot: Double
    var others: Range<Int>
  }

  private static let exchangesBetweenFactorings = 100

  let count: Int
  /// The row at each place, or the complement of a variable that is a stay.
  private(set) var places: [Int]
  private var factorization: Factorization
  private var exchanges: [Exchange] = []
  private var shares: [(place: Int, amount: Double)] = []

  /// Makes a basis with these rows and stays, see ``places``.
  init(places: [Int], row: (Int) -> ArraySlice<ProgramTerm>) {
    count = places.count
    self.places = places
    factorization = Factorization(count: 0) { _ in [] }
    refactor(row)
  }

  /// Whether something was exchanged since the basis was factorized.
  var isWorn: Bool { !exchanges.isEmpty }

  /// Whether the recorded exchanges are many, or have more than twice as many shares as the factors
  /// have entries, so that the basis had better be factorized again.
  var isLong: Bool {
    exchanges.count >= Self.exchangesBetweenFactorings || shares.count > 2 * factorization.size
  }

  /// Returns the change of the variables when the residuals of the rows at the places change.
  func change(of residuals: [Double]) -> [Double] {
    var residuals = residuals
    for exchange in exchanges.reversed() {
      var value = residuals[exchange.place]
      for index in exchange.others {
        value -= shares[index].amount * residuals[shares[index].place]
      }
      residuals[exchange.place] = value / exchange.pivot
    }
    return factorization.values(of: residuals)
  }

  /// Writes a row as a combination of the rows at the places.
  func combination(of row: [Double]) -> [Double] {
    var result = factorization.combination(of: row)
    for exchange in exchanges {
      if result[exchange.place] == 0 { continue }
      let share = result[exchange.place] / exchange.pivot
      result[exchange.place] = share
      for index in exchange.others {
        result[shares[index].place] -= share * shares[index].amount
      }
    }
    return result
  }

  /// Replaces the row at a place; `combination` is the new row in terms of the present ones.
  mutating func exchange(_ place: Int, by row: Int, _ combination: [Double]) {
    let start = shares.count
    for other in combination.indices where combination[other] != 0 && other != place {
      shares.append((place: other, amount: combination[other]))
    }
    exchanges.append(
      Exchange(place: place, pivot: combination[place], others: start..<shares.count))
    places[place] = row
  }

  /// Puts a row with the same coefficients in the place of another, or any row if the basis is
  /// factorized next.
  mutating func put(_ row: Int, at place: Int) { places[place] = row }

  /// Factorizes the basis again; rows that depend on others give way to stays.
  ///
  /// - Returns: The rows that gave way.
  @discardableResult
  mutating func refactor(_ row: (Int) -> ArraySlice<ProgramTerm>) -> [Int] {
    exchanges.removeAll()
    shares.removeAll()
    var dropped: [Int] = []
    while true {
      let places = places
      factorization = Factorization(count: count) { place in
        places[place] >= 0
          ? row(places[place]) : [ProgramTerm(variable: ~places[place], coefficient: 1)]
      }
      if factorization.dependentPlaces.isEmpty { return dropped }
      for (place, variable) in factorization.dependentPlaces {
        if places[place] >= 0 { dropped.append(places[place]) }
        self.places[place] = ~variable
      }
    }
  }
}

/// One coefficient of a row of a program.
struct ProgramTerm: BitwiseCopyable {
  var variable: Int
  var coefficient: Double
}
