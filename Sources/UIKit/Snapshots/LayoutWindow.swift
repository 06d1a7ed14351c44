import Foundation
public import TinamouEnvironment

/// A window of a device, to lay a controller out in.
public struct LayoutWindow: Sendable {
  /// A fraction of the width of the screen.
  public enum Share: Sendable {
    /// One third, or the narrow side.
    case oneThird
    /// One half.
    case half
    /// Two thirds, or the wide side.
    case twoThirds
  }

  /// The part of the screen that the app has, and the orientation of the device.
  public enum Part: Sendable {
    /// The full screen in portrait orientation.
    case portrait
    /// The full screen in landscape orientation.
    case landscape
    /// A fraction beside another app, in landscape orientation.
    case split(Share)
    /// A fraction beside another app, in portrait orientation.
    case portraitSplit(Share)
    /// A window over another app, in landscape orientation.
    case slideOver
  }

  private let device: String
  private let part: Part
  /// The system, and the SDK of the app; `nil` for those of the screen.
  private var platform: Platform?

  /// Makes a window of a device.
  ///
  /// - Parameters:
  ///   - device: A name that `tinamou devices` lists.
  ///   - part: Which part of the screen.
  public init(device: String, _ part: Part = .portrait) {
    self.device = device
    self.part = part
  }

  /// Returns the same window on another system, instead of that of the screen.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - sdk: The SDK of the app; `nil` for that of the system.
  /// - Returns: The window.
  public func on(_ system: SystemVersion, sdk: SystemVersion? = nil) -> LayoutWindow {
    var window = self
    window.platform = Platform(system, sdk: sdk)
    return window
  }

  /// The name in recorded layouts.
  var name: String {
    let system = platform.map { ", iOS \($0.system.rawValue)" } ?? ""
    return "\(device) \(part.name)\(system)"
  }

  /// The environment of the window on its system, or on this one.
  func environment(on platform: Platform) throws -> LayoutEnvironment {
    guard let model = Device.named(device) else {
      throw LayoutDifference(message: "there is no device '\(device)'", picture: nil)
    }
    let (orientation, split): (Orientation, Split) =
      switch part {
      case .portrait: (.portrait, .full)
      case .landscape: (.landscape, .full)
      case .split(let share): (.landscape, share.split)
      case .portraitSplit(let share): (.portrait, share.split)
      case .slideOver: (.landscape, .slideOver)
      }
    return try WindowConfiguration.device(model, orientation: orientation, split: split)
      .environment(on: self.platform ?? platform)
  }
}

extension LayoutWindow.Part {
  fileprivate var name: String {
    switch self {
    case .split(let share): "split(\(share))"
    case .portraitSplit(let share): "portraitSplit(\(share))"
    case .portrait, .landscape, .slideOver: "\(self)"
    }
  }
}

extension LayoutWindow.Share {
  fileprivate var split: Split {
    switch self {
    case .oneThird: .oneThird
    case .half: .half
    case .twoThirds: .twoThirds
    }
  }
}

extension LayoutWindow {
  /// An iPhone SE, 4.7 inches.
  public static let iPhoneSE = LayoutWindow(device: "iphone-se-3")
  /// An iPhone SE, 4.7 inches.
  public static func iPhoneSE(_ part: Part) -> LayoutWindow {
    LayoutWindow(device: "iphone-se-3", part)
  }
  /// An iPhone 14.
  public static let iPhone14 = LayoutWindow(device: "iphone-14")
  /// An iPhone 14.
  public static func iPhone14(_ part: Part) -> LayoutWindow {
    LayoutWindow(device: "iphone-14", part)
  }
  /// An iPhone 14 Pro Max.
  public static let iPhone14ProMax = LayoutWindow(device: "iphone-14-pro-max")
  /// An iPhone 14 Pro Max.
  public static func iPhone14ProMax(_ part: Part) -> LayoutWindow {
    LayoutWindow(device: "iphone-14-pro-max", part)
  }
  /// An iPad Air 2.
  public static let iPadAir2 = LayoutWindow(device: "ipad-air-2")
  /// An iPad Air 2.
  public static func iPadAir2(_ part: Part) -> LayoutWindow {
    LayoutWindow(device: "ipad-air-2", part)
  }
  /// An iPad mini, 8.3 inches.
  public static let iPadMini6 = LayoutWindow(device: "ipad-mini-6")
  /// An iPad mini, 8.3 inches.
  public static func iPadMini6(_ part: Part) -> LayoutWindow {
    LayoutWindow(device: "ipad-mini-6", part)
  }
  /// An iPad Pro, 12.9 inches.
  public static let iPadPro12_9 = LayoutWindow(device: "ipad-pro-12-9")
  /// An iPad Pro, 12.9 inches.
  public static func iPadPro12_9(_ part: Part) -> LayoutWindow {
    LayoutWindow(device: "ipad-pro-12-9", part)
  }
}
