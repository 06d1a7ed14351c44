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
  /// Informs the controller and its children that the view appears or disappears, and lays out the
  /// window in between, as UIKit does before the next frame is drawn.
  func show(_ shows: Bool, because reason: AppearanceReason = .window) {
    beginAppearance(shows, because: reason)
    endAppearance()
  }

  /// Calls the first half of the methods, of parents before children.
  func beginAppearance(_ shows: Bool, because reason: AppearanceReason = .window) {
    guard shows != isShown else { return }
    isShown = shows
    appearance = reason
    isInAppearance = true
    if shows {
      loadViewIfNeeded()
      viewWillAppear(false)
    } else {
      viewWillDisappear(false)
    }
    for child in shownChildren { child.beginAppearance(shows) }
  }

  /// Calls the second half of the methods.
  func endAppearance() {
    guard isInAppearance else { return }
    if isShown {
      callIsAppearing()
      viewIfLoaded?.window?.layoutIfNeeded()
    }
    callDidAppear()
  }

  private func callIsAppearing() {
    guard isInAppearance else { return }
    viewIsAppearing(false)
    for child in shownChildren { child.callIsAppearing() }
  }

  /// Calls the last method, of children before parents.
  private func callDidAppear() {
    guard isInAppearance else { return }
    isInAppearance = false
    for child in shownChildren { child.callDidAppear() }
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
