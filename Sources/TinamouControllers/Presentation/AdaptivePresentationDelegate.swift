public import TinamouLayout

/// Decides how a presentation adapts to its window.
///
/// Every requirement has a default implementation that lets the presentation decide.
public protocol AdaptivePresentationDelegate: AnyObject {
  /// How to show the controller with these traits of the window; `nil` for the style of the profile.
  ///
  /// Asked where an axis is compact: in the setup of a transition, and again when the new layout is
  /// there, so that an answer may depend on the sizes of views. Answers that count are
  /// ``ModalPresentationStyle/none`` for the style that was asked for, `fullScreen`,
  /// `overFullScreen` and `formSheet`.
  func adaptivePresentationStyle(
    for controller: PresentationController, traits: TraitCollection
  ) -> ModalPresentationStyle?

  /// The controller is about to be shown in another style than before; without a coordinator if the
  /// layout decided it.
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
