public import Foundation

/// A scene of the app; there is always one.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The options of a connection.
  @preconcurrency @MainActor public final class ConnectionOptions: MainActorObject {
    init() { super.init(mainActor: ()) }

    /// The addresses that the scene opens: none.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities that the scene continues: none.
    public var userActivities: Set<NSObject> { [] }
  }

  init() { super.init(responder: ()) }

  /// The activation state of the scene.
  open var activationState: ActivationState { .foregroundActive }
  /// The session of the scene.
  public let session = UISceneSession()
  /// The delegate, which receives the geometry of the scene.
  open weak var delegate: (any UISceneDelegate)?
}

/// The scene with the windows of the app.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  static let only = UIWindowScene()
  /// Whether a test drags the edge of a window.
  var isDragged = false

  /// The windows.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The key window.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The traits of a window that fills the scene.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  /// The coordinates of the scene: those of the screen.
  open var coordinateSpace: UIScreen { .main }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { .only }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the scene; no effect.
  open var title: String! = ""
  /// The sizes that the user can choose: any, as on devices that do not restrict them.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The orientation of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// Never asks the user or the system: the handler is not called.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

/// The sizes that the user can choose for a scene.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: MainActorObject {
  /// The smallest size, in points.
  public var minimumSize = CGSize.zero
  /// The largest size, in points.
  public var maximumSize = CGSize.zero

  init() { super.init(mainActor: ()) }
}

/// The session of a scene.
@preconcurrency @MainActor public final class UISceneSession: MainActorObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The windows of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  init() { super.init(mainActor: ()) }

  /// The role of the scene.
  public var role: Role { .windowApplication }
  /// The identifier of the session.
  public var persistentIdentifier: String { "Tinamou" }
}

/// The configuration of a scene.
@preconcurrency @MainActor public final class UISceneConfiguration: MainActorObject {
  /// The name.
  public let name: String?
  /// The role.
  public let role: UISceneSession.Role
  /// The class of the delegate, which is never made.
  public var delegateClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init(mainActor: ())
  }
}

/// An address that the app opens; there is none.
@preconcurrency @MainActor public final class UIOpenURLContext: MainActorObject {
  /// The address.
  public let url: URL

  init(_ url: URL) {
    self.url = url
    super.init(mainActor: ())
  }
}

/// The status bar.
@preconcurrency @MainActor public final class UIStatusBarManager: MainActorObject {
  static let only = UIStatusBarManager()

  init() { super.init(mainActor: ()) }

  /// The frame of the status bar, in points: as high as the upper safe area inset.
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { false }
  /// The style of the status bar; nothing is drawn.
  public var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindow {
  /// The scene.
  public var windowScene: UIWindowScene? {
    get { .only }
    set {}
  }
}
