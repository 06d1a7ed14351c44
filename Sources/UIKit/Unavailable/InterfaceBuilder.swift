public import Foundation

/// A storyboard.
@available(
  *, unavailable,
  message: "make controllers in code; module TinamouInterfaceBuilder reads storyboards"
)
@MainActor public final class UIStoryboard {
  /// Finds a file by name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// Makes the initial view controller.
  public func instantiateInitialViewController() -> UIViewController? { nil }
  /// Makes a view controller.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A segue of a storyboard.
@available(*, unavailable, message: "there are no storyboards: present or push controllers in code")
public final class UIStoryboardSegue {}

/// A nib file.
@available(*, unavailable, message: "make views in code; module TinamouInterfaceBuilder reads nibs")
public final class UINib {
  /// Finds a file by name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

extension UIViewController {
  /// The storyboard of the controller.
  @available(*, unavailable, message: "there are no storyboards: make controllers in code")
  public var storyboard: UIStoryboard? { nil }
  /// Performs a segue.
  @available(
    *, unavailable, message: "there are no storyboards: present or push controllers in code"
  )
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

extension UITableView {
  /// Registers cells of a nib file.
  @available(*, unavailable, message: "there are no nibs: register a class or a block")
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Registers headers and footers of a nib file.
  @available(*, unavailable, message: "there are no nibs: register a class")
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  /// Registers cells of a nib file.
  @available(*, unavailable, message: "there are no nibs: register a class")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
}
