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

// MARK: - Lists

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
}

// MARK: - Keyboards

extension SystemMetric {
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
