/// How the status bar looks; nothing is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

/// Orientations of the screen.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On the side, the home button to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On the side, the home button to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On the side.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// All but upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
  /// All.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

/// How the screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On the side, the home button to the right.
  case landscapeRight = 3
  /// On the side, the home button to the left.
  case landscapeLeft = 4

  /// Whether the screen is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
