public import Foundation
@preconcurrency @MainActor open class InertApplication: UIResponder {
  open weak var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open func registerForRemoteNotifications() {}
  open var applicationSupportsShakeToEdit = true
}
@preconcurrency @MainActor open class InertDevice: MainActorObject {
  open var isMultitaskingSupported: Bool { true }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open var batteryState: UIDevice.BatteryState { .unknown }
  open var localizedModel: String { "" }
  open func playInputClick() {}
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
}
@preconcurrency @MainActor open class InertScreen: MainActorObject {
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  open var mirrored: UIScreen? { nil }
  open var wantsSoftwareDimming = false
  open var focusedView: UIView? { nil }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView() }
  open var maximumFramesPerSecond: Int { 60 }
  open var brightness: CGFloat = 0.5
}
@preconcurrency @MainActor open class InertWindow: UIView {
  open var windowLevel: UIWindow.Level = .normal
  open func sendEvent(_ event: UIEvent) {}
  open var canBecomeKey: Bool { true }
  open var canResizeToFitContent = false
}
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
extension UITraitCollection {
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var displayGamut: UIDisplayGamut { .P3 }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
}
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
extension UIWindowScene {
  @preconcurrency @MainActor open class GeometryPreferences: MainActorObject {
    public static func iOS(interfaceOrientations: UIInterfaceOrientationMask? = nil) -> GeometryPreferences { GeometryPreferences(mainActor: ()) }
  }
}
extension UIDevice { public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full } }
extension UITraitCollection {
  public var typesettingLanguage: String { "" }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  public convenience init(displayGamut: UIDisplayGamut) { self.init() }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init() }
}
@preconcurrency @MainActor open class UIApplicationShortcutItem: MainActorObject {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    super.init(mainActor: ())
  }
}
