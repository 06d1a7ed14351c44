/// What was measured of a device that folds in one pose, with an app built for it and without bars.
///
/// The numbers were read in the simulator of iOS 27.1 by a Japanese lab of the SDK; for safe areas,
/// folds and displays, github alexey1312/iPhone-Duo-Agent-Skill and three others agree. Distances
/// are in points, at the physical sides of the device.
public struct PoseFacts: Hashable, Sendable {
  /// The pose.
  public let pose: Pose
  /// The size of the display.
  public let size: Size
  /// The horizontal size class.
  public let horizontal: SizeClass
  /// The vertical size class.
  public let vertical: SizeClass
  /// The safe area.
  public let safeArea: EdgeInsets
  /// The least margins of a root view; only the sides are given.
  public let rootMargins: EdgeInsets
  /// The side with vertical bars and the strip; `nil` where there is none.
  public let barSide: HorizontalSide?
  /// The radii of the corners in this pose.
  public let corners: CornerRadii
  /// The regions that are reserved on the display.
  public let regions: [ReservedRegion]
  /// The height of the keyboard; `nil` if nobody measured it.
  public let keyboardHeight: Double?

  /// Where the numbers were published.
  public static let source =
    "Japanese lab of the 27.1 SDK, simulator of iOS 27.1; github alexey1312/iPhone-Duo-Agent-Skill"

  /// The facts of a pose of the iPhone Duo.
  static func duo(_ pose: Pose) -> PoseFacts {
    switch pose {
    case .closed: closed
    case .closedRight:
      closedOnSide(
        pose, .right, camera: Point(x: 611.7, y: 399.7), strip: Point(x: 594, y: 384))
    case .closedLeft:
      closedOnSide(pose, .left, camera: Point(x: 29.3, y: 29.3), strip: Point(x: 0, y: 0))
    case .open, .book: inner(pose)
    case .openPortrait, .tabletop: innerPortrait(pose)
    }
  }

  private static let closed = PoseFacts(
    pose: .closed, size: Size(width: 466, height: 678), horizontal: .compact, vertical: .regular,
    safeArea: EdgeInsets(bottom: 34, right: 84), rootMargins: EdgeInsets(left: 20),
    barSide: .right,
    corners: CornerRadii(topLeft: 8, topRight: 59, bottomLeft: 8, bottomRight: 59),
    regions: [
      ReservedRegion("camera", .occlusion, Rect(x: 399.7, y: 29.3, width: 37, height: 37)),
      ReservedRegion("strip", .occlusion, Rect(x: 382, y: 0, width: 84, height: 170)),
    ], keyboardHeight: 289)

  /// The outer display on its side, with the strip on one side. Away from the strip the measured
  /// distance of the corners is that of a radius of 59, so the hinge is above or below.
  private static func closedOnSide(
    _ pose: Pose, _ side: HorizontalSide, camera: Point, strip: Point
  ) -> PoseFacts {
    let isLeft = side == .left
    return PoseFacts(
      pose: pose, size: Size(width: 678, height: 466), horizontal: .compact, vertical: .compact,
      safeArea: EdgeInsets(left: isLeft ? 84 : 0, bottom: 34, right: isLeft ? 0 : 84),
      rootMargins: EdgeInsets(left: isLeft ? 0 : 20, right: isLeft ? 20 : 0), barSide: side,
      corners: .all(59),
      regions: [
        ReservedRegion(
          "camera", .occlusion, Rect(origin: camera, size: Size(width: 37, height: 37))),
        ReservedRegion(
          "strip", .occlusion, Rect(origin: strip, size: Size(width: 84, height: 82))),
      ], keyboardHeight: 230)
  }

  private static func inner(_ pose: Pose) -> PoseFacts {
    PoseFacts(
      pose: pose, size: Size(width: 951, height: 669), horizontal: .regular, vertical: .regular,
      safeArea: EdgeInsets(bottom: 34, right: 84), rootMargins: EdgeInsets(left: 20),
      barSide: .right, corners: .all(55),
      regions: [
        ReservedRegion(
          "fold", .division, Rect(x: 455.5, y: 0, width: 40, height: 669),
          margins: EdgeInsets(left: 20, right: 20), isActive: pose.fold == .partlyOpen),
        ReservedRegion("strip", .occlusion, Rect(x: 867, y: 0, width: 84, height: 120)),
        ReservedRegion(
          "innerCamera", .occlusion, Rect(x: 677.3, y: 21, width: 58, height: 37),
          isActive: false),
      ], keyboardHeight: 264)
  }

  private static func innerPortrait(_ pose: Pose) -> PoseFacts {
    PoseFacts(
      pose: pose, size: Size(width: 669, height: 951), horizontal: .regular, vertical: .regular,
      safeArea: EdgeInsets(top: 82, bottom: 34), rootMargins: EdgeInsets(left: 20, right: 20),
      barSide: nil, corners: .all(55),
      regions: [
        ReservedRegion(
          "fold", .division, Rect(x: 0, y: 455.5, width: 669, height: 40),
          margins: EdgeInsets(top: 20, bottom: 20), isActive: pose.fold == .partlyOpen),
        ReservedRegion("status", .occlusion, Rect(x: 535, y: 0, width: 134, height: 82)),
        ReservedRegion(
          "innerCamera", .occlusion, Rect(x: 21, y: 215.7, width: 37, height: 58),
          isActive: false),
      ], keyboardHeight: 350)
  }
}

