/// A constraint as diagnostics describe it, without references to views.
public struct ConstraintReference: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The origin of a constraint.
  public enum Source: String, Hashable, Sendable, Codable {
    /// A ``LayoutConstraint``.
    case constraint
    /// The size of the window.
    case window
    /// The rule that no size is negative.
    case size
    /// The intrinsic size of a view.
    case intrinsicSize
    /// The frame that was given to a view.
    case frame
    /// The offset to which a scroll view is scrolled.
    case contentOffset
    /// The relation of a system guide to its view.
    case guide
  }

  /// The origin of the constraint.
  public let source: Source
  /// The constraint as text.
  public let description: String
  /// The identifier of the constraint, if it has one.
  public let identifier: String?
  /// The place where the constraint was declared; `nil` if the system made it.
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
