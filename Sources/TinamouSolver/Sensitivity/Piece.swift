/// A range of an edit parameter in which every variable is a linear function of the parameter.
public struct Piece: Sendable {
  /// The values of the parameter; neighbouring pieces share an end.
  public private(set) var range: ClosedRange<Double>
  /// The constraint that becomes tight or slack at the lower end, or whose conflict ends there;
  /// `nil` if the piece has no lower end, or if only the staged rule changes there.
  public let lowerCause: ConstraintID?
  /// The constraint that becomes tight or slack at the upper end, or whose conflict ends there;
  /// `nil` if the piece has no upper end, or if only the staged rule changes there.
  public private(set) var upperCause: ConstraintID?
  /// The constraints that are broken on the piece, in document order; if there are any, the
  /// required constraints cannot hold together.
  public let broken: [ConstraintID]
  private let values: [Affine]

  /// Makes the piece around a parameter from the only direction of a sensitivity.
  init(_ sensitivity: Sensitivity, at parameter: Double, broken: [ConstraintID]) {
    let ends = sensitivity.ends()
    range = parameter + ends.backward.distance...parameter + ends.forward.distance
    lowerCause = ends.backward.constraint
    upperCause = ends.forward.constraint
    self.broken = broken
    let values = sensitivity.values.measured(from: [parameter])
    self.values = (0..<values.count).map {
      Affine(base: values.constants[$0], slope: values.coefficient(of: 0, in: $0))
    }
  }

  /// Returns the value of a variable at a value of the parameter.
  ///
  /// - Parameters:
  ///   - variable: A variable that the solver had when it made the piece.
  ///   - parameter: The value of the parameter, in ``range``.
  /// - Returns: The value of the variable.
  public func value(of variable: Variable, at parameter: Double) -> Double {
    affine(of: variable).value(at: parameter)
  }

  /// Returns the change of a variable when the parameter grows by 1.
  public func slope(of variable: Variable) -> Double { affine(of: variable).slope }

  private func affine(of variable: Variable) -> Affine {
    values.indices.contains(variable.position) ? values[variable.position] : .zero
  }

  // MARK: Covering a range

  /// Whether two ends are so close that they are one except for rounding.
  static func isPoint(_ range: ClosedRange<Double>) -> Bool {
    range.upperBound - range.lowerBound
      <= max(Tolerance.contradiction, Tolerance.relativeContradiction * abs(range.upperBound))
  }

  /// Returns the part of the piece in a range, which contains a value of it.
  func clamped(to range: ClosedRange<Double>) -> Piece {
    var piece = self
    piece.range = self.range.clamped(to: range)
    return piece
  }

  /// Returns pieces of a range in order, without gaps, and with neighbours of the same content
  /// joined.
  static func cover(_ pieces: [Piece], _ range: ClosedRange<Double>) -> [Piece] {
    var cover: [Piece] = []
    for piece in pieces.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      var piece = piece
      let start = cover.last?.range.upperBound ?? range.lowerBound
      piece.range = start...max(start, piece.range.upperBound)
      if let last = cover.popLast() {
        cover += last.joined(with: piece).map { [$0] } ?? [last, piece]
      } else {
        cover = [piece]
      }
    }
    if let last = cover.indices.last {
      cover[last].range = cover[last].range.lowerBound...range.upperBound
    }
    return cover
  }

  /// Returns the piece with the range of its neighbour added, if both have the same content: values
  /// that round to the same or neighbouring public values from one far end to the other.
  private func joined(with next: Piece) -> Piece? {
    let isSame =
      broken == next.broken
      && zip(values, next.values).allSatisfy { own, other in
        [range.lowerBound, next.range.upperBound].allSatisfy { end in
          let value = own.value(at: end)
          return abs(value - other.value(at: end))
            <= PublicUnit.unit / 2 + Tolerance.coefficient * abs(value)
        }
      }
    if !isSame { return nil }
    var joined = self
    joined.range = range.lowerBound...next.range.upperBound
    joined.upperCause = next.upperCause
    return joined
  }
}
