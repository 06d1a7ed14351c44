import Foundation
import TinamouLayout

extension UIView {
  func take(_ guide: UILayoutGuide) {
    guard guide.owningView !== self, guide.layoutGuide.role == .user else { return }
    guide.owningView?.strongGuides.removeAll { $0 === guide }
    layoutView.addLayoutGuide(guide.layoutGuide)
    strongGuides.append(guide)
  }

  func release(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layoutView.removeLayoutGuide(guide.layoutGuide)
    strongGuides.removeAll { $0 === guide }
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

  /// Returns the UIKit guide of a scroll view for a layout guide.
  func scrollGuide(_ guide: LayoutGuide) -> UILayoutGuide {
    if let known = systemGuides[guide.role] { return known }
    let made = UILayoutGuide(guide)
    systemGuides[guide.role] = made
    return made
  }

  // MARK: Safe area

  /// The insets of the safe area; while the view is asked for its own, those that the system
  /// proposes.
  var systemSafeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(proposedSafeArea ?? layoutView.safeAreaInsets)
  }

  /// The safe area of a subclass that overrides the property, given that of the system.
  func safeArea(insteadOf insets: EdgeInsets) -> EdgeInsets {
    let outer = proposedSafeArea
    proposedSafeArea = insets
    defer { proposedSafeArea = outer }
    return EdgeInsets(safeAreaInsets)
  }

  /// Informs the view if its margins or safe area differ from the last ones reported, and returns
  /// whether they do.
  @discardableResult
  func informOfInsets(_ known: KnownInsets) -> Bool {
    var isInformed = false
    let insets = known.insets(of: layoutView)
    let safeArea = UIEdgeInsets(insets.safeArea)
    if reportedInsets.safeArea != safeArea {
      isInformed = true
      reportedInsets.safeArea = safeArea
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    let margins = UIEdgeInsets(insets.margins)
    let reported = reportedInsets.margins
    reportedInsets.margins = margins
    if let reported, reported != margins {
      isInformed = true
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    if isInformed { propertyObservers.tell() }
    return isInformed
  }
}

/// The insets last reported to a view.
struct ReportedInsets {
  var safeArea = UIEdgeInsets.zero
  var margins: UIEdgeInsets?
}

/// A system guide, with its name in UIKit.
final class SystemLayoutGuide: UILayoutGuide {
  var systemIdentifier = ""

  override var identifier: String {
    get { systemIdentifier }
    set { systemIdentifier = newValue }
  }
}
