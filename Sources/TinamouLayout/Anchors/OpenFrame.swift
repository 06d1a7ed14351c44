/// Why the constraints leave the frame of a view or guide open.
public struct OpenFrame: Sendable {
  /// A number of the frame that could be another one.
  public struct Number: Sendable {
    /// Which one: left, top, width or height.
    public let attribute: LayoutAttribute
    /// What it is, in points, in the coordinates of the superview.
    public let value: Double
    /// What it could be at the same cost; an end is infinite if nothing limits it.
    public let range: ClosedRange<Double>
  }

  /// The numbers that are open.
  public let numbers: [Number]
  /// The constraints that leave the choice, in document order: tied ones, and inequalities that need
  /// not be as tight as they are. Empty if no constraint is about the numbers.
  public let choices: [ConstraintReference]
}

extension LayoutEngine {
  /// Why the layout made last leaves the frame of a view or guide open.
  ///
  /// It takes several times as long as a layout.
  ///
  /// - Parameter item: What is open in the layout made last.
  /// - Returns: What it could be, and what leaves the choice; `nil` for what is not in the engine's
  ///   own tree, such as the rows of lists.
  public func openFrame(of item: LayoutSnapshot.AmbiguousItem) -> OpenFrame? {
    (try? settledModel())?.openFrame(of: item.id)
  }
}
