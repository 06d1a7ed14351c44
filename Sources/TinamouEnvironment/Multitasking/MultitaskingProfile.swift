/// What a system lets several apps do on one screen.
public enum MultitaskingProfile: String, CaseIterable, Hashable, Sendable {
  /// iOS 9 and 10: Slide Over at the edge of the screen, at most half for the secondary app.
  ///
  /// Source: Apple's guide to multitasking on iPad with its Figure 2-1.
  case iOS9 = "ios9"
  /// iOS 11 and later: Slide Over floats, also over a Split View; either app may be the wide one.
  ///
  /// Windows of any size where the model has them.
  case current

  /// Whether Slide Over stands away from the edges of the screen.
  public var slideOverFloats: Bool { self == .current }
  /// Whether the secondary app may have the wide side of a Split View.
  public var secondaryMayExceedHalf: Bool { self == .current }
  /// Whether a third app may slide over a Split View.
  public var slideOverJoinsSplitView: Bool { self == .current }
  /// Whether the primary app can become the one in Slide Over while it is on the screen.
  public var primaryMaySlideOver: Bool { self == .current }
  /// Whether only the primary app goes on in picture in picture by itself.
  public var automaticPictureInPictureIsPrimaryOnly: Bool { self == .iOS9 }

  /// What a model can do under this system.
  public func features(of device: Device) -> MultitaskingFeatures {
    switch self {
    case .current: device.features
    case .iOS9:
      device.idiom == .pad
        ? device.features.subtracting(.resizableWindows)
        : device.features.subtracting([.resizableWindows, .pictureInPicture])
    }
  }

  /// The parts of a Split View that an app may have, from wide to narrow.
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

  /// The windows that an app may have, from wide to narrow.
  public func splits(
    of device: Device, _ orientation: Orientation, for role: SceneRole
  ) -> [Split] {
    let slides =
      (role == .secondary || primaryMaySlideOver)
      && device.windowWidth(.slideOver, orientation) != nil
    return [.full] + shares(of: device, orientation, for: role) + (slides ? [.slideOver] : [])
  }
}
