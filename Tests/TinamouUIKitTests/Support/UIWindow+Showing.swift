import UIKit

extension UIWindow {
  /// Makes a window of the screen's size that shows a controller.
  static func showing(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }
}
