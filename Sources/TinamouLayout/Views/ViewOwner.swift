package import TinamouEnvironment

/// The controller of a view, which is called when the view is laid out and when its traits change.
package protocol ViewOwner: AnyObject {
  /// Called before the frames of the view's subviews are set.
  func viewWillLayoutSubviews()
  /// Called after the frames of the view's subviews have been set.
  func viewDidLayoutSubviews()
  /// Called after the traits of the view have changed, before the view itself is called.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection)
  /// Called before the next pass after the folds and covers of the window changed.
  func reservedRegionsDidChange()
}
