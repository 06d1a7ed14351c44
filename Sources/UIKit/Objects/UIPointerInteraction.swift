import Foundation

/// How a pointer looks over a view; there is no pointer.
@preconcurrency @MainActor public final class UIPointerInteraction: MainActorObject, UIInteraction {
  /// The view to which the interaction was added.
  public private(set) weak var view: UIView?
  /// Whether there is an effect; there is no pointer.
  public var isEnabled = true
  /// The delegate, which is never called.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init(mainActor: ())
  }

  /// Does nothing: the view is not changed yet.
  public func willMove(to view: UIView?) {}
  /// Keeps the view.
  public func didMove(to view: UIView?) { self.view = view }
  /// Does nothing: there is no pointer.
  public func invalidate() {}
}

/// Is asked how a pointer looks; never called.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}
