/// A condition on the traits and the size of a view; all parts of it must hold.
///
/// If the view is not the root of its window, this is a container condition: the view adapts to its
/// own size, whatever the window is.
public struct LayoutCondition {
  /// The view that the condition is about; `nil` for the root view.
  public var view: LayoutView?
  /// The condition on the traits of the view and on the window.
  public var traits: TraitCondition
  /// The limits of the size of the view.
  public var limits: [SizeLimit]

  /// Makes a condition; a condition without parts always holds.
  ///
  /// - Parameters:
  ///   - view: The view that the condition is about; `nil` for the root view.
  ///   - traits: The condition on the traits of the view and on the window.
  ///   - limits: The limits of the size of the view.
  public init(
    of view: LayoutView? = nil, traits: TraitCondition = TraitCondition(),
    limits: [SizeLimit] = []
  ) {
    self.view = view
    self.traits = traits
    self.limits = limits
  }
}
