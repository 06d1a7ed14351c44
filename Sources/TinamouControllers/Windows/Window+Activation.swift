import TinamouLayout

extension Window {
  func activationStateDidChange(from oldValue: ActivationState) {
    switch (oldValue, activationState) {
    case (.active, .inactive), (.active, .background):
      // Lists update their rows; rows that cannot be laid out are recorded unchanged.
      for case let list as ScrollView in view.subtreeViews() { list.setNeedsLayout() }
      _ = try? engine.layoutIfNeeded()
      savedState = SavedWindowState(of: self)
    case (_, .active): savedState = nil
    default: break
    }
  }

  /// Lays out the window; in the size in which the app was deactivated, everything is restored.
  func layOutAndRestore() throws(LayoutError) {
    guard let savedState, savedState.matches(environment) else {
      try engine.runPasses()
      return
    }
    savedState.restoreStructure()
    try engine.runPasses()
    savedState.restorePlaces()
    try engine.runPasses()
  }
}
