import Foundation

/// The reason why a controller's view appears or disappears.
enum AppearanceReason: Equatable {
  /// Its window is shown or hidden.
  case window
  /// It is presented or dismissed.
  case presented(Bool)
  /// It is added to its parent or removed from it.
  case child(Bool)
}

/// The methods of an appearance, or disappearance, that were called.
enum AppearanceStage {
  /// None, or all.
  case settled
  /// The first half.
  case begun
  /// Those of an appearance before the layout.
  case appearing
}

extension UIViewController {
  /// The children that appear and disappear with the controller: those whose views are in the tree.
  var followingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// Whether the controller appears and disappears with its view, and not by calls of a container.
  var followsItsView: Bool {
    !isMovedByContainer && parent?.shouldAutomaticallyForwardAppearanceMethods != false
  }

  /// Lets a container move the view, which calls the methods of the appearance itself.
  func movedByContainer<Result>(_ move: () -> Result) -> Result {
    isMovedByContainer = true
    defer { isMovedByContainer = false }
    return move()
  }

  /// Begins the appearance of a controller whose view came into a visible window. The next layout
  /// of the window, or `didMove(toParent:)`, ends it.
  func viewDidEnterWindow() {
    guard let window = viewIfLoaded?.window, !window.isHidden, !isShown, followsItsView,
      parent?.isShown != false
    else { return }
    window.endAppearanceInNextLayout(of: self)
    beginAppearance(true)
  }

  /// Informs the controller and its children that the view appears or disappears, and lays out the
  /// window in between, as UIKit does before the next frame is drawn.
  func show(_ shows: Bool, because reason: AppearanceReason = .window) {
    beginAppearance(shows, because: reason)
    endAppearance()
  }

  /// Calls the first half of the methods, of parents before children.
  func beginAppearance(_ shows: Bool, because reason: AppearanceReason = .window) {
    guard shows != isShown else { return }
    if shows {
      loadViewIfNeeded()
      prepareToAppear()
      updateBars()
    }
    isShown = shows
    appearance = reason
    appearanceStage = .begun
    if shows {
      viewWillAppear(false)
    } else {
      viewWillDisappear(false)
    }
    for child in followingChildren { child.beginAppearance(shows) }
  }

  /// Calls the second half of the methods.
  func endAppearance() {
    guard appearanceStage != .settled else { return }
    if isShown, let window = viewIfLoaded?.window {
      window.endAppearanceInNextLayout(of: self)
      window.layoutIfNeeded()
    } else {
      callIsAppearing()
      callDidAppear()
    }
  }

  func callIsAppearing() {
    guard isShown, appearanceStage == .begun else { return }
    appearanceStage = .appearing
    viewIsAppearing(false)
    for child in followingChildren { child.callIsAppearing() }
  }

  /// Calls the last method, of children before parents.
  func callDidAppear() {
    guard appearanceStage == (isShown ? .appearing : .begun) else { return }
    appearanceStage = .settled
    for child in followingChildren { child.callDidAppear() }
    if isShown {
      viewDidAppear(false)
    } else {
      viewDidDisappear(false)
    }
    appearance = .window
  }
}

/// The animation of the status bar; nothing is animated.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
