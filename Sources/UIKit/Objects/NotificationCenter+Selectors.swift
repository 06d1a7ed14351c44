public import Foundation

extension NotificationCenter {
  /// Does nothing: without Objective-C a selector cannot be called. The notifications of UIKit are
  /// never posted; for any other notification a problem is reported.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    guard let name = aName?.rawValue, !name.hasPrefix("UI") else { return }
    TinamouUIKit.report(
      .unmeasured(
        "the notification '\(name)' cannot call a selector: "
          + "use addObserver(forName:object:queue:using:)"))
  }
}
