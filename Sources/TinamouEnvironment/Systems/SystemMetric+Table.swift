extension SystemMetric {
  /// Every number that depends on the system.
  public static let all =
    margins + screens + windows + controls + bars + lists + presentations + keyboards
}

extension SystemMetric {
  /// Sources that several numbers have.
  enum Source {
    static let releaseNotes = "iOS & iPadOS 27.2 release notes"
    static let storyboards = "storyboards of Xcode 11 and later in public repositories"
    static let simulators = "dump of every simulator, iOS 15.0 to 16.2"
    static let guidelines = "Human Interface Guidelines before iOS 26"
    /// View dumps of an iPhone 16 Pro and of the iOS 27.0 simulator, at 402 points.
    static let morph = "github Tembeon/morph, tool/ios_reference/spec"
    /// An iPad Air 11-inch (M3) with iPadOS 27, and simulators with 26.5 and 27.0.
    static let liquidShell = "github anvu69/liquid_shell, docs/qa"
    static let snapshots = "device profiles of a Swift snapshot library, with tests by system"
    static let choice = "our choice"
    static let forms = "what developers report of UIKit"
    /// What drawings of alerts before iOS 26 in design kits and articles show; nobody measured them
    /// for this table.
    static let alerts = "design kits before iOS 26"
  }
}

// MARK: - Margins

extension SystemMetric {
  /// The default margin of a view at each edge.
  public static let viewMargin = SystemMetric(
    "view.margin", "default layout margin of an ordinary view, each edge",
    SystemFact(8, since: .iOS9, .documented, "UIView.layoutMargins, UIKit documentation"),
    SystemFact(
      0, since: .iOS27_1, sdk: .iOS27_1, .documented, Source.releaseNotes,
      note: "the safe area is still added; that both SDK and system must be 27.1 was measured in "
        + "simulators; cells and stacks with relative margins: open"))
  /// The least margin of the root view of a narrow phone window.
  public static let narrowRootMargin = SystemMetric(
    "root.margin.narrow", "least side margin of the root view, phone below 414 points",
    SystemFact(16, since: .iOS9, .measured, Source.simulators),
    SystemFact(
      16, since: .iOS26, .open, Source.choice,
      note: "nobody published systemMinimumLayoutMargins at 375 to 440 points: 16 or 20 at 402"))
  /// The least margin of the root view of a wide phone window, and of an iPad window.
  public static let wideRootMargin = SystemMetric(
    "root.margin.wide", "least side margin of the root view, phone from 414 points, and iPad",
    SystemFact(20, since: .iOS9, .measured, Source.simulators))
  /// The least margin of the root view beside a notch, and in a window narrower than the screen.
  public static let sharedRootMargin = SystemMetric(
    "root.margin.shared", "least side margin of the root view in a window beside others",
    SystemFact(16, since: .iOS9, .open, Source.choice, note: "nobody published a measurement"))
  /// The margin above and below the content of a table's row.
  public static let cellMargin = SystemMetric(
    "cell.margin", "margin above and below the content of a row",
    SystemFact(11, since: .iOS9, .measured, Source.storyboards),
    SystemFact(11, since: .iOS26, .open, "rows before iOS 26"))

  static let margins = [
    viewMargin, narrowRootMargin, wideRootMargin, sharedRootMargin, cellMargin,
  ]
}

// MARK: - Screens

