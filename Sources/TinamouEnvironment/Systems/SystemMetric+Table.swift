/// Sources that several numbers have.
private enum Source {
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
  /// What drawings of alerts before iOS 26 in design kits and articles show; nobody measured them for
  /// this table.
  static let alerts = "design kits before iOS 26"
}

extension SystemMetric {
  /// Every number that depends on the system.
  public static let all =
    margins + screens + windows + controls + bars + lists + presentations + keyboards
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
  /// The depth of the safe area at a Dynamic Island.
  public static let islandDepth = SystemMetric(
    "screen.island.depth", "depth of the safe area at a Dynamic Island, from iOS 26 on by model",
    SystemFact(
      59, since: .iOS9, .measured, Source.simulators,
      note: "iPhone 14 Pro; derived for the models that follow it"),
    SystemFact(
      62, since: .iOS26, .measured, Source.morph,
      note: "iPhone 16 Pro and 17; 59 on 14 Pro to 16, 68 on the Air"))
  /// The corner radius of an iPad without a home button.
  public static let padCornerRadius = SystemMetric(
    "screen.pad.cornerRadius", "radius of the corners that regions retreat from, iPad, full screen",
    SystemFact(0, since: .iOS9, .documented, "no such regions before iPadOS 26"),
    SystemFact(
      18, since: .iOS26, .derived, Source.liquidShell,
      note: "a region retreats by 5.5 points; 9.5 right after the start"))

