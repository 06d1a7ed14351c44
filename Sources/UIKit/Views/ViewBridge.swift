import TinamouLayout

/// Answers the questions of a `LayoutView` with its UIKit view.
///
/// Layout belongs to no actor and views belong to the main actor, so a layout on another thread
/// stops the app here.
@MainActor final class ViewBridge: @preconcurrency LayoutViewDelegate {
  private weak var owner: UIView?

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
  ) { owner?.notifyTraits(changedFrom: UITraitCollection(previousTraitCollection)) }

  func updateConstraints(of view: LayoutView) {
    if let controller = owner?.controller {
      controller.updateViewConstraints()
    } else {
      owner?.updateConstraints()
    }
  }

  func layoutSubviews(of view: LayoutView) {
    guard let owner else { return }
    owner.isLayingOut = true
    owner.insetsMayHaveChanged()
    owner.layoutSubviews()
    owner.didLayOut()
    owner.isLayingOut = false
  }
}
