import TinamouLayout

/// The state of a window when its app was deactivated.
struct SavedWindowState {
  /// The size and the traits at which the state is restored.
  private let size: Size
  private let traits: TraitCollection
  /// Blocks that restore which controllers are shown, outer ones first.
  private var structure: [() -> Void] = []
  /// The states that controllers returned.
  private var states: [(controller: LayoutController, state: Any)] = []
  /// Blocks that restore the offsets of scroll views and the visible rows.
  private var places: [() -> Void] = []

  /// Records the state of a window.
  init(of window: Window) {
    size = window.environment.windowSize
    traits = window.traitCollection
    var views: [LayoutView] = window.view.subtreeViews()
    var waiting = window.rootController.map { [$0] } ?? []
    while let controller = waiting.popLast() {
      if let restore = controller.saveStructure() { structure.append(restore) }
      if let state = controller.encodeRestorableState() { states.append((controller, state)) }
      if let view = controller.viewIfLoaded, view.superview == nil, view !== window.view {
        views += view.subtreeViews()
      }
      waiting += controller.children.reversed()
      if let presented = controller.presentedByThis { waiting.append(presented) }
    }
    for case let view as ScrollView in views { places.append(view.savePosition()) }
  }

  /// Returns whether the state is restored in an environment.
  func matches(_ environment: LayoutEnvironment) -> Bool {
    environment.windowSize == size && environment.traits == traits
  }

  /// Restores the shown controllers, before the layout.
  func restoreStructure() {
    for restore in structure { restore() }
    for (controller, state) in states { controller.decodeRestorableState(state) }
  }

  /// Restores the scroll positions, after the layout.
  func restorePlaces() {
    for restore in places { restore() }
  }
}
