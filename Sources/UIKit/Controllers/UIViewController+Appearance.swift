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

extension UIViewController {
  /// Informs the controller and its children that the view appears or disappears.
  func show(_ shows: Bool, because reason: AppearanceReason = .window) {
    guard shows != isShown else { return }
    isShown = shows
    appearance = reason
    if shows {
      loadViewIfNeeded()
      viewWillAppear(false)
    } else {
      viewWillDisappear(false)
    }
    for child in shownChildren { child.show(shows) }
    if shows {
      viewIsAppearing(false)
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
