import TinamouLayout

/// Answers the questions of a `LayoutView` with its UIKit view.
///
/// Layout belongs to no actor and views belong to the main actor, so a layout on another thread
/// stops the app here.
@MainActor final class ViewBridge: @preconcurrency LayoutViewDelegate {
  private weak var owner: UIView?
  /// The controllers that disappear with the view while it is moved.
  private var leavingControllers: [UIViewController] = []

  init(_ owner: UIView) { self.owner = owner }

  func intrinsicContentSize(of view: LayoutView) -> Size? { owner?.contentSizeOfSubclass }

  func alignmentRectInsets(of view: LayoutView) -> EdgeInsets? {
    owner.map { EdgeInsets($0.insetsOfAlignmentRect) }
  }

  func safeAreaInsets(of view: LayoutView, insteadOf insets: EdgeInsets) -> EdgeInsets? {
    owner?.safeArea(insteadOf: insets)
  }

  func viewForFirstBaselineLayout(of view: LayoutView) -> LayoutView? {
    owner?.forFirstBaselineLayout.layoutView
  }

  func viewForLastBaselineLayout(of view: LayoutView) -> LayoutView? {
    owner?.forLastBaselineLayout.layoutView
  }

  func traitCollectionDidChange(
    of view: LayoutView, from previousTraitCollection: TraitCollection
  ) {
    guard let owner else { return }
    owner.notifyTraits(
      changedFrom: UITraitCollection(previousTraitCollection, others: owner.otherTraits))
  }

  func updateProperties(of view: LayoutView) { owner?.updateRequestedProperties() }

  func updateConstraints(of view: LayoutView) {
    owner?.willUpdateConstraints()
    owner?.controller?.updateUnavailableConfigurationIfNeeded()
    if let controller = owner?.controller {
      controller.track(.updateConstraints) { controller.updateViewConstraints() }
    } else {
      owner?.track(.updateConstraints) { owner?.updateConstraints() }
    }
  }

  func layoutSubviews(of view: LayoutView) {
    guard let owner else { return }
    owner.isLayingOut = true
    owner.takeBoundsOfLayout()
    owner.insetsMayHaveChanged(view.knownInsets)
    owner.controller?.updateChildrenBetweenBars()
    owner.track(.layoutSubviews) { owner.layoutSubviews() }
    owner.didLayOut()
    owner.propertyObservers.tell()
    for view in owner.subviews { view.propertyObservers.tell() }
    owner.isLayingOut = false
  }

  func willMove(_ view: LayoutView, toSuperview newSuperview: LayoutView?) {
    guard let owner else { return }
    leavingControllers = owner.superviewWillChange(to: newSuperview)
  }

  func didMove(_ view: LayoutView, fromSuperview oldSuperview: LayoutView?) {
    owner?.superviewDidChange(from: oldSuperview)
    for controller in leavingControllers { controller.endAppearance() }
    leavingControllers = []
  }
}

extension UIView {
  /// Connects the view in the layout with this view.
  func connected(_ view: LayoutView) -> LayoutView {
    view.representedObject = self
    view.contentPriorityDefaults = .code
    view.setPlatformOutsideOfWindows(UIScreen.main.platform)
    view.viewRespectsSystemMinimumLayoutMargins = false
    view.translatesAutoresizingMaskIntoConstraints = true
    view.layoutDelegate = bridge
    return view
  }
}
