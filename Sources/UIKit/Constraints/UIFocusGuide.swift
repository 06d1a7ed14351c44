/// A guide that leads the focus to other views; only its rectangle has an effect.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Has no effect: there is no focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
  /// Has no effect: there is no focus.
  open var isEnabled = true
}
