import TinamouLayout

extension Window {
  func activationStateDidChange(from oldValue: ActivationState) {
    switch (oldValue, activationState) {
    case (.active, .inactive), (.active, .background):
      // Lists bring their rows up to date; what cannot be laid out is remembered as it is.
      for case let list as ScrollView in view.subtreeViews() { list.setNeedsLayout() }
      _ = try? engine.layoutIfNeeded()
      memory = WindowMemory(of: self)
    case (_, .active): memory = nil
    default: break
    }
  }

  /// Lays out; in the size in which the app was deactivated everything is as it was then.
  func layOutAndRestore() throws(LayoutError) {
    guard let memory, memory.matches(environment) else {
      try engine.runPasses()
      return
    }
    memory.restoreStructure()
    try engine.runPasses()
    memory.restorePlaces()
    try engine.runPasses()
  }
}
