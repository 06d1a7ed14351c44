public import Foundation

/// A file of screens.
@available(
  *, unavailable,
  message: "make controllers in code; module TinamouInterfaceBuilder reads storyboards"
)
@MainActor public final class UIStoryboard {
  /// Finds a file by name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// Makes the first screen.
  public func instantiateInitialViewController() -> UIViewController? { nil }
  /// Makes a screen.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A way from one screen to another in a file of screens.
@available(*, unavailable, message: "there are no storyboards: present or push controllers in code")
public final class UIStoryboardSegue {}

/// A file of views.
@available(*, unavailable, message: "make views in code; module TinamouInterfaceBuilder reads nibs")
public final class UINib {
  /// Finds a file by name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

extension UIViewController {
  /// The file that the controller was made of.
  @available(*, unavailable, message: "there are no storyboards: make controllers in code")
  public var storyboard: UIStoryboard? { nil }
  /// Goes to another screen.
  @available(
    *, unavailable, message: "there are no storyboards: present or push controllers in code"
  )
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

extension UITableView {
  /// Makes cells of a file.
  @available(*, unavailable, message: "there are no nibs: register a class or a block")
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Makes headers and footers of a file.
  @available(*, unavailable, message: "there are no nibs: register a class")
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  /// Makes cells of a file.
  @available(*, unavailable, message: "there are no nibs: register a class")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
}
