import Testing
import TinamouLayout

/// The screen of a device with iOS 18 and an app named `app`, and `other` and `third` in the
/// background.
func screen(
  _ device: String, _ orientation: Orientation = .landscape,
  _ profile: MultitaskingProfile = .current, _ direction: LayoutDirection = .leftToRight,
  system: SystemVersion = .iOS18
) throws -> ScreenArrangement {
  ScreenArrangement(
    try #require(Device.named(device)), orientation, platform: Platform(system), profile: profile,
    direction: direction,
    application: Application("app"), others: [Application("other"), Application("third")])
}

extension ScreenArrangement {
  /// The frames of the apps, by name.
  func frame(_ id: String) -> Rect? { scene(of: id)?.frame }

  /// The width class of an app's window.
  func widthClass(_ id: String) -> SizeClass? {
    scene(of: id)?.environment.traits.horizontalSizeClass
  }
}

extension Rect {
  /// The same rectangle, mirrored in this width.
  func mirrored(in width: Double) -> Rect {
    Rect(origin: Point(x: width - maxX, y: minY), size: size)
  }
}
