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
  /// The height of a navigation bar in a sheet.
  public static let sheetNavigationBarHeight = SystemMetric(
    "navigationBar.sheet.height", "height of a navigation bar in a sheet, from iOS 13 on",
    SystemFact(
      56, since: .iOS13, .measured, "react-native-navigation issue 5730; \(Source.storyboards)"),
    SystemFact(54, since: .iOS26, .open, "the bar of a phone outside of sheets"))
  /// The height that a search bar that does not hide adds to a navigation bar.
  public static let navigationSearchBarHeight = SystemMetric(
    "navigationBar.searchBar.height",
    "what a search bar that does not hide adds to a navigation bar",
    SystemFact(52, since: .iOS11, .claimed, "values that developers read in the view debugger"),
    SystemFact(0, since: .iOS26, .open, "the search bar has another place"))
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
    sheetNavigationBarHeight, navigationSearchBarHeight, compactBarHeight, tabBarHeight,
    floatingTabBarHeight, floatingTabBarInset, padTabBarBottom,
    padTopWithTabs, toolbarHeight, toolbarCapsuleHeight,
  ]
}

// MARK: - Presentations

extension SystemMetric {
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
  /// The distance of an action sheet on a phone from the edges of the screen, and of its cancel
  /// button from the others.
  public static let actionSheetInset = SystemMetric(
    "actionSheet.inset", "distance of an action sheet from the edges of a phone before iOS 26",
    SystemFact(8, since: .iOS9, .claimed, Source.alerts),
    SystemFact(0, since: .iOS26, .documented, "no sheets at the lower edge; WWDC25 session 284"))

  /// The width of a form sheet without a preferred size.
  public static let formSheetWidth = SystemMetric(
    "formSheet.width", "width of a form sheet without a preferred size, iPad",
    SystemFact(540, since: .iOS9, .claimed, Source.forms),
    SystemFact(540, since: .iOS26, .open, "form sheets before iOS 26"))
  /// The height of a form sheet without a preferred size.
  public static let formSheetHeight = SystemMetric(
    "formSheet.height", "height of a form sheet without a preferred size, iPad",
    SystemFact(620, since: .iOS9, .claimed, Source.forms),
    SystemFact(620, since: .iOS26, .open, "form sheets before iOS 26"))
  /// The width of a page sheet without a preferred size, which is as high as the safe area.
  public static let pageSheetWidth = SystemMetric(
    "pageSheet.width", "width of a page sheet without a preferred size, iPad",
    SystemFact(704, since: .iOS9, .open, Source.choice))
  /// The distance of a card from the safe area above.
  public static let cardTop = SystemMetric(
    "card.top", "distance of a sheet from the safe area above, phone",
    SystemFact(10, since: .iOS13, .open, Source.choice))
  /// The width of a popover without a preferred size.
  public static let popoverWidth = SystemMetric(
    "popover.width", "width of a popover without a preferred size",
    SystemFact(320, since: .iOS9, .claimed, Source.forms))
  /// The height of a popover without a preferred size.
  public static let popoverHeight = SystemMetric(
    "popover.height", "height of a popover without a preferred size",
    SystemFact(480, since: .iOS9, .open, Source.choice))
  /// The length of a popover's arrow.
  public static let popoverArrow = SystemMetric(
    "popover.arrow", "length of the arrow of a popover",
    SystemFact(13, since: .iOS9, .open, Source.choice),
    SystemFact(13, since: .iOS26, .measured, Source.liquidShell))
  /// The default width of a sidebar of a split view, and the most unless an app states one.
  public static let sidebarWidth = SystemMetric(
    "splitView.sidebar.width", "width of a sidebar, and the most unless an app states one",
    SystemFact(
      320, since: .iOS9, .documented, "UISplitViewController, UIKit documentation",
      note: "measured on a 12.9-inch iPad Pro"),
    SystemFact(
      320, since: .iOS27_1, .open, "sidebars before iOS 27.1",
      note: "about 400 at 951 points and 250 at 669 were read on an iPhone Duo"))

  static let presentations = [
    formSheetWidth, formSheetHeight, pageSheetWidth, cardTop, popoverWidth, popoverHeight,
    popoverArrow, sidebarWidth, alertWidth, alertTextInset, alertTextTop, alertTextGap,
    alertButtonsTop, alertButtonsInset, alertButtonHeight, alertButtonGap, actionSheetWidth,
    padActionSheetWidth, actionSheetButtonHeight, actionSheetInset,
  ]
}
