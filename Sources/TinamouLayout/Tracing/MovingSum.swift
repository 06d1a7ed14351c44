/// A sum of multiples of numbers of frames that change with the window, such as the difference
/// between the two sides of a relation.
package struct MovingSum: Sendable {
  /// A multiple of a number of a frame.
  package struct Term: Sendable {
    /// The number before rounding.
    package let number: MovingNumber
    /// The length that is added to the number before it is rounded; `nil` for none.
    package let length: MovingNumber?
    /// The factor of the number.
    package let coefficient: Double
    /// The grid to which the number is rounded in a layout; `nil` if it is not rounded.
    package let grid: PixelGrid?

    package init(
      _ number: MovingNumber, plus length: MovingNumber? = nil, _ coefficient: Double,
      grid: PixelGrid?
    ) {
      self.number = number
      self.length = length
      self.coefficient = coefficient
      self.grid = grid
    }

    /// The number with its length, before rounding.
    package var whole: MovingNumber { length.map { number + $0 } ?? number }
  }

  /// The terms of a length that begins at an edge: on pixels, it is the difference of two edges.
  package static func terms(
    ofLength length: MovingNumber, from edge: MovingNumber, _ coefficient: Double,
    grid: PixelGrid?
  ) -> [Term] {
    guard let grid else { return [Term(length, coefficient, grid: nil)] }
    return [
      Term(edge, plus: length, coefficient, grid: grid), Term(edge, -coefficient, grid: grid),
    ]
  }

  /// The multiples of numbers.
  package var terms: [Term]
  /// What is added to the multiples.
  package let constant: Double

  package init(_ terms: [Term] = [], constant: Double) {
    self.terms = terms
    self.constant = constant
  }

  /// The sum of the numbers before rounding.
  package var exact: MovingNumber {
    terms.reduce(MovingNumber(constant)) { $0 + $1.whole * $1.coefficient }
  }
}
