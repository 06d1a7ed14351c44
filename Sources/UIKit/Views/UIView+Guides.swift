import Foundation
import TinamouLayout

extension UIView {
  func take(_ guide: UILayoutGuide) {
    guard guide.owningView !== self, guide.layoutGuide.role == .user else { return }
    guide.owningView?.heldGuides.removeAll { $0 === guide }
    layoutView.addLayoutGuide(guide.layoutGuide)
    heldGuides.append(guide)
  }

  func release(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layoutView.removeLayoutGuide(guide.layoutGuide)
    heldGuides.removeAll { $0 === guide }
  }

  func systemGuide(_ role: LayoutGuide.Role) -> UILayoutGuide {
    if let guide = systemGuides[role] { return guide }
    let found: (LayoutGuide, String) =
      switch role {
      case .margins: (layoutView.layoutMarginsGuide, "UIViewLayoutMarginsGuide")
      case .readable: (layoutView.readableContentGuide, "UIViewReadableContentGuide")
      default: (layoutView.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide")
      }
    let guide = SystemLayoutGuide(found.0)
    guide.systemIdentifier = found.1
    systemGuides[role] = guide
    return guide
  }

  var keyboardGuide: UIKeyboardLayoutGuide {
    if let guide = systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(layoutView.keyboardLayoutGuide)
    systemGuides[.keyboard] = guide
    return guide
  }

  /// The guide of a scroll view.
  func scrollGuide(_ guide: LayoutGuide) -> UILayoutGuide {
    if let known = systemGuides[guide.role] { return known }
    let made = UILayoutGuide(guide)
    systemGuides[guide.role] = made
    return made
  }

  // MARK: Safe area

  /// What covers the view; what the system proposes while it asks.
  var systemSafeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(proposedSafeArea ?? layoutView.safeAreaInsets)
  }

  /// What a subclass makes of the safe area that the system found.
  func safeArea(insteadOf insets: EdgeInsets) -> EdgeInsets {
    let outer = proposedSafeArea
    proposedSafeArea = insets
    defer { proposedSafeArea = outer }
    return EdgeInsets(safeAreaInsets)
  }

  /// Tells the view of other margins and another safe area than it was told last.
  func insetsMayHaveChanged() {
    let safeArea = UIEdgeInsets(layoutView.safeAreaInsets)
    if toldInsets.safeArea != safeArea {
      toldInsets.safeArea = safeArea
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    let margins = UIEdgeInsets(layoutView.layoutMargins)
    if let told = toldInsets.margins, told != margins {
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    toldInsets.margins = margins
  }
}

/// The insets that a view was told last.
struct ToldInsets {
  var safeArea = UIEdgeInsets.zero
  var margins: UIEdgeInsets?
}

/// A guide of the system, with UIKit's name for it.
final class SystemLayoutGuide: UILayoutGuide {
  var systemIdentifier = ""

  override var identifier: String {
    get { systemIdentifier }
    set { systemIdentifier = newValue }
  }
}
