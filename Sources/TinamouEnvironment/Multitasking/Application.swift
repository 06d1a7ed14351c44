/// An app, as far as windows are concerned.
public struct Application: Hashable, Sendable, Identifiable {
  /// The name of the app, its own among those of a screen.
  public let id: String
  /// Whether the app has the whole screen or nothing (`UIRequiresFullScreen`).
  ///
  /// Another app can still slide over it.
  public var requiresFullScreen: Bool
  /// Whether the app is playing a video that may go on in picture in picture.
  public var isPlayingVideo: Bool

  /// Makes an app.
  public init(_ id: String, requiresFullScreen: Bool = false, isPlayingVideo: Bool = false) {
    self.id = id
    self.requiresFullScreen = requiresFullScreen
    self.isPlayingVideo = isPlayingVideo
  }
}
