/// The rules of a system for several apps on one screen.
public enum MultitaskingProfile: String, CaseIterable, Hashable, Sendable {
  /// iOS 9 and 10: Slide Over is at the edge of the screen, and the secondary app has at most half.
  ///
  /// The source is Apple's guide to multitasking on iPad, with its Figure 2-1.
  case iOS9 = "ios9"
  /// iOS 11 and later: Slide Over floats, also over a Split View, and both apps can have the wide
  /// side.
  ///
  /// Models that support it have windows of any size.
  case current

  /// The rules of a system.
  public init(_ system: SystemVersion) { self = system < .iOS11 ? .iOS9 : .current }

  /// Whether Slide Over is away from the edges of the screen.
  public var slideOverFloats: Bool { self == .current }
  /// Whether the secondary app can have the wide side of a Split View.
  public var secondaryMayExceedHalf: Bool { self == .current }
  /// Whether a third app can slide over a Split View.
  public var slideOverJoinsSplitView: Bool { self == .current }
  /// Whether the primary app can move into Slide Over while it is on the screen.
  public var primaryMaySlideOver: Bool { self == .current }
  /// Whether only the primary app continues automatically in picture in picture.
  public var automaticPictureInPictureIsPrimaryOnly: Bool { self == .iOS9 }

  /// Returns the features of a model under this system.
  public func features(of device: Device) -> MultitaskingFeatures {
    switch self {
    case .current: device.features
    case .iOS9:
      device.idiom == .pad
        ? device.features.subtracting(.resizableWindows)
        : device.features.subtracting([.resizableWindows, .pictureInPicture])
    }
  }

  /// Returns the parts of a Split View that an app can have, from wide to narrow.
  public func shares(
    of device: Device, _ orientation: Orientation, for role: SceneRole
  ) -> [Split] {
    Split.allCases.filter { split in
      guard let complement = split.complement,
        device.windowWidth(split, orientation) != nil,
        device.windowWidth(complement, orientation) != nil
      else { return false }
      let secondary = role == .primary ? complement : split
      return secondaryMayExceedHalf || secondary != .twoThirds
    }
  }

  /// Returns the windows that an app can have, from wide to narrow.
  public func splits(
    of device: Device, _ orientation: Orientation, for role: SceneRole
  ) -> [Split] {
    let slides =
      (role == .secondary || primaryMaySlideOver)
      && device.windowWidth(.slideOver, orientation) != nil
    return [.full] + shares(of: device, orientation, for: role) + (slides ? [.slideOver] : [])
  }
}
