/// A range of an edit parameter in which every variable is a linear function of the parameter.
public struct Piece: Sendable {
  /// An end of a piece.
  public enum End: Sendable {
    /// The end with the smallest value of the parameter.
    case lower
    /// The end with the largest value of the parameter.
    case upper
  }

  /// The values of the parameter; neighbouring pieces share an end.
  public let range: ClosedRange<Double>
  /// The constraint that becomes tight or slack at the lower end, or whose conflict ends there;
  /// `nil` if the piece has no lower end, or if only the staged rule changes there.
  public let lowerCause: ConstraintID?
  /// The constraint that becomes tight or slack at the upper end, or whose conflict ends there;
  /// `nil` if the piece has no upper end, or if only the staged rule changes there.
  public let upperCause: ConstraintID?
  /// The constraints that are broken on the piece, in document order; if there are any, the
  /// required constraints cannot hold together.
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

  /// Returns the piece with the range of its neighbour added, if both have the same content: values that
  /// round to the same or neighbouring public values from one far end to the other.
  func joined(with next: Piece) -> Piece? {
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
    return Piece(
      range: range.lowerBound...next.range.upperBound, lowerCause: lowerCause,
      upperCause: next.upperCause, broken: broken, values: values)
  }
}
