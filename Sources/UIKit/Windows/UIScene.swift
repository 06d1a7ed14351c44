import Foundation

/// A part of the app that the user sees; there is one.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the user sees a scene.
  public enum ActivationState: Int, Sendable {
    /// It was not connected.
    case unattached = -1
    /// Yes.
    case foregroundActive = 0
    /// Yes, but something else gets the events.
    case foregroundInactive = 1
    /// No.
    case background = 2
  }

  /// What a scene starts with.
  @preconcurrency @MainActor public final class ConnectionOptions: MainActorObject {
    init() { super.init(mainActor: ()) }
  }

  init() { super.init(responder: ()) }

  /// Whether the user sees the scene.
  open var activationState: ActivationState { .foregroundActive }
  /// The session of the scene.
  public let session = UISceneSession()
  /// Hears of the scene; never called.
  open weak var delegate: (any UISceneDelegate)?
}

/// The scene with the windows of the app.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  /// The windows.
  open var windows: [UIWindow] { UIWindow.all }
  /// The window that was made key last.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The traits of a window that fills the scene.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  /// How the screen is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
}

/// The session of a scene.
@preconcurrency @MainActor public final class UISceneSession: MainActorObject {
  init() { super.init(mainActor: ()) }
}

/// Hears of a scene; never called, since tests start what they need.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

/// Hears of a scene with windows; never called, since tests start what they need.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindow {
  /// Makes a window that fills the scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }
  /// The scene.
  public var windowScene: UIWindowScene? {
    get { .only }
    set {}
  }
}
