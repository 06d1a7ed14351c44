import Foundation

/// A scene of the app; there is always one.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// Yes.
    case foregroundActive = 0
    /// Visible, but without events.
    case foregroundInactive = 1
    /// No.
    case background = 2
  }

  /// The options of a connection.
  @preconcurrency @MainActor public final class ConnectionOptions: MainActorObject {
    init() { super.init(mainActor: ()) }
  }

  init() { super.init(responder: ()) }

  /// The activation state of the scene.
  open var activationState: ActivationState { .foregroundActive }
  /// The session of the scene.
  public let session = UISceneSession()
  /// The delegate, which is never called.
  open weak var delegate: (any UISceneDelegate)?
}

/// The scene with the windows of the app.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  /// The windows.
  open var windows: [UIWindow] { UIWindow.all }
  /// The key window.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The traits of a window that fills the scene.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  /// The orientation of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
}

/// The session of a scene.
@preconcurrency @MainActor public final class UISceneSession: MainActorObject {
  init() { super.init(mainActor: ()) }
}

/// The delegate of a scene, which is never called, because tests start what they need.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

/// The delegate of a window scene, which is never called, because tests start what they need.
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
