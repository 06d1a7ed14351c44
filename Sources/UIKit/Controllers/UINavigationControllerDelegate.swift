import Foundation

extension UINavigationController {
  /// A change of the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}

/// Is told which controllers a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: InertNavigationControllerDelegate {
  /// Called before a controller of the stack appears.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  )
  /// Called after a controller of the stack appeared.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
