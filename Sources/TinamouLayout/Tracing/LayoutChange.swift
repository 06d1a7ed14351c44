/// What happens at a width of the window where a layout is no longer the same linear function.
public enum LayoutChange: Hashable, Sendable {
  /// The layout follows from other constraints; the constraint begins or ceases to be tight.
  case constraint(ConstraintReference)
  /// The text of a view, by its name, breaks its lines elsewhere.
  case lines(String)
  /// The content of a view, by its name, has another height.
  case height(String)
  /// The readable width begins or ceases to limit a view, by its name.
  case readableWidth(String)
  /// A guide of a view, by its name, meets another edge.
  case insets(String)
  /// A view, by its name, has a size at which sets switch.
  case container(String)
  /// The window is wider than high or not.
  case aspect
  /// The window is of another size class, or narrower than its screen or not.
  case traits
  /// The end of what was asked for.
  case end
}

extension LayoutChange: CustomStringConvertible {
  /// The change as a phrase.
  public var description: String {
    switch self {
    case .constraint(let constraint) where constraint.source == .intrinsicSize:
      "'\(constraint.description.prefix { $0 != " " })' is that of its content on one side"
    case .constraint(let constraint): "'\(constraint.description)' is met or left"
    case .lines(let view): "'\(view)' breaks its lines elsewhere"
    case .height(let view): "'\(view)' has another height"
    case .readableWidth(let view): "the readable width of '\(view)' begins to count"
    case .insets(let view): "a guide of '\(view)' meets another edge"
    case .container(let view): "'\(view)' has a size at which sets switch"
    case .aspect: "the window is as wide as high"
    case .traits: "the size class changes"
    case .end: "the end of the range"
    }
  }
}
