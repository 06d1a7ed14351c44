public import Foundation

extension NotificationCenter {
  /// Does nothing: without Objective-C a selector cannot be called. For notifications of the app
  /// and of the keyboard a problem is reported; the others of UIKit are never posted.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    guard let name = aName?.rawValue, !name.hasPrefix("UI") || name.hasPrefix("UIKeyboard") else {
      return
    }
    TinamouUIKit.report(
      .unmeasured(
        "the notification '\(name)' cannot call a selector: "
          + "use addObserver(forName:object:queue:using:)"))
  }
}
