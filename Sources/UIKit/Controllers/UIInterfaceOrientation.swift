/// The style of the status bar; nothing is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// Orientations of the screen.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's numbers.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Portrait orientation, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Landscape orientation, with the home button to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Landscape orientation, with the home button to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Landscape orientation.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// All except upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
  /// All.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

/// The orientation of the screen.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait orientation.
  case portrait = 1
  /// Portrait orientation, upside down.
  case portraitUpsideDown = 2
  /// Landscape orientation, with the home button to the right.
  case landscapeRight = 3
  /// Landscape orientation, with the home button to the left.
  case landscapeLeft = 4

  /// Whether the screen is in landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen is in portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
