import TinamouLayout

/// What a window was like when its app was deactivated.
struct WindowMemory {
  /// The size and the traits that bring it back.
  private let size: Size
  private let traits: TraitCollection
  /// Brings back which controllers show, outer ones first.
  private var structure: [() -> Void] = []
  /// What controllers wanted to find again.
  private var states: [(controller: LayoutController, state: Any)] = []
  /// Brings back the offsets of scroll views and the rows in view.
  private var places: [() -> Void] = []

  /// Remembers a window.
  init(of window: Window) {
    size = window.environment.windowSize
    traits = window.traitCollection
    var views: [LayoutView] = window.view.subtreeViews()
    var waiting = window.rootController.map { [$0] } ?? []
    while let controller = waiting.popLast() {
      if let restore = controller.rememberStructure() { structure.append(restore) }
      if let state = controller.encodeRestorableState() { states.append((controller, state)) }
      if let view = controller.viewIfLoaded, view.superview == nil, view !== window.view {
        views += view.subtreeViews()
      }
      waiting += controller.children.reversed()
      if let presented = controller.presentedByThis { waiting.append(presented) }
    }
    for case let view as ScrollView in views { places.append(view.rememberPlace()) }
  }

  /// Whether an environment is the one to come back to.
  func matches(_ environment: LayoutEnvironment) -> Bool {
    environment.windowSize == size && environment.traits == traits
  }

  /// Brings back what shows, before the layout.
  func restoreStructure() {
    for restore in structure { restore() }
    for (controller, state) in states { controller.decodeRestorableState(state) }
  }

  /// Brings back what is scrolled to, after the layout.
  func restorePlaces() {
    for restore in places { restore() }
  }
}
