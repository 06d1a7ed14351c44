/// The reason why the constraints leave the frame of a view or guide open.
public struct OpenFrame: Sendable {
  /// A coordinate or size of the frame that could have another value.
  public struct Number: Sendable {
    /// The attribute: left, top, width or height.
    public let attribute: LayoutAttribute
    /// The present value, in points, in the coordinates of the superview.
    public let value: Double
    /// The values that it could have at the same cost, in points; a bound is infinite if nothing
    /// limits the value.
    public let range: ClosedRange<Double>
  }

  /// The coordinates and sizes that are open.
  public let numbers: [Number]
  /// The constraints that leave the choice, in document order: constraints that tie, and
  /// inequalities that need not be tight. The list is empty if no constraint mentions the open
  /// values.
  public let choices: [ConstraintReference]
}

extension LayoutEngine {
  /// Returns why the last layout leaves the frame of a view or guide open.
  ///
  /// This takes several times as long as a layout.
  ///
  /// - Parameter item: An ambiguous item of the last layout.
  /// - Returns: The open values and the constraints that leave the choice; `nil` for an item that
  ///   is not in the engine's own tree, such as a row of a list.
  public func openFrame(of item: LayoutSnapshot.AmbiguousItem) -> OpenFrame? {
    openFrames(of: [item]).first ?? nil
  }

  /// Returns why the last layout leaves the frames of views or guides open, in the same order.
  ///
  /// What is common to all of them is computed once.
  package func openFrames(of items: [LayoutSnapshot.AmbiguousItem]) -> [OpenFrame?] {
    guard !items.isEmpty, let model = try? settledModel() else { return items.map { _ in nil } }
    return model.openFrames(of: items.map(\.id))
  }
}
