public import Foundation
import TinamouEnvironment

/// The app.
@preconcurrency @MainActor open class UIApplication: InertApplication {
  /// The app.
  public static let shared = UIApplication()

  init() { super.init(responder: ()) }

  /// The options of a launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of an address that the app opens.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that opens the address.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// The state of the app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The state of the app.
  open var applicationState: State { .active }
  /// The scenes of the app: always one.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  /// Returns `false`: no address can be opened.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing.
  open func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Does nothing: without Objective-C a selector cannot be performed.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
  /// Begins a task in the background; returns 0.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Ends a task in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Whether the status bar is hidden, always `false`.
  open var isStatusBarHidden: Bool { false }
  /// Whether events are ignored, always `false`: there are none.
  open var isIgnoringInteractionEvents: Bool { false }
  /// Whether the app can have several scenes, always `false`.
  open var supportsMultipleScenes: Bool { false }
  /// Whether protected files can be read, always `true`.
  open var isProtectedDataAvailable: Bool { true }
  /// The remaining time in the background, in seconds.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// The windows of the app; without a window of its own, that of the app that runs the tests.
  open var windows: [UIWindow] {
    if UIWindow.all.isEmpty { hostWindow.makeKey() }
    return UIWindow.all
  }
  /// The key window; without a window of its own, that of the app that runs the tests.
  open var keyWindow: UIWindow? {
    if let key = UIWindow.all.first(where: \.isKeyWindow) { return key }
    hostWindow.makeKey()
    return hostWindow
  }
  /// The window of an app without content, such as the one inside of which Xcode runs tests. It is
  /// made when it is first asked for.
  private lazy var hostWindow: UIWindow = {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.isHidden = false
    return window
  }()
  /// The text size that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The writing direction.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection.direction
  }
  /// The frame of the status bar, in points: as high as the upper safe area inset.
  open var statusBarFrame: CGRect {
    let height = UIScreen.main.environment.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
  }
  /// The orientation of the screen.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
}

/// The delegate of the app, which is never called, because tests start what they need.
@preconcurrency @MainActor public protocol UIApplicationDelegate: InertApplicationDelegate {
  /// The window of the app.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// Does nothing: tests start what they need.
  public static func main() {}
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
