import Foundation
public import TinamouEnvironment
import TinamouLayout

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
    /// A window with this frame on the screen, in points, in landscape orientation.
    case window(CGRect)
  }

  /// A part of the screen, or a device that folds in a pose, and after that in others.
  private enum Place: Sendable {
    case part(Part)
    case pose(Pose, others: [Pose])
  }

  private let device: String
  private var place: Place
  /// The system, and the SDK of the app; `nil` for those of the screen.
  private var platform: Platform?

  /// Makes a window of a device.
  ///
  /// - Parameters:
  ///   - device: A name that `tinamou devices` lists.
  ///   - part: Which part of the screen.
  public init(device: String, _ part: Part = .portrait) {
    self.device = device
    place = .part(part)
  }

  /// The windows of an iPhone Duo in some poses, which are laid out one after the other; the first
  /// one where one window is wanted.
  ///
  /// - Parameter poses: The poses; without any the closed device, upright.
  /// - Returns: The window.
  public static func iPhoneDuo(_ poses: Pose...) -> LayoutWindow {
    var window = LayoutWindow(device: "iphone-duo")
    window.place = .pose(poses.first ?? .closed, others: Array(poses.dropFirst()))
    return window
  }

  /// The window in each of its poses.
  var each: [LayoutWindow] {
    guard case .pose(let pose, let others) = place else { return [self] }
    return ([pose] + others).map { pose in
      var window = self
      window.place = .pose(pose, others: [])
      return window
    }
  }

  /// Returns the window on a system, unless it has one.
  func on(_ platform: Platform?) -> LayoutWindow {
    var window = self
    window.platform = window.platform ?? platform
    return window
  }

  /// The window on whatever system it is asked for.
  var onAnySystem: LayoutWindow {
    var window = self
    window.platform = nil
    return window
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
    let sdk = platform.map { $0.sdk == $0.system ? "" : ", SDK \($0.sdk.rawValue)" } ?? ""
    let name =
      switch place {
      case .part(let part): part.name
      case .pose(let pose, _): pose.rawValue
      }
    return "\(device) \(name)\(system)\(sdk)"
  }

  /// The environment of the window on its system, or on this one; on the first system of a device
  /// that needs a newer one.
  func environment(on platform: Platform) throws -> LayoutEnvironment {
    do {
      return try configured(on: self.platform ?? platform)
    } catch EnvironmentError.systemTooOld(_, _, let first) where self.platform == nil {
      return try configured(on: Platform(first))
    }
  }

  private func configured(on platform: Platform) throws -> LayoutEnvironment {
    guard let model = Device.named(device) else {
      throw LayoutDifference(message: "there is no device '\(device)'", picture: nil)
    }
    switch place {
    case .pose(let pose, _):
      return try WindowConfiguration.device(
        model.inPose(pose) ?? model, orientation: pose.orientation
      ).environment(on: platform)
    case .part(.window(let frame)):
      return try WindowConfiguration.device(model, orientation: .landscape)
        .environment(ofWindow: Rect(frame), on: platform)
    case .part(let part):
      return try WindowConfiguration.device(
        model, orientation: part.orientation, split: part.split
      ).environment(on: platform)
    }
  }
}

extension LayoutWindow.Part {
  fileprivate var name: String {
    switch self {
    case .split(let share): "split(\(share))"
    case .portraitSplit(let share): "portraitSplit(\(share))"
    case .window(let frame):
      "window(\(LayoutText.numbers(of: frame)))"
    case .portrait, .landscape, .slideOver: "\(self)"
    }
  }

  fileprivate var orientation: Orientation {
    switch self {
    case .portrait, .portraitSplit: .portrait
    case .landscape, .split, .slideOver, .window: .landscape
    }
  }

  fileprivate var split: Split {
    switch self {
    case .portrait, .landscape, .window: .full
    case .split(let share), .portraitSplit(let share): share.split
    case .slideOver: .slideOver
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

extension Pose {
  /// Partly open like a book: the name for both partly open poses in the natural orientation.
  public static let partlyOpen = Pose.book
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