  static let screens = [
    homeButtonTop, padTop, padBottom, indicatorPortrait, indicatorLandscape, islandLandscapeTop,
    islandDepth, padCornerRadius,
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

// MARK: - Controls

extension SystemMetric {
  /// The width of the frame of a switch.
  public static let switchWidth = SystemMetric(
    "switch.width", "width of the frame of a switch",
    SystemFact(51, since: .iOS9, .measured, Source.storyboards),
    SystemFact(63, since: .iOS26, .measured, Source.morph, note: "64 in the iOS 27 design kit"))
  /// The height of the frame of a switch.
  public static let switchHeight = SystemMetric(
    "switch.height", "height of the frame of a switch",
    SystemFact(31, since: .iOS9, .measured, Source.storyboards),
    SystemFact(28, since: .iOS26, .measured, Source.morph))
  /// The width of a stepper.
  public static let stepperWidth = SystemMetric(
    "stepper.width", "width of a stepper",
    SystemFact(94, since: .iOS9, .measured, Source.storyboards),
    SystemFact(94, since: .iOS26, .measured, Source.morph))
  /// The height of a stepper.
  public static let stepperHeight = SystemMetric(
    "stepper.height", "height of a stepper",
    SystemFact(32, since: .iOS9, .measured, Source.storyboards),
    SystemFact(32, since: .iOS26, .open, "steppers before iOS 26"))
  /// The width and height of a medium activity indicator.
  public static let activityIndicatorSide = SystemMetric(
    "activityIndicator.side", "width and height of a medium activity indicator",
    SystemFact(20, since: .iOS9, .measured, Source.storyboards))
  /// The height of the frame of a slider.
  public static let sliderHeight = SystemMetric(
    "slider.height", "height of the frame of a slider",
    SystemFact(31, since: .iOS9, .measured, Source.storyboards),
    SystemFact(31, since: .iOS26, .open, "sliders before iOS 26", note: "thumb 37 x 24, track 6"))
  /// The height of the frame of a segmented control.
  public static let segmentedControlHeight = SystemMetric(
    "segmentedControl.height", "height of the frame of a segmented control",
    SystemFact(32, since: .iOS9, .measured, Source.storyboards),
    SystemFact(32, since: .iOS26, .measured, Source.morph))
  /// The height of a progress bar.
  public static let progressHeight = SystemMetric(
    "progressView.height", "height of a progress bar",
    SystemFact(4, since: .iOS9, .measured, Source.storyboards))
  /// The height of a page control.
  public static let pageControlHeight = SystemMetric(
    "pageControl.height", "height of a page control",
    SystemFact(37, since: .iOS9, .measured, "storyboards before Xcode 11 in public repositories"),
    SystemFact(25.67, since: .iOS26, .measured, Source.morph))
  /// The height of a page control that is made in code.
  public static let pageControlHeightInCode = SystemMetric(
    "pageControl.inCode.height", "height of a page control that is made in code",
    SystemFact(37, since: .iOS9, .claimed, Source.choice),
    SystemFact(26, since: .iOS15, .claimed, Source.choice, note: "since iOS 14"),
    SystemFact(25.67, since: .iOS26, .measured, Source.morph))
  /// The distance from one dot of a page control to the next one.
  public static let pageControlDotDistance = SystemMetric(
    "pageControl.dot.distance", "distance from one dot of a page control to the next one",
    SystemFact(16, since: .iOS9, .open, Source.choice, note: "dots of 7 points, 9 apart"),
    SystemFact(17.67, since: .iOS26, .measured, Source.morph))
  /// The width of a page control with one page.
  public static let pageControlLeastWidth = SystemMetric(
    "pageControl.leastWidth", "width of a page control with one page",
    SystemFact(7, since: .iOS9, .open, Source.choice, note: "a dot"),
    SystemFact(
      55.32, since: .iOS26, .derived, Source.morph,
      note: "126 with five pages; that the rest is at both ends is our reading"))
  /// The height of a search bar.
  public static let searchBarHeight = SystemMetric(
    "searchBar.height", "height of a search bar",
    SystemFact(56, since: .iOS9, .measured, Source.storyboards),
    SystemFact(56, since: .iOS26, .open, "search bars before iOS 26"))
  /// The height of the field of a search bar on a phone.
  public static let searchFieldHeight = SystemMetric(
    "searchField.height", "height of the field of a search bar, phone",
    SystemFact(36, since: .iOS9, .measured, Source.guidelines),
    SystemFact(48, since: .iOS26, .measured, Source.liquidShell))
  /// The height of the field of a search bar on an iPad.
  public static let padSearchFieldHeight = SystemMetric(
    "searchField.pad.height", "height of the field of a search bar, iPad",
    SystemFact(36, since: .iOS9, .measured, Source.guidelines),
    SystemFact(44, since: .iOS26, .measured, Source.liquidShell))
  /// The height of a picker or date picker with wheels.
  public static let pickerHeight = SystemMetric(
    "picker.height", "height of a picker or date picker with wheels",
    SystemFact(216, since: .iOS9, .measured, Source.storyboards),
    SystemFact(216, since: .iOS26, .open, "pickers before iOS 26"))

  static let controls = [
    switchWidth, switchHeight, stepperWidth, stepperHeight, activityIndicatorSide, sliderHeight,
    segmentedControlHeight, progressHeight, pageControlHeight, pageControlHeightInCode,
    pageControlDotDistance, pageControlLeastWidth, searchBarHeight, searchFieldHeight,
    padSearchFieldHeight, pickerHeight,
  ]
}

// MARK: - Bars

extension SystemMetric {
  /// The height of a navigation bar of a phone.
  public static let navigationBarHeight = SystemMetric(
    "navigationBar.height", "height of a navigation bar below the status bar, phone",
    SystemFact(44, since: .iOS9, .measured, Source.guidelines),
    SystemFact(
      54, since: .iOS26, .measured, "react-navigation PR 13256; \(Source.morph)",
      note: "116 = 62 + 54 on an iPhone 17 Pro"))
  /// The height of a navigation bar of an iPad.
  public static let padNavigationBarHeight = SystemMetric(
    "navigationBar.pad.height", "height of a navigation bar below the status bar, iPad",
    SystemFact(50, since: .iOS9, .measured, Source.guidelines),
    SystemFact(50, since: .iOS26, .open, "iPads before iOS 26"))
  /// The height of a navigation bar in a compact height.
  public static let compactNavigationBarHeight = SystemMetric(
    "navigationBar.compact.height",
    "what a navigation bar adds to the safe area above, phone on its side",
    SystemFact(32, since: .iOS9, .measured, Source.guidelines),
    SystemFact(
      78, since: .iOS26, .measured, "react-navigation PR 13256",
      note: "54 of the bar below 24 that are in no safe area"))
  /// The height that a large title adds to a navigation bar.
  public static let largeTitleHeight = SystemMetric(
    "navigationBar.largeTitle.height", "what a large title adds to a navigation bar",
    SystemFact(52, since: .iOS9, .measured, Source.guidelines),
    SystemFact(
      52.67, since: .iOS26, .derived, Source.liquidShell,
      note: "168.7 = 62 + 54 + 52.67 on an iPhone 17 Pro"))
  /// The height of a tab bar or toolbar in a compact height.
  public static let compactBarHeight = SystemMetric(
    "bar.compact.height",
    "what a tab bar or toolbar adds to the safe area below, phone on its side",
    SystemFact(32, since: .iOS9, .measured, Source.guidelines),
    SystemFact(32, since: .iOS26, .open, "bars before iOS 26"))
  /// The height of a tab bar.
  public static let tabBarHeight = SystemMetric(
    "tabBar.height", "what a tab bar adds to the safe area below, phone upright",
    SystemFact(49, since: .iOS9, .measured, Source.storyboards),
    SystemFact(49, since: .iOS26, .measured, Source.liquidShell, note: "83 = 34 + 49"))
  /// The height of the floating part of a tab bar.
  public static let floatingTabBarHeight = SystemMetric(
    "tabBar.floating.height", "height of the floating tab bar",
    SystemFact(49, since: .iOS9, .measured, Source.storyboards),
    SystemFact(62, since: .iOS26, .measured, Source.morph))
  /// The distance of the floating part of a tab bar from the edges of the screen.
  public static let floatingTabBarInset = SystemMetric(
    "tabBar.floating.inset", "distance of the floating tab bar from the edges of the screen",
    SystemFact(0, since: .iOS9, .documented, Source.guidelines),
    SystemFact(21, since: .iOS26, .measured, Source.morph, note: "at 402 points"))
  /// The safe area below a compact window of an iPad with a tab bar.
  public static let padTabBarBottom = SystemMetric(
    "tabBar.pad.bottom", "safe area below with a tab bar, iPad window of compact width",
    SystemFact(70, since: .iOS9, .derived, "20 + 50"),
    SystemFact(77, since: .iOS26, .measured, Source.liquidShell, note: "20 + 57"))
  /// The safe area above an iPad window with tabs at its top, as they are from iPadOS 18 on.
  public static let padTopWithTabs = SystemMetric(
    "tabBar.pad.top", "safe area above with tabs at the top, iPad from iPadOS 18 on",
    SystemFact(74, since: .iOS18, .derived, "24 + 50"),
    SystemFact(96, since: .iOS26, .measured, Source.liquidShell, note: "32 + 64"))
  /// The height of a toolbar.
  public static let toolbarHeight = SystemMetric(
    "toolbar.height", "what a toolbar adds to the safe area below, phone upright",
    SystemFact(49, since: .iOS9, .measured, Source.storyboards),
    SystemFact(49, since: .iOS26, .open, "toolbars before iOS 26"))
  /// The height of the capsules of a toolbar.
  public static let toolbarCapsuleHeight = SystemMetric(
    "toolbar.capsule.height", "height of the capsules of a toolbar",
    SystemFact(49, since: .iOS9, .measured, Source.storyboards),
    SystemFact(48, since: .iOS26, .measured, Source.morph, note: "28 from sides and bottom"))

  static let bars = [
    navigationBarHeight, padNavigationBarHeight, compactNavigationBarHeight, largeTitleHeight,
    compactBarHeight, tabBarHeight, floatingTabBarHeight, floatingTabBarInset, padTabBarBottom,
    padTopWithTabs, toolbarHeight, toolbarCapsuleHeight,
  ]
}

// MARK: - Lists, presentations, keyboards

extension SystemMetric {
  /// The side margin of an inset grouped list.
  public static let listMargin = SystemMetric(
    "list.margin", "side margin of an inset grouped list at 402 points",
    SystemFact(16, since: .iOS13, .measured, Source.guidelines),
    SystemFact(20, since: .iOS26, .measured, Source.morph, note: "only 402 points were read"))
  /// The least height of a row of an inset grouped list.
  public static let listRowHeight = SystemMetric(
    "list.row.height", "height of a row with one line in an inset grouped list",
    SystemFact(44, since: .iOS13, .measured, Source.guidelines),
    SystemFact(53, since: .iOS26, .measured, Source.morph, note: "52 in the iOS 27 design kit"))
  /// The corner radius of an inset grouped list.
  public static let listRadius = SystemMetric(
    "list.radius", "corner radius of an inset grouped list",
    SystemFact(26, since: .iOS26, .measured, Source.morph))

  static let lists = [listMargin, listRowHeight, listRadius]

  /// The width of an alert.
  public static let alertWidth = SystemMetric(
    "alert.width", "width of an alert",
    SystemFact(270, since: .iOS9, .measured, Source.guidelines),
    SystemFact(320, since: .iOS26, .measured, Source.liquidShell))
  /// The distance of the texts of an alert from its sides.
  public static let alertTextInset = SystemMetric(
    "alert.text.inset", "distance of the texts of an alert from its sides",
    SystemFact(16, since: .iOS9, .claimed, Source.alerts),
    SystemFact(30, since: .iOS26, .measured, Source.liquidShell))
  /// The distance of the first text of an alert from its upper edge.
  public static let alertTextTop = SystemMetric(
    "alert.text.top", "distance of the first text of an alert from its upper edge",
    SystemFact(20, since: .iOS9, .claimed, Source.alerts),
    SystemFact(
      24, since: .iOS26, .measured, Source.liquidShell,
      note: "the parts of an alert add up to 7 points less than the height of 159.3 that was read"))
  /// The distance between the title and the message of an alert.
  public static let alertTextGap = SystemMetric(
    "alert.text.gap", "distance between the title and the message of an alert",
    SystemFact(4, since: .iOS9, .claimed, Source.alerts),
    SystemFact(7.3, since: .iOS26, .measured, Source.liquidShell))
  /// The distance of the buttons of an alert from its texts.
  public static let alertButtonsTop = SystemMetric(
    "alert.buttons.top", "distance of the buttons of an alert from its texts",
    SystemFact(20, since: .iOS9, .claimed, Source.alerts),
    SystemFact(18.7, since: .iOS26, .measured, Source.liquidShell))
  /// The distance of the buttons of an alert from its sides and its lower edge.
  public static let alertButtonsInset = SystemMetric(
    "alert.buttons.inset", "distance of the buttons of an alert from its sides and its lower edge",
    SystemFact(0, since: .iOS9, .claimed, Source.alerts),
    SystemFact(16, since: .iOS26, .measured, Source.liquidShell))
  /// The height of the buttons of an alert.
  public static let alertButtonHeight = SystemMetric(
    "alert.button.height", "height of the buttons of an alert",
    SystemFact(44, since: .iOS9, .claimed, Source.alerts),
    SystemFact(48, since: .iOS26, .measured, Source.liquidShell))
  /// The distance between two buttons of an alert.
  public static let alertButtonGap = SystemMetric(
    "alert.button.gap", "distance between two buttons of an alert",
    SystemFact(0, since: .iOS9, .claimed, Source.alerts),
    SystemFact(8, since: .iOS26, .measured, Source.liquidShell))
  /// The width of the popover of an action sheet on a phone.
  public static let actionSheetWidth = SystemMetric(
    "actionSheet.width", "width of the popover of an action sheet, phone",
    SystemFact(240, since: .iOS26, .measured, Source.liquidShell))
  /// The width of the popover of an action sheet on an iPad.
  public static let padActionSheetWidth = SystemMetric(
    "actionSheet.pad.width", "width of the popover of an action sheet, iPad",
    SystemFact(304, since: .iOS9, .claimed, Source.alerts),
    SystemFact(288, since: .iOS26, .measured, Source.liquidShell, note: "and an arrow of 13"))
  /// The height of the buttons of an action sheet.
  public static let actionSheetButtonHeight = SystemMetric(
    "actionSheet.button.height", "height of the buttons of an action sheet",
    SystemFact(57, since: .iOS9, .claimed, Source.alerts),
    SystemFact(48, since: .iOS26, .measured, Source.liquidShell))
  /// The distance of an action sheet on a phone from the edges of the screen and of its cancel button from
  /// the others.
  public static let actionSheetInset = SystemMetric(
    "actionSheet.inset", "distance of an action sheet from the edges of a phone before iOS 26",
    SystemFact(8, since: .iOS9, .claimed, Source.alerts),
    SystemFact(0, since: .iOS26, .documented, "no sheets at the lower edge; WWDC25 session 284"))

  static let presentations = [
    alertWidth, alertTextInset, alertTextTop, alertTextGap, alertButtonsTop, alertButtonsInset,
    alertButtonHeight, alertButtonGap, actionSheetWidth, padActionSheetWidth,
    actionSheetButtonHeight, actionSheetInset,
  ]

  /// The height of the keyboard of an iPhone 17 Pro in portrait orientation.
  public static let keyboardHeight = SystemMetric(
    "keyboard.height", "height of the keyboard, iPhone 17 Pro upright",
    SystemFact(335, since: .iOS26, .measured, Source.liquidShell, note: "26.5"),
    SystemFact(328, since: .iOS27, .measured, Source.liquidShell))
  /// The height of the keyboard of an iPad Air 11-inch.
  public static let padKeyboardHeight = SystemMetric(
    "keyboard.pad.height", "height of the keyboard, iPad Air 11-inch",
    SystemFact(337, since: .iOS26, .measured, Source.liquidShell))

  static let keyboards = [keyboardHeight, padKeyboardHeight]
}
