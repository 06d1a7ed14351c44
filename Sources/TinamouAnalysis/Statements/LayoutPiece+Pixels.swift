import TinamouLayout

/// On a piece, a number of a frame that is rounded to pixels is a step function of the window size:
/// it changes only where the number before rounding is halfway between two pixels.
extension LayoutPiece {
  /// The distance in points up to which two steps count as one: more than the rounding errors of
  /// their computation, and less than what a solver's value can tell.
  private static let stepResolution = 0x1p-27

  /// The sizes of the piece at which a term changes by a pixel, in any order.
  private func pixelSteps(of term: MovingSum.Term) -> [Double] {
    let number = term.whole
    guard let grid = term.grid, number.rate != 0 else { return [] }
    let first = value(number, at: sizes.lowerBound) * grid.scale
    let last = value(number, at: sizes.upperBound) * grid.scale
    let halves = stride(
      from: (min(first, last) - 0.5).rounded(.up) + 0.5, through: max(first, last), by: 1)
    return halves.map { origin + ($0 / grid.scale - number.value) / number.rate }
  }

  /// The number of steps of a sum on the piece, about.
  func pixelStepCount(of sum: MovingSum) -> Double {
    sum.terms.reduce(0) { count, term in
      count + abs(term.whole.rate) * sizes.length * (term.grid?.scale ?? 0)
    }
  }

  /// The piece, divided where a number of one of the sums changes by a pixel and at other sizes:
  /// these sizes alone, and the ranges between them, on each of which rounded numbers stay the
  /// same.
  func pixelParts(of sums: [MovingSum], at cuts: [Double] = []) -> [SizeRange] {
    let steps = sums.flatMap { $0.terms.flatMap(pixelSteps) }
    return sizes.divided(at: steps + cuts, resolution: Self.stepResolution)
  }

  /// The value of a sum with the numbers of views rounded to pixels.
  ///
  /// - Parameters:
  ///   - sum: The sum.
  ///   - size: The size of the window.
  ///   - pixelSize: The size of the window for the numbers that are rounded, if it is another one.
  /// - Returns: The value in points.
  func roundedValue(
    _ sum: MovingSum, at size: Double, pixelsAt pixelSize: Double? = nil
  ) -> Double {
    sum.terms.reduce(sum.constant) { total, term in
      let value =
        term.grid.map { grid in
          let start = publishedValue(term.number, at: pixelSize ?? size)
          let length = term.length.map { publishedValue($0, at: pixelSize ?? size) } ?? 0
          return grid.round(start + length)
        } ?? self.value(term.whole, at: size)
      return total + value * term.coefficient
    }
  }
}
