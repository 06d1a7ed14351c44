/// A stretch of an edit parameter on which every variable is a linear function of it.
public struct Piece: Sendable {
  /// A side on which a piece ends.
  public enum End: Sendable {
    /// The least parameter of the piece.
    case lower
    /// The greatest parameter of the piece.
    case upper
  }

  /// The values of the parameter; neighbours share an end.
  public let range: ClosedRange<Double>
  /// The constraint that changes sides at the lower end, or whose conflict ends there; `nil` where
  /// the piece has no such end or a pull to zero changes sides.
  public let lowerCause: ConstraintID?
  /// The same at the upper end.
  public let upperCause: ConstraintID?
  /// The constraints that cannot hold on the piece, in document order: where there are any, the
  /// required constraints together are unsatisfiable.
  public let broken: [ConstraintID]
  private let values: [Affine]

  init(
    range: ClosedRange<Double>, lowerCause: ConstraintID?, upperCause: ConstraintID?,
    broken: [ConstraintID], values: [Affine]
  ) {
    self.range = range
    self.lowerCause = lowerCause
    self.upperCause = upperCause
    self.broken = broken
    self.values = values
  }

  /// The value of a variable at a parameter in the range.
  public func value(of variable: Variable, at parameter: Double) -> Double {
    affine(of: variable).value(at: parameter)
  }

  /// By how much a variable grows when the parameter grows by 1.
  public func slope(of variable: Variable) -> Double { affine(of: variable).slope }

  private func affine(of variable: Variable) -> Affine {
    values.indices.contains(variable.position) ? values[variable.position] : .zero
  }

  /// The piece with its range extended by a neighbour's, if both say the same.
  func joined(with next: Piece) -> Piece? {
    let isSame =
      broken == next.broken
      && zip(values, next.values).allSatisfy { own, other in
        abs(own.slope - other.slope) <= Tolerance.invariant
          && abs(own.value(at: range.upperBound) - other.value(at: range.upperBound))
            <= PublicUnit.unit / 2
      }
    if !isSame { return nil }
    return Piece(
      range: range.lowerBound...next.range.upperBound, lowerCause: lowerCause,
      upperCause: next.upperCause, broken: broken, values: values)
  }
}