extension SystemMetric {
  /// The status bar of a device with a home button.
  public static let homeButtonTop = SystemMetric(
    "screen.homeButton.top", "safe area above, device with a home button",
    SystemFact(20, since: .iOS9, .measured, Source.simulators),
    SystemFact(20, since: .iOS26, .claimed, Source.snapshots))
  /// The status bar of an iPad without a home button.
  public static let padTop = SystemMetric(
    "screen.pad.top", "safe area above, iPad without a home button, full screen",
    SystemFact(24, since: .iOS9, .measured, Source.simulators),
    SystemFact(
      32, since: .iOS26, .measured, Source.liquidShell,
      note: "also github erik-sutton95/OpenZCine PR 91, TetsuOtter/TRViS PR 315"))
  /// The home indicator of an iPad.
  public static let padBottom = SystemMetric(
    "screen.pad.bottom", "safe area below, iPad without a home button, full screen",
    SystemFact(20, since: .iOS9, .measured, Source.simulators),
    SystemFact(
      20, since: .iOS26, .measured, Source.liquidShell, note: "a snapshot library has 25"))
  /// The home indicator of a phone in portrait orientation.
  public static let indicatorPortrait = SystemMetric(
    "screen.indicator.portrait", "safe area below, phone without a home button, upright",
    SystemFact(34, since: .iOS9, .measured, Source.simulators),
    SystemFact(34, since: .iOS26, .claimed, Source.snapshots))
  /// The home indicator of a phone in landscape orientation.
  public static let indicatorLandscape = SystemMetric(
    "screen.indicator.landscape", "safe area below, phone without a home button, on its side",
    SystemFact(21, since: .iOS9, .measured, Source.simulators),
    SystemFact(20, since: .iOS26, .claimed, Source.snapshots, note: "others still write 21"))
  /// The safe area above of a phone with a Dynamic Island in landscape orientation.
  public static let islandLandscapeTop = SystemMetric(
    "screen.island.landscapeTop", "safe area above, phone with a Dynamic Island on its side",
    SystemFact(0, since: .iOS9, .measured, Source.simulators),
    SystemFact(0, since: .iOS26, .open, Source.snapshots, note: "an older table of it has 20"))
  /// The corner radius of an iPad without a home button.
  public static let padCornerRadius = SystemMetric(
    "screen.pad.cornerRadius", "radius of the corners that regions retreat from, iPad, full screen",
    SystemFact(0, since: .iOS9, .documented, "no such regions before iPadOS 26"),
    SystemFact(
      18, since: .iOS26, .derived, Source.liquidShell,
      note: "a region retreats by 5.5 points; 9.5 right after the start"))

  static let screens = [
    homeButtonTop, padTop, padBottom, indicatorPortrait, indicatorLandscape, islandLandscapeTop,
    padCornerRadius,
  ]
}

// MARK: - Windows

extension SystemMetric {
  /// The least width of a window of any size.
  public static let windowLeastWidth = SystemMetric(
    "window.leastWidth", "least width of a window of any size",
    SystemFact(320, since: .iOS9, .open, Source.choice),
    SystemFact(
      375, since: .iOS26, .measured, "XCUITest helper that drags real iPad windows",
      note: "a research record saw 510 x 660 as the smallest on an iPad Pro 11-inch (M5)"))
  /// The least height of a window of any size.
  public static let windowLeastHeight = SystemMetric(
    "window.leastHeight", "least height of a window of any size",
    SystemFact(320, since: .iOS9, .open, Source.choice),
    SystemFact(
      320, since: .iOS26, .open, Source.choice,
      note: "523 and 590 were read on an iPad Air 11-inch; about 660 was called a limit elsewhere"))
  /// The safe area above in a window that does not reach the upper edge of the screen.
  public static let floatingWindowTop = SystemMetric(
    "window.floating.top", "safe area above, window away from the upper edge of the screen",
    SystemFact(0, since: .iOS9, .derived, "part of the screen's safe area in the window"),
    SystemFact(10, since: .iOS26, .measured, Source.liquidShell))
  /// The safe area below in a window that does not reach the lower edge of the screen.
  public static let floatingWindowBottom = SystemMetric(
    "window.floating.bottom", "safe area below, window away from the lower edge of the screen",
    SystemFact(0, since: .iOS9, .derived, "part of the screen's safe area in the window"),
    SystemFact(10, since: .iOS26, .measured, Source.liquidShell))
  /// The width of the corner with the controls of a window.
  public static let windowControlsWidth = SystemMetric(
    "window.controls.width", "window controls: what a region retreats at the leading edge",
    SystemFact(0, since: .iOS9, .documented, "no controls before iPadOS 26"),
    SystemFact(
      66, since: .iOS26, .measured, Source.liquidShell,
      note: "at 375 to 1092 points; 26.0 reports wider ones"))
  /// The height of the corner with the controls of a window, below the safe area.
  public static let windowControlsHeight = SystemMetric(
    "window.controls.height", "window controls: what a region retreats below the safe area",
    SystemFact(0, since: .iOS9, .documented, "no controls before iPadOS 26"),
    SystemFact(43, since: .iOS26, .measured, Source.liquidShell))
  /// The width from which a window of an iPad has a regular width.
  public static let regularWidth = SystemMetric(
    "window.regularFrom", "width from which a window of an iPad is regular",
    SystemFact(640, since: .iOS9, .open, Source.choice, note: "between 639 and 678, both measured"),
    SystemFact(640, since: .iOS26, .claimed, Source.snapshots))

  static let windows = [
    windowLeastWidth, windowLeastHeight, floatingWindowTop, floatingWindowBottom,
    windowControlsWidth, windowControlsHeight, regularWidth,
  ]
}
