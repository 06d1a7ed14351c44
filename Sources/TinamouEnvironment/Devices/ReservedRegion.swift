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

  /// The name: `fold`, `camera`, `strip`, `status` or `inner-camera`.
  public let name: String
  /// The kind of region.
  public let kind: Kind
  /// The frame in the window, including the margins, in points.
  public let frame: Rect
  /// The margins inside of the frame, in points.
  public let margins: EdgeInsets
  /// Whether the content has to keep clear of it now.
  public let isActive: Bool

  init(
    _ name: String, _ kind: Kind, _ frame: Rect, margins: EdgeInsets = .zero, isActive: Bool = true
  ) {
    self.name = name
    self.kind = kind
    self.frame = frame
    self.margins = margins
    self.isActive = isActive
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
