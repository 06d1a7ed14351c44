/// What changes at a width of the window at which one linear piece of a layout ends.
public enum LayoutChange: Hashable, Sendable {
  /// The constraint becomes tight or slack.
  case constraint(ConstraintReference)
  /// The lines of a view's text break at other places; the value is the name of the view.
  case lines(String)
  /// The content of a view has another height; the value is the name of the view.
  case height(String)
  /// The readable width begins or ceases to limit a view; the value is the name of the view.
  case readableWidth(String)
  /// An inset of a view's guide is determined by another edge; the value is the name of the view.
  case insets(String)
  /// The content of a scroll view begins or ceases to be longer than the view; the value is the
  /// name of the view.
  case scrolling(String)
  /// A view has a size at which sets switch; the value is the name of the view.
  case container(String)
  /// The window changes between wider than high and higher than wide.
  case aspect
  /// The window has another size class, or changes between narrower than its screen and as wide.
  case traits
  /// A fold that divides the window begins at this size.
  case fold
  /// The end of the range that was requested.
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
    case .scrolling(let view): "the content of '\(view)' begins to scroll"
    case .container(let view): "'\(view)' has a size at which sets switch"
    case .aspect: "the window is as wide as high"
    case .traits: "the size class changes"
    case .fold: "a fold enters the window"
    case .end: "the end of the range"
    }
  }
}
