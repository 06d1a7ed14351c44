/// Why a screen does not change as asked; it stays as it was.
public enum SceneError: Error, Hashable, Sendable {
  /// There is no such window for the app; `offered` are those that there are.
  case notOffered(
    Split, role: SceneRole, device: String, orientation: Orientation, offered: [Split])
  /// The app keeps its place in the system's rules: it cannot slide over while it is primary.
  case primaryCannotSlideOver(Application.ID)
  /// The app has the whole screen or nothing.
  case requiresFullScreen(Application.ID)
  /// Nobody told of such an app; `known` are the others.
  case unknownApplication(Application.ID, known: [Application.ID])
  /// The app is in the background; `onScreen` are those to be seen.
  case notOnScreen(Application.ID, onScreen: [Application.ID])
  /// There is no app for the other part of the screen.
  case noOtherApplication
  /// An app cannot be beside itself.
  case sameApplication(Application.ID)
  /// There is no divider, since the apps are not side by side.
  case noDivider
  /// The divider has to be released first.
  case dividerIsMoving
  /// A number that is not finite, or beyond the range, in points.
  case outOfRange(Double, minimum: Double, maximum: Double)
  /// A window smaller than the least size or larger than the screen.
  case sizeOutOfRange(Size, minimum: Size, maximum: Size)
  /// The window is not one that can be moved about.
  case notAWindow(Application.ID)
  /// The model does not have this under the chosen system.
  case featureNotOffered(MultitaskingFeatures, device: String, profile: MultitaskingProfile)
  /// No video is floating.
  case noPictureInPicture
}

extension SceneError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notOffered(let split, let role, let device, let orientation, let offered):
      "\(device) has no window '\(split.rawValue)' for the \(role.rawValue) app in "
        + "\(orientation.rawValue); it has: \(offered.map(\.rawValue).joined(separator: ", "))"
    case .primaryCannotSlideOver(let id):
      "'\(id)' is the primary app, which cannot slide over; another one can"
    case .requiresFullScreen(let id): "'\(id)' requires the full screen"
    case .unknownApplication(let id, let known):
      "there is no app '\(id)'; there are: \(known.joined(separator: ", "))"
    case .notOnScreen(let id, let onScreen):
      "'\(id)' is not on the screen; there are: \(onScreen.joined(separator: ", "))"
    case .noOtherApplication: "there is no other app for the rest of the screen"
    case .sameApplication(let id): "'\(id)' cannot be beside itself"
    case .noDivider: "there is no divider, since no apps are side by side"
    case .dividerIsMoving: "the divider has to be released first"
    case .outOfRange(let number, let minimum, let maximum):
      "\(NumberText.text(number)) is not between \(NumberText.text(minimum)) and "
        + NumberText.text(maximum)
    case .sizeOutOfRange(let size, let minimum, let maximum):
      "a window cannot be \(Self.text(size)) points; between \(Self.text(minimum)) and "
        + Self.text(maximum)
    case .notAWindow(let id): "the window of '\(id)' cannot be moved about"
    case .featureNotOffered(let feature, let device, let profile):
      "\(device) has no \(feature.names.joined(separator: ", ")) under '\(profile.rawValue)'"
    case .noPictureInPicture: "no video is floating"
    }
  }

  private static func text(_ size: Size) -> String {
    "\(NumberText.text(size.width)) x \(NumberText.text(size.height))"
  }
}
