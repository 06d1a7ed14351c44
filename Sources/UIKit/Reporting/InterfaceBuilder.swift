public import Foundation

/// A storyboard. There are none: what is asked of one is reported, and answered with nothing.
///
/// The files are read by the module `TinamouInterfaceBuilder`.
@preconcurrency @MainActor open class UIStoryboard: MainActorObject {
  private let name: String

  /// Makes a storyboard without controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init(mainActor: ())
  }

  /// Returns `nil`, and reports it.
  open func instantiateInitialViewController() -> UIViewController? {
    reportInterface("the storyboard '\(name)' is not read: make its first controller in code")
    return nil
  }

  /// Returns `nil`, and reports it.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { instantiateInitialViewController() as? Controller }

  /// Returns an empty controller, and reports it.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    reportInterface(
      "the storyboard '\(name)' is not read: make the controller '\(identifier)' in code")
    return UIViewController()
  }
}

/// A way from one controller to another one in a storyboard, as code refers to it.
@preconcurrency @MainActor open class UIStoryboardSegue: MainActorObject {
  /// The name.
  public let identifier: String?
  /// The controller that it begins at.
  public let source: UIViewController
  /// The controller that it ends at.
  public let destination: UIViewController

  /// Makes a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init(mainActor: ())
  }

  /// Does nothing; an override shows the destination.
  open func perform() {}
}

/// A nib file. There are none: what is asked of one is reported, and answered with nothing.
@preconcurrency @MainActor open class UINib: MainActorObject {
  private let name: String

  /// Makes a nib without objects.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init(mainActor: ())
  }

  /// Returns no objects, and reports it.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    reportMissing()
    return []
  }

  /// A key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Reports that the nib is not read.
  func reportMissing() {
    reportInterface("the nib '\(name)' is not read: make its views in code, or register a class")
  }
}

extension Bundle {
  /// Returns `nil`, and reports it.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).reportMissing()
    return nil
  }
}

extension UIViewController {
  /// The storyboard of the controller: none.
  public var storyboard: UIStoryboard? { nil }
}

extension UITableView {
  /// Reports that cells of a nib file are not made.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.reportMissing()
  }
  /// Reports that headers and footers of a nib file are not made.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.reportMissing()
  }
}

extension UICollectionView {
  /// Reports that cells of a nib file are not made.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.reportMissing()
  }
  /// Reports that views of a nib file are not made.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { nib?.reportMissing() }
}

/// Reports that a file of Interface Builder is not read.
@MainActor func reportInterface(_ message: String) { TinamouUIKit.report(.unmeasured(message)) }
