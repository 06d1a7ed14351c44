import TinamouLayout

/// Answers the questions of a `LayoutView` with its UIKit view.
///
/// Layout belongs to no actor and views belong to the main actor, so a layout on another thread
/// stops the app here.
final class ViewBridge: LayoutViewDelegate {
  private weak var view: UIView?

  init(_ view: UIView) { self.view = view }

  func intrinsicContentSize(of view: LayoutView) -> Size? {
    let owner = self.view
    return MainActor.assumeIsolated { owner?.contentSizeOfSubclass }
  }

  func alignmentRectInsets(of view: LayoutView) -> EdgeInsets? {
    let owner = self.view
    return MainActor.assumeIsolated { owner.map { EdgeInsets($0.alignmentRectInsets) } }
  }

  func safeAreaInsets(of view: LayoutView, insteadOf insets: EdgeInsets) -> EdgeInsets? {
    let owner = self.view
    return MainActor.assumeIsolated { owner?.safeArea(insteadOf: insets) }
  }

  func viewForFirstBaselineLayout(of view: LayoutView) -> LayoutView? {
    let owner = self.view
    nonisolated(unsafe) var found: LayoutView?
    MainActor.assumeIsolated {
      guard let owner, owner.forFirstBaselineLayout !== owner else { return }
      found = owner.forFirstBaselineLayout.layoutView
    }
    return found
  }

  func viewForLastBaselineLayout(of view: LayoutView) -> LayoutView? {
    let owner = self.view
    nonisolated(unsafe) var found: LayoutView?
    MainActor.assumeIsolated {
      guard let owner, owner.forLastBaselineLayout !== owner else { return }
      found = owner.forLastBaselineLayout.layoutView
    }
    return found
  }

  func traitCollectionDidChange(
    of view: LayoutView, from previousTraitCollection: TraitCollection
  ) {
    let owner = self.view
    MainActor.assumeIsolated {
      owner?.notifyTraits(changedFrom: UITraitCollection(previousTraitCollection))
    }
  }

  func updateConstraints(of view: LayoutView) {
    let owner = self.view
    MainActor.assumeIsolated {
      guard let owner else { return }
      if let controller = owner.controller {
        controller.updateViewConstraints()
      } else {
        owner.updateConstraints()
      }
    }
  }

  func layoutSubviews(of view: LayoutView) {
    let owner = self.view
    MainActor.assumeIsolated {
      owner?.insetsMayHaveChanged()
      owner?.layoutSubviews()
      owner?.didLayOut()
    }
  }
}
