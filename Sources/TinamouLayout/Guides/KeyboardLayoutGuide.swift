/// The guide of the place that the docked keyboard covers, from its upper edge to that of the view.
///
/// While no keyboard is shown the guide has no height, or that of the bottom safe area. It is as
/// wide as its view. See ``LayoutEnvironment/keyboardHeight``.
public final class KeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide begins at the bottom of the safe area while no keyboard is shown, and not at
  /// the bottom of the view; `true` by default, as documented for iOS 17.
  public var usesBottomSafeArea = true {
    willSet { willChange() }
    didSet {
      if usesBottomSafeArea != oldValue {
        if let owningView { engine?.changes.views.append(owningView) }
      }
    }
  }

  override func remember() -> () -> Void {
    let (restore, usesBottomSafeArea) = (super.remember(), usesBottomSafeArea)
    return { [self] in
      restore()
      self.usesBottomSafeArea = usesBottomSafeArea
    }
  }
}
