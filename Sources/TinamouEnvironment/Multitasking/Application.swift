/// An app, as far as windows are concerned.
public struct Application: Hashable, Sendable, Identifiable {
  /// The name of the app, unique on a screen.
  public let id: String
  /// Whether the app needs the full screen (`UIRequiresFullScreen`).
  ///
  /// Another app can still slide over it.
  public var requiresFullScreen: Bool
  /// Whether the app is playing a video that can continue in picture in picture.
  public var isPlayingVideo: Bool

  /// Makes an app.
  public init(_ id: String, requiresFullScreen: Bool = false, isPlayingVideo: Bool = false) {
    self.id = id
    self.requiresFullScreen = requiresFullScreen
    self.isPlayingVideo = isPlayingVideo
  }
}