extension PoseFacts {
  /// The width of the strip beside the content.
  public static let stripWidth = 84.0
  /// The size of each half of a Split View.
  public static let half = Size(width: 469, height: 669)
  /// The distance between the halves of a Split View.
  public static let gap = 13.0
  /// The distance of a bar in the strip from the edge of the screen, if it is as wide as the strip.
  public static let barGap = 6.0

  /// The width of a tab bar in the strip, and its distance from the lower edge of the display, as
  /// read on iOS 27.1 (github ryanlintott/FrameUp).
  public static let barInStrip = (width: 48.0, bottom: 24.0)
  /// The distance of a sheet from the sides of the display, from a fold and from the safe area
  /// above.
  public static let sheetGap = 8.0
  /// The greatest width of a sheet on the inner display.
  public static let sheetLargestWidth = 653.0
  /// The lower edge of a navigation bar on the display: with a large title, and with the title in
  /// the bar.
  ///
  /// With the title in the bar it was measured where the buttons are in the strip.
  public static let navigationBarBottom = (largeTitle: 82.0, inlineTitle: 24.0)

  /// Returns the frame of a sheet on the display.
  ///
  /// The sizes of its content inside of the safe area were measured in every pose and at every
  /// placement. All of them are those of a sheet that keeps ``sheetGap``, reaches the lower edge of
  /// the display, and is beside an upright fold that divides it.
  ///
  /// - Parameters:
  ///   - placement: Where the sheet is, if it is narrower than the display.
  ///   - isMirrored: Whether the leading side is the right one.
  /// - Returns: The frame.
  public func sheet(_ placement: SheetPlacement = .automatic, isMirrored: Bool = false) -> Rect {
    let isAtLeft = (placement == .trailing) == isMirrored
    let fold = regions.first { $0.kind == .division && $0.isActive && $0.axis == .vertical }
    let middle = fold?.frame.midX
    let room = (
      left: isAtLeft ? 0 : middle ?? 0, right: isAtLeft ? middle ?? size.width : size.width
    )
    let free = room.right - room.left - 2 * Self.sheetGap
    let width = horizontal == .regular ? min(free, Self.sheetLargestWidth) : free
    let x =
      switch placement {
      case .automatic, .center: (room.left + room.right - width) / 2
      case .leading, .trailing:
        isAtLeft ? room.left + Self.sheetGap : room.right - Self.sheetGap - width
      }
    let y = safeArea.top + Self.sheetGap
    return Rect(x: x, y: y, width: width, height: size.height - y)
  }

  /// The display in portrait orientation that the device has in a pose.
  static func display(_ fold: Fold) -> Display {
    switch fold {
    case .closed:
      Display(
        name: "outer", portraitSize: closed.size, scale: 3,
        panel: Size(width: 1398, height: 2034), corners: closed.corners,
        naturalOrientation: .portrait)
    case .partlyOpen, .open:
      Display(
        name: "inner", portraitSize: duo(.openPortrait).size, scale: 3,
        panel: Size(width: 1878, height: 2670), corners: duo(.openPortrait).corners,
        naturalOrientation: .landscape)
    }
  }

  /// The size of the window of an app that was built with an older SDK; `nil` if it has the whole
  /// display.
  func compatibilitySize(_ sdk: SystemVersion) -> Size? {
    switch sdk {
    case .iOS27_1...: nil
    case .iOS27: compatibilitySize27
    default: Size(width: 375, height: 667)
    }
  }

  /// The safe area of such a window.
  ///
  /// Only that of the inner display in landscape orientation with the 27.0 SDK was measured. The
  /// others are open: the status bar of a device with a home button for older SDKs, and the bottom
  /// of the display for 27.0.
  func compatibilitySafeArea(_ sdk: SystemVersion) -> EdgeInsets {
    if sdk < .iOS27 { return EdgeInsets(top: 20) }
    return pose.fold != .closed && pose.orientation == .landscape
      ? EdgeInsets(left: 34, bottom: 20, right: 34) : EdgeInsets(bottom: 34)
  }

  /// The width beside the strip that an app built with the 27.0 SDK leaves free, in points: 951 -
  /// 871 on the whole display, and 469 - 389 in the half with the strip, both measured.
  private static let rail = 80.0

  /// The width that a window of an app loses to the rail: 0 for one away from the strip, and for
  /// SDKs other than 27.0.
  func railWidth(in window: Rect, _ sdk: SystemVersion) -> Double {
    guard sdk == .iOS27, let barSide else { return 0 }
    let touches = barSide == .left ? window.minX <= 0 : window.maxX >= size.width
    return touches ? Self.rail : 0
  }

  private var compatibilitySize27: Size? {
    switch pose {
    case .closed: Size(width: 386, height: 678)
    case .open, .book: Size(width: 871, height: 669)
    case .openPortrait, .tabletop: Size(width: 669, height: 871)
    // Nobody measured the closed device on its side: the rail of 80 points is free there too.
    case .closedRight, .closedLeft: Size(width: 598, height: 466)
    }
  }
}

/// Where a sheet is on a display that is wider: `UISheetPresentationController.preferredPlacement`
/// of iOS 27.
public enum SheetPlacement: String, CaseIterable, Hashable, Sendable {
  /// In the middle; beside a fold that divides the display, at the leading side of it.
  case automatic
  /// At the leading side.
  case leading
  /// In the middle, as automatic.
  case center
  /// At the trailing side.
  case trailing
}

/// A physical side, whatever the language is.
public enum HorizontalSide: String, CaseIterable, Hashable, Sendable {
  /// The left side.
  case left
  /// The right side.
  case right
}
