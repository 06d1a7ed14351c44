/// A video that floats over the apps, in a corner of the screen.
public struct PictureInPicture: Hashable, Sendable {
  /// The app that plays the video.
  public let applicationID: Application.ID
  /// The requested size, in points; on a narrow screen the video is smaller.
  public internal(set) var size: Size
  /// The corner of the video.
  public internal(set) var corner: ScreenCorner

  /// The distance from the safe area and the keyboard, in points: our choice.
  public static let inset = 16.0

  /// The default size: 16 to 9, and as wide as a third of the screen's shorter side. Our choice.
  static func standardSize(on screen: Size) -> Size {
    let width = min(screen.width, screen.height) / 3
    return Size(width: width, height: width * 9 / 16)
  }

  /// The frame of the picture in an area; x grows in the reading direction.
  func frame(in area: Rect) -> Rect {
    let scale = min(1, max(0, area.width) / size.width, max(0, area.height) / size.height)
    let fitted = Size(width: size.width * scale, height: size.height * scale)
    let x = corner.isLeading ? area.minX : area.maxX - fitted.width
    let y = corner.isTop ? area.minY : max(area.minY, area.maxY - fitted.height)
    return Rect(origin: Point(x: x, y: y), size: fitted)
  }
}
