public import Foundation
import TinamouEnvironment

/// The device that tests choose.
@preconcurrency @MainActor open class UIDevice: InertDevice {
  /// The device.
  public static let current = UIDevice()

  init() { super.init(mainActor: ()) }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The orientation of the device.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The name of the device.
  open var name: String { model }
  /// The vendor identifier, always `nil`.
  open var identifierForVendor: UUID? { nil }
  /// The model of the device.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system; see ``UIScreen/platform``.
  open var systemVersion: String {
    let version = UIScreen.main.platform.system.rawValue
    return version.contains(".") ? version : version + ".0"
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the kind of device, as in code from before iOS 13.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait orientation.
  case portrait = 1
  /// Portrait orientation, upside down.
  case portraitUpsideDown = 2
  /// Landscape orientation, with the home button to the right.
  case landscapeLeft = 3
  /// Landscape orientation, with the home button to the left.
  case landscapeRight = 4
  /// Face up.
  case faceUp = 5
  /// Face down.
  case faceDown = 6

  /// Whether the device is in landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is in portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
