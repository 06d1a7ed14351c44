package import TinamouLayout

/// A presentation of an app, which determines the frame of a presented controller's view.
package protocol CustomPresentation: AnyObject {
  /// Returns the frame of the view in a container of a size with safe area insets, in points, in
  /// place of the frame that the style determines; `nil` for the latter.
  func frame(inContainerOf size: Size, safeAreaInsets: EdgeInsets) -> Rect?
  /// Called before the traits of the window change.
  func willTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator)
  /// Called before the size of the window changes, in points.
  func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator)
}
