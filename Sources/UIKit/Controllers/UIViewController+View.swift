import Foundation
internal import TinamouControllers
import TinamouLayout

extension UIViewController {
  /// The view, which is loaded if necessary; never `nil`.
  var loadedView: UIView {
    if let ownView { return ownView }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if let ownView { return ownView }
    let view = UIView(frame: UIScreen.main.bounds)
    replaceView(with: view)
    return view
  }

  func replaceView(with view: UIView?) {
    guard let view, view !== ownView else { return }
    ownView?.controller = nil
    ownView = view
    view.controller = self
    view.layoutView.viewRespectsSystemMinimumLayoutMargins =
      viewRespectsSystemMinimumLayoutMargins
    updateSafeArea()
    updateTraitOverrides()
    if !isLoadingView { model.setView(view.layoutView) }
  }

  /// Whether the controller determines the frame of a child's view.
  func places(_ child: UIViewController) -> Bool {
    placesChildren && model.shownChildren.contains { $0 === child.model }
  }

  /// Updates the safe area of the view with the insets of the controller and of the bars around it.
  func updateSafeArea() {
    guard let ownView else { return }
    ownView.layoutView.additionalSafeAreaInsets = EdgeInsets(
      additionalSafeAreaInsets + (parent?.insetsOfBars(around: self) ?? .zero))
  }
}
