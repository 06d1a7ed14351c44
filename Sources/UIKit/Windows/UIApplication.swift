public import Foundation
import TinamouEnvironment

/// The app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  init() { super.init(responder: ()) }

  /// What a program starts with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the user sees the app.
  public enum State: Int, Sendable {
    /// Yes.
    case active = 0
    /// Yes, but something else gets the events.
    case inactive = 1
    /// No.
    case background = 2
  }

  /// A page of the settings.
  public static let openSettingsURLString = "app-settings:"
  /// Hears of the app; never called.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the user sees the app.
  open var applicationState: State { .active }
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// The scenes of the app: one.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  /// Whether an address can be opened: none can.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing.
  open func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Performs nothing: without Objective-C nothing can perform a selector.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
  /// The windows of the app.
  open var windows: [UIWindow] { UIWindow.all }
  /// The window that was made key last.
  open var keyWindow: UIWindow? { UIWindow.all.first(where: \.isKeyWindow) }
  /// The text size that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The direction of writing.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection.direction
  }
  /// The frame of the status bar, in points: as high as the safe area above.
  open var statusBarFrame: CGRect {
    let height = UIScreen.main.environment.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
  }
}

/// Hears of the app; never called, since tests start what they need.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of the app.
  var window: UIWindow? { get set }
  /// The app started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
