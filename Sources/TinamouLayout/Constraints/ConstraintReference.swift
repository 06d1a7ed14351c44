/// A constraint as diagnostics speak of it, without the objects behind it.
public struct ConstraintReference: Hashable, Sendable, CustomStringConvertible {
  /// Who made a constraint.
  public enum Source: String, Hashable, Sendable {
    /// A ``LayoutConstraint``.
    case constraint
    /// The size of the window.
    case window
    /// No size is negative.
    case size
    /// The intrinsic size of a view.
    case intrinsicSize
    /// The frame given to a view.
    case frame
    /// A system guide keeps its place in its view.
    case guide
  }

  /// Who made the constraint.
  public let source: Source
  /// The constraint as one writes it.
  public let description: String
  /// The name given to it.
  public let identifier: String?
  /// Where it was declared; `nil` if the system made it.
  public let location: SourceLocation?

  /// Makes a reference.
  public init(
    source: Source, description: String, identifier: String? = nil,
    location: SourceLocation? = nil
  ) {
    self.source = source
    self.description = description
    self.identifier = identifier
    self.location = location
  }
}
