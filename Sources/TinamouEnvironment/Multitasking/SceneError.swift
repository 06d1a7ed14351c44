/// The reason why a screen did not change as requested.
public enum SceneError: Error, Hashable, Sendable {
  /// The app cannot have this window; `offered` lists the windows that it can have.
  case notOffered(
    Split, role: SceneRole, device: String, orientation: Orientation, offered: [Split])
  /// The primary app cannot slide over under the rules of this system.
  case primaryCannotSlideOver(Application.ID)
  /// The app needs the full screen.
  case requiresFullScreen(Application.ID)
  /// There is no such app; `known` lists the others.
  case unknownApplication(Application.ID, known: [Application.ID])
  /// The app is in the background; `onScreen` lists the visible apps.
  case notOnScreen(Application.ID, onScreen: [Application.ID])
  /// There is no app for the other part of the screen.
  case noOtherApplication
  /// An app cannot be beside itself, and cannot be launched twice.
  case sameApplication(Application.ID)
  /// There is no divider, because the apps are not side by side.
  case noDivider
  /// The divider has to be released first.
  case dividerIsMoving
  /// A number, in points, that is not finite or out of range.
  case outOfRange(Double, minimum: Double, maximum: Double)
  /// A window smaller than the minimum size or larger than the screen.
  case sizeOutOfRange(Size, minimum: Size, maximum: Size)
  /// The window cannot be moved.
  case notAWindow(Application.ID)
  /// The model does not have this feature under the chosen system.
  case featureNotOffered(MultitaskingFeatures, device: String, profile: MultitaskingProfile)
  /// The step on this model needs a newer system.
  case systemTooOld(SystemVersion, for: String, first: SystemVersion)
  /// There is no floating video.
  case noPictureInPicture
  /// The device does not fold.
  case doesNotFold(device: String)
  /// The device is folded so already.
  case alreadyFolded(Fold)
  /// The device is held so already.
  case alreadyHeld(Pose)
  /// The device cannot be turned into a pose in which it is folded otherwise.
  case foldedOtherwise(Pose, present: Fold)
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
      "\(device) has no \(feature.phrase)" + (profile == .iOS9 ? " on iOS 9" : "")
    case .systemTooOld(let system, let subject, let first):
      "\(EnvironmentError.systemTooOld(system, for: subject, first: first))"
    case .noPictureInPicture: "no video is floating"
    case .doesNotFold(let device): "\(device) does not fold"
    case .alreadyFolded(let fold): "the device is \(fold.rawValue) already"
    case .alreadyHeld(let pose): "the device is in the pose '\(pose.rawValue)' already"
    case .foldedOtherwise(let pose, let present):
      "the device is \(present.rawValue), and \(pose.fold.rawValue) in the pose "
        + "'\(pose.rawValue)': it has to be folded first"
    }
  }

  private static func text(_ size: Size) -> String {
    "\(NumberText.text(size.width)) x \(NumberText.text(size.height))"
  }
}

extension MultitaskingFeatures {
  /// The features in words.
  fileprivate var phrase: String {
    let all: [(MultitaskingFeatures, String)] = [
      (.slideOver, "Slide Over"), (.splitView, "Split View"),
      (.pictureInPicture, "Picture in Picture"), (.resizableWindows, "windows of any size"),
      (.externalDisplay, "second screen"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
