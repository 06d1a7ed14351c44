/// An app, as far as windows are concerned.
public struct Application: Hashable, Sendable, Identifiable {
  /// The name of the app, unique on a screen.
  public let id: String
  /// Whether the app needs the full screen (`UIRequiresFullScreen`).
  ///
  /// Another app can still slide over it.
  public var requiresFullScreen: Bool
  /// Whether the app is made for iPhones only: in a window of any size it keeps the idiom phone and
  /// a compact width.
  public var isPhoneApp = false
  /// Whether the app is playing a video that can continue in picture in picture.
  public var isPlayingVideo: Bool

  /// Makes an app.
  public init(_ id: String, requiresFullScreen: Bool = false, isPlayingVideo: Bool = false) {
    self.id = id
    self.requiresFullScreen = requiresFullScreen
    self.isPlayingVideo = isPlayingVideo
  }
}

/// An app on the screen.
struct PlacedApplication: Hashable, Sendable, Identifiable {
  var application: Application
  var place: ScenePlace
  var activation = ActivationState.active
  /// The frame that a window of any size was given; x grows in the reading direction.
  var windowFrame = Rect.zero

  init(_ application: Application, _ place: ScenePlace) {
    self.application = application
    self.place = place
  }

  var id: Application.ID { application.id }

  /// The same app in another place, where it is visible.
  func shown(in place: ScenePlace) -> PlacedApplication { PlacedApplication(application, place) }

  /// The same app in another place, with its activation unchanged.
  func moved(to place: ScenePlace) -> PlacedApplication {
    var copy = self
    copy.place = place
    return copy
  }
}

/// A keyboard docked at the lower edge of the screen, over all apps.
public struct Keyboard: Hashable, Sendable {
  /// The app that showed it.
  public let applicationID: Application.ID
  /// Its height above the lower edge of the screen, in points.
  public let height: Double
}

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
