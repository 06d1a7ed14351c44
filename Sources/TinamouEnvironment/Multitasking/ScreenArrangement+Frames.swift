extension ScreenArrangement {
  /// The width of the divider between the apps of a Split View, in points.
  ///
  /// It was measured on a screenshot of a 12.9-inch iPad Pro: 678 to 688 and 981 to 991.
  public static let dividerWidth = 10.0

  /// The frame of the divider of a Split View on the screen, in points; `nil` without one.
  public var dividerFrame: Rect? {
    guard let middle = dividerMiddle ?? restingDivider else { return nil }
    let half = Self.dividerWidth / 2
    return mirrored(
      Rect(x: middle - half, y: 0, width: Self.dividerWidth, height: screen.bounds.height))
  }

  /// The frame of the keyboard on the screen, in points; `nil` without one.
  public var keyboardFrame: Rect? {
    guard let keyboard else { return nil }
    let bounds = screen.bounds
    let height = min(keyboard.height, bounds.height)
    return Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The frame of the floating video on the screen, in points; `nil` without one.
  ///
  /// It is in its corner, outside of the safe area insets and the keyboard.
  public var pictureInPictureFrame: Rect? {
    pictureInPicture.map { mirrored($0.frame(in: pictureArea)) }
  }

  /// The position of the divider while nobody moves it; x grows in the reading direction.
  var restingDivider: Double? {
    guard case .splitView(let share)? = settled.first?.place else { return nil }
    return dividerMiddle(at: share)
  }

  func dividerMiddle(at share: Split) -> Double? {
    device.windowWidth(share, orientation).map { $0 + Self.dividerWidth / 2 }
  }

  /// The frame of an app on the screen.
  func frame(of placed: PlacedApplication, _ role: SceneRole) -> Rect {
    mirrored(leadingFrame(of: placed, role))
  }

  /// Converts a rectangle whose x grows in the reading direction to the screen, or back.
  func mirrored(_ frame: Rect) -> Rect {
    guard direction == .rightToLeft else { return frame }
    return Rect(
      origin: Point(x: screen.bounds.width - frame.maxX, y: frame.minY), size: frame.size)
  }

  private func leadingFrame(of placed: PlacedApplication, _ role: SceneRole) -> Rect {
    let bounds = screen.bounds
    switch placed.place {
    case .fullScreen: return bounds
    case .splitView(let share): return sideFrame(share, role)
    case .slideOver: return slideOverFrame
    case .window: return Self.kept(placed.windowFrame, in: bounds)
    }
  }

  /// The frame of one side of a Split View.
  ///
  /// While the divider moves, a side that would be narrower than the narrowest window moves off the
  /// screen instead of shrinking further.
  private func sideFrame(_ share: Split, _ role: SceneRole) -> Rect {
    let bounds = screen.bounds
    let least = device.windowWidth(.oneThird, orientation) ?? 0
    let half = Self.dividerWidth / 2
    switch (role, dividerMiddle) {
    case (.primary, let middle?):
      let width = max(least, middle - half)
      return Rect(x: middle - half - width, y: 0, width: width, height: bounds.height)
    case (.secondary, let middle?):
      let width = max(least, bounds.width - middle - half)
      return Rect(x: middle + half, y: 0, width: width, height: bounds.height)
    case (_, nil):
      let width = device.windowWidth(share, orientation) ?? bounds.width
      let x = role == .primary ? 0 : bounds.width - width
      return Rect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  /// The frame of the window in Slide Over.
  ///
  /// A floating window keeps a distance from the edges as large as the status bar is high: 20
  /// points above and below were measured on 9.7 and 10.5 inches, and 24 at the side on 12.9
  /// inches.
  private var slideOverFrame: Rect {
    let bounds = screen.bounds
    let width = device.windowWidth(.slideOver, orientation) ?? bounds.width
    let inset = profile.slideOverFloats ? screen.safeAreaInsets.top : 0
    return Rect(
      x: bounds.width - width - inset, y: inset, width: width,
      height: bounds.height - 2 * inset)
  }

  private var pictureArea: Rect {
    let covered = screen.safeAreaInsets
    let keyboard = keyboardFrame?.height ?? 0
    let inset = PictureInPicture.inset
    return screen.bounds.inset(
      by: EdgeInsets(
        top: covered.top + inset, left: covered.left + inset,
        bottom: max(covered.bottom, keyboard) + inset, right: covered.right + inset))
  }

  /// A window, made smaller and moved only as far as necessary to be on the screen.
  static func kept(_ frame: Rect, in bounds: Rect) -> Rect {
    let width = min(frame.width, bounds.width)
    let height = min(frame.height, bounds.height)
    return Rect(
      x: min(max(0, frame.minX), bounds.width - width),
      y: min(max(0, frame.minY), bounds.height - height), width: width, height: height)
  }
}
