/// The guide of the area that the docked keyboard covers, from the upper edge of the keyboard to
/// the lower edge of the view.
///
/// Without a keyboard, the guide has the height of the bottom safe area, or no height. It is as
/// wide as its view. See `LayoutEnvironment.keyboardHeight`.
public final class KeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide begins at the bottom of the safe area when there is no keyboard, and not at
  /// the bottom of the view; `true` by default, as documented for iOS 17.
  public var usesBottomSafeArea = true {
    willSet { willChange() }
    didSet {
      if usesBottomSafeArea != oldValue {
        if let owningView { engine?.changes.views.append(owningView) }
      }
    }
  }

  override func saveState() -> () -> Void {
    let (restore, usesBottomSafeArea) = (super.saveState(), usesBottomSafeArea)
    return { [self] in
      restore()
      self.usesBottomSafeArea = usesBottomSafeArea
    }
  }
}
