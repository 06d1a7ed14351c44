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
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
}
@preconcurrency @MainActor open class InertScreen: MainActorObject {
  open var maximumFramesPerSecond: Int { 60 }
  open var brightness: CGFloat = 0.5
}
@preconcurrency @MainActor open class InertWindow: UIView {
  open var windowLevel: UIWindow.Level = .normal
  open func sendEvent(_ event: UIEvent) {}
}
