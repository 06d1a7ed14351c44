@_exported public import UIKit

/// A controller that shows a web page; its view is empty.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The button that dismisses the controller.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }

  /// How the page is shown; nothing is shown.
  @preconcurrency @MainActor public final class Configuration: MainActorObject {
    /// Whether the reader is used where it is available.
    public var entersReaderIfAvailable = false
    /// Whether the bars become smaller when the page scrolls.
    public var barCollapsingEnabled = true

    /// Makes a configuration.
    public init() { super.init(mainActor: ()) }
  }

  /// The address of the page, which is not loaded.
  public let initialURL: URL
  /// How the page is shown.
  public let configuration: Configuration
  /// The delegate, which is never called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Has no effect: nothing is drawn.
  open var preferredBarTintColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var preferredControlTintColor: UIColor?
  /// The button that dismisses the controller; nothing is drawn.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Makes a controller for an address.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Makes a controller for an address, with a configuration.
  public init(url URL: URL, configuration: Configuration) {
    (initialURL, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`: there are no files of Interface Builder.
  public required init?(coder: NSCoder) { nil }
}

/// Never called: there is no web page.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The user dismissed the controller; never called.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
