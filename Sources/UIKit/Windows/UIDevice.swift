public import Foundation

/// The device that tests choose.
@preconcurrency @MainActor open class UIDevice: MainActorObject {
  /// The device.
  public static let current = UIDevice()

  init() { super.init(mainActor: ()) }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The name of the device.
  open var name: String { model }
  /// The name of the device for the app's maker; there is none.
  open var identifierForVendor: UUID? { nil }
  /// Does nothing: tests choose how the device is held.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The system whose layout is followed.
  open var systemName: String { "iOS" }
  /// The version whose layout is followed most: where the rules differ, the documentation says which.
  open var systemVersion: String { "17.0" }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On the side, the home button to the right.
  case landscapeLeft = 3
  /// On the side, the home button to the left.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
