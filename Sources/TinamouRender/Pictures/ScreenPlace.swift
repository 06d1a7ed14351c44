import TinamouLayout

/// The screen around a window, as it is drawn.
///
/// The sizes of screens and windows are those of the layout. Rounded corners, frames and cutouts
/// only make devices recognizable; they are not measured.
struct ScreenPlace: Sendable {
  /// The screen, in points.
  let size: Size
  /// The window on the screen.
  let window: Rect
  /// The areas of other apps on the screen; a window over another app lies in front of it.
  let others: [Rect]
  /// The radius of the corners of the screen; `nil` for a window without a device.
  let cornerRadius: Double?
  /// The thickness of the device around the screen.
  let frame: Double
  /// The cutout of the screen, with the radius of its corners.
  let cutOut: (rect: Rect, radius: Double)?

  /// The gap between two windows in Split View, in points, as the measured widths leave it.
  private static let divider = 10.0

  /// An area without a screen.
  init(size: Size) {
    self.size = size
    window = Rect(origin: .zero, size: size)
    others = []
    cornerRadius = nil
    frame = 0
    cutOut = nil
  }

  init(_ configuration: WindowConfiguration?, _ environment: LayoutEnvironment) {
    guard case .device(let device, let orientation, let split) = configuration else {
      self.init(size: environment.windowSize)
      return
    }
    self.init(device, orientation, split, environment)
  }

  private init(
    _ device: Device, _ orientation: Orientation, _ split: Split, _ environment: LayoutEnvironment
  ) {
    size = device.screenSize(orientation)
    let isMirrored = environment.traits.layoutDirection == .rightToLeft
    window = Self.window(environment.windowSize, split, on: size, isMirrored: isMirrored)
    others = Self.others(beside: window, split, on: size)
    cornerRadius = device.shape.cornerRadius
    frame = device.idiom == .pad ? 16 : 10
    cutOut = device.shape.cutOut(on: size, orientation)
  }

  /// The primary app, with the wider part or one half, is at the leading side; a narrow window is
  /// at the other side (Docs/Decisions/0024).
  private static func window(
    _ window: Size, _ split: Split, on screen: Size, isMirrored: Bool
  ) -> Rect {
    let beginsLine =
      switch split {
      case .full, .twoThirds, .half: true
      case .oneThird, .slideOver: false
      }
    let isAtLeft = beginsLine != isMirrored || split == .full
    return Rect(
      origin: Point(x: isAtLeft ? 0 : screen.width - window.width, y: 0), size: window)
  }

  private static func others(beside window: Rect, _ split: Split, on screen: Size) -> [Rect] {
    switch split {
    case .full: return []
    case .slideOver: return [Rect(origin: .zero, size: screen)]
    case .twoThirds, .half, .oneThird:
      let width = max(screen.width - window.width - divider, 0)
      let x = window.minX > 0 ? 0 : screen.width - width
      return [Rect(x: x, y: 0, width: width, height: screen.height)]
    }
  }
}

extension ScreenShape {
  fileprivate var cornerRadius: Double {
    switch self {
    case .homeButton: 2
    case .notch: 40
    case .dynamicIsland: 48
    case .roundedPad: 18
    case .foldable: 55
    }
  }

  fileprivate func cutOut(
    on screen: Size, _ orientation: Orientation
  ) -> (rect: Rect, radius: Double)? {
    let place: (distance: Double, length: Double, depth: Double, radius: Double)
    switch self {
    case .homeButton, .roundedPad, .foldable: return nil
    case .notch: place = (-20, 168, 50, 18)
    case .dynamicIsland: place = (11, 124, 36, 18)
    }
    let rect =
      orientation == .portrait
      ? Rect(
        x: (screen.width - place.length) / 2, y: place.distance, width: place.length,
        height: place.depth)
      : Rect(
        x: place.distance, y: (screen.height - place.length) / 2, width: place.depth,
        height: place.length)
    return (rect, place.radius)
  }
}
