public import TinamouLayout

/// Decides how a presentation adapts to its window.
///
/// Every requirement has a default implementation that lets the presentation decide.
public protocol AdaptivePresentationDelegate: AnyObject {
  /// Returns the style in which to show the controller with these traits of the window; `nil` for
  /// the style of the profile.
  ///
  /// It is called if an axis is compact: in the setup of a transition, and again after the new
  /// layout, so that the answer can depend on the sizes of views. Valid answers are
  /// ``ModalPresentationStyle/none`` for the requested style, `fullScreen`, `overFullScreen` and
  /// `formSheet`.
  func adaptivePresentationStyle(
    for controller: PresentationController, traits: TraitCollection
  ) -> ModalPresentationStyle?

  /// Called before the controller is shown in another style; there is no coordinator if the layout
  /// caused the change.
  func presentationController(
    _ controller: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: TransitionCoordinator?)
}

extension AdaptivePresentationDelegate {
  /// Returns `nil`, so that the profile determines the style.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traits: TraitCollection
  ) -> ModalPresentationStyle? { nil }

  /// Does nothing.
  public func presentationController(
    _ controller: PresentationController,
    willPresentWithAdaptiveStyle style: ModalPresentationStyle,
    transitionCoordinator: TransitionCoordinator?
  ) {}
}
