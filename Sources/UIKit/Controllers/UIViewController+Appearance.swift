import Foundation

/// Why a controller's view comes or goes.
enum AppearanceReason: Equatable {
  /// Its window shows or hides.
  case window
  /// It is presented, or no longer.
  case presented(Bool)
  /// It came to its parent, or leaves it.
  case child(Bool)
}

extension UIViewController {
  /// Tells the controller and its children that the view shows, or no longer.
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

/// How the status bar would come and go; nothing moves.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}
