/// A class whose appearance can be set for the whole app.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

extension UIAppearance {
  /// Returns the appearance proxy of the class.
  @available(
    *, unavailable, message: "set properties of views: a proxy cannot reach what changes sizes"
  )
  public static func appearance() -> Self { preconditionFailure("unavailable") }
}

// Bars, and controls of one size, have no property that changes their layout: their proxies are
// objects that no view reads.

extension UINavigationBar {
  /// Returns an object that has no effect: nothing is drawn.
  public static func appearance() -> UINavigationBar { proxy }
  private static let proxy = UINavigationBar()
}

extension UITabBar {
  /// Returns an object that has no effect: nothing is drawn.
  public static func appearance() -> UITabBar { proxy }
  private static let proxy = UITabBar()
}

extension UIToolbar {
  /// Returns an object that has no effect: nothing is drawn.
  public static func appearance() -> UIToolbar { proxy }
  private static let proxy = UIToolbar()
}

extension UISearchBar {
  /// Returns an object that has no effect: nothing is drawn.
  public static func appearance() -> UISearchBar { proxy }
  private static let proxy = UISearchBar()
}

extension UIPageControl {
  /// Returns an object that has no effect: nothing is drawn.
  public static func appearance() -> UIPageControl { proxy }
  private static let proxy = UIPageControl()
}

extension UISwitch {
  /// Returns an object that has no effect: nothing is drawn.
  public static func appearance() -> UISwitch { proxy }
  private static let proxy = UISwitch()
}

extension UIBarButtonItem {
  /// Returns an object that has no effect: nothing is drawn.
  public static func appearance() -> UIBarButtonItem { proxy }
  private static let proxy = UIBarButtonItem()
}

extension UITabBarItem {
  /// Returns an object that has no effect: nothing is drawn.
  public static func appearance() -> UITabBarItem { proxy }
  private static let proxy = UITabBarItem()
}
