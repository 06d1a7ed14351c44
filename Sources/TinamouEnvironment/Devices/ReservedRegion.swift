/// A part of a window that the device needs, or that a fold divides.
///
/// It is in no safe area: `UIView.ReservedRegion` of iOS 27.1.
public struct ReservedRegion: Hashable, Sendable {
  /// The kind of region.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A fold, which divides what lies across it while the device is partly open.
    case division
    /// Something in front of the content: a camera, the status bar, the controls of a window.
    case occlusion
  }

  /// The name: one of ``names``, or another one for a window that is described by hand.
  public let name: String
  /// The kind of region.
  public let kind: Kind
  /// The frame in the window, including the margins, in points.
  public let frame: Rect
  /// The margins inside of the frame, in points.
  public let margins: EdgeInsets
  /// Whether the content has to keep clear of it now.
  public let isActive: Bool

  /// The names of the regions of devices and windows.
  public static let names = [
    "fold", "camera", "innerCamera", "strip", "status", "windowControls",
  ]

  /// Makes a region.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - kind: The kind of region.
  ///   - frame: The frame in the window, including the margins, in points.
  ///   - margins: The margins inside of the frame, in points.
  ///   - isActive: Whether the content has to keep clear of it now.
  public init(
    _ name: String, _ kind: Kind, _ frame: Rect, margins: EdgeInsets = .zero, isActive: Bool = true
  ) {
    self.name = name
    self.kind = kind
    self.frame = frame
    self.margins = margins
    self.isActive = isActive
  }

  /// What it is, for messages.
  package var phrase: String {
    switch name {
    case "fold": "the fold"
    case "camera": "the camera"
    case "innerCamera": "the inner camera"
    case "strip": "the strip of the status bar"
    case "status": "the status bar"
    case "windowControls": "the corner with window controls"
    default: "'\(name)'"
    }
  }

  /// Whether it is the corner with the controls of a window.
  package var isWindowControls: Bool { name == "windowControls" }

  /// Whether it moves with the right edge of the window: its controls in a right-to-left language.
  /// The others stay at their place on the screen.
  package var isAtRightEdge: Bool { isWindowControls && frame.minX > 0 }

  /// The direction of the line along which a division divides the window.
  public var axis: FoldAxis { frame.height >= frame.width ? .vertical : .horizontal }

  /// Returns the region in the coordinates of a view whose origin is at this point of the window.
  public func from(_ origin: Point) -> ReservedRegion {
    ReservedRegion(
      name, kind,
      Rect(
        x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width,
        height: frame.height),
      margins: margins, isActive: isActive)
  }

  /// Returns whether the region has an area in a view or window of this size.
  public func intersects(_ size: Size) -> Bool {
    frame.minX < size.width && frame.maxX > 0 && frame.minY < size.height && frame.maxY > 0
  }

  /// Returns the region in the coordinates of a window with a frame on the screen; `nil` outside
  /// of it.
  func inWindow(_ window: Rect) -> ReservedRegion? {
    let minX = max(frame.minX, window.minX)
    let minY = max(frame.minY, window.minY)
    let maxX = min(frame.maxX, window.maxX)
    let maxY = min(frame.maxY, window.maxY)
    guard minX < maxX, minY < maxY else { return nil }
    let part = Rect(
      x: minX - window.minX, y: minY - window.minY, width: maxX - minX, height: maxY - minY)
    return ReservedRegion(name, kind, part, margins: margins, isActive: isActive)
  }
}

/// The direction of the line along which a fold divides a window.
public enum FoldAxis: String, CaseIterable, Hashable, Sendable {
  /// The fold is upright, as in a book: its parts are side by side.
  case vertical
  /// The fold lies across, as in a laptop: one part is above the other.
  case horizontal
}
