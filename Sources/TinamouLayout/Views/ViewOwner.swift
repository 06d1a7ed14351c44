package import TinamouEnvironment

/// The controller of a view, which is told when the view is laid out and when its traits change.
package protocol ViewOwner: AnyObject {
  /// The frames of the view's subviews are about to be told.
  func viewWillLayoutSubviews()
  /// The frames of the view's subviews are up to date.
  func viewDidLayoutSubviews()
  /// The traits of the view changed; the view is told after its owner.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection)
}
