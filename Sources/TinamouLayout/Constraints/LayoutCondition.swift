/// A demand on the traits and the size of a view; all of it must hold.
///
/// With a view that is not the root of its window this is a container condition: the view adapts to
/// the room that it has, whatever the window.
public struct LayoutCondition {
  /// The view that is asked; `nil` for the root view.
  public var view: LayoutView?
  /// The demand on the traits of the view and on the window.
  public var traits: TraitCondition
  /// The bounds on the size of the view.
  public var limits: [SizeLimit]

  /// Makes a condition; without demands it always holds.
  public init(
    of view: LayoutView? = nil, traits: TraitCondition = TraitCondition(),
    limits: [SizeLimit] = []
  ) {
    self.view = view
    self.traits = traits
    self.limits = limits
  }
}
