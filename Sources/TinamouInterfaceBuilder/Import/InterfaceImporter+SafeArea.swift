import TinamouLayout

extension InterfaceImporter {
  /// The safe area of the canvas, which leaves out what the device and the bars on the canvas
  /// cover.
  ///
  /// Recorded: a view begins below a bar that does not cover it, so its safe area extends to this
  /// edge.
  var designedSafeArea: EdgeInsets {
    guard let controller = root.controller else { return designedSafeAreaInXib }
    let canvas = document.canvas
    if isOnlyEmbedded(controller), canvas.toolsVersion < .xcode11 { return .zero }
    let navigation = container("navigationController", of: controller)
    let tabs = container("tabBarController", of: controller)
    let isSheet = [controller, navigation, tabs].compactMap(\.self).contains(where: coversPart)
    var insets = canvas.screenSafeArea
    if isSheet || hidesStatusBar(controller) { insets.top = 0 }
    if isSheet, canvas.isPad || !canvas.era.coversSheets { insets.bottom = 0 }
    let top = navigationBar(of: controller, in: navigation, isSheet: isSheet)
    add(top, bottomBar(of: controller, in: tabs), to: &insets)
    // Recorded: a view of the size of the screen that begins below a bar ends below the screen.
    let frame = views[0].frame
    if top?.coversView == false, InterfaceCanvas.isScreen(frame.size) {
      insets.bottom = max(insets.bottom, frame.minY)
    }
    return insets
  }

  /// The safe area of the top view of a xib.
  ///
  /// Recorded: until Xcode 14.2, one of free form has none on devices with a home button, and on
  /// others no home indicator if the bar below is switched off.
  private var designedSafeAreaInXib: EdgeInsets {
    let element = root.element
    let canvas = document.canvas
    let isFreeForm =
      element.child("freeformSimulatedSizeMetrics") != nil && canvas.era.obeysStatusBarSwitch
    if isFreeForm && !canvas.hasHomeIndicator || hidesStatusBar(element)
      || element.name.hasPrefix("collection")
    {
      return .zero
    }
    var insets = canvas.screenSafeArea
    if isFreeForm, element.child("nil", key: "simulatedBottomBarMetrics") != nil {
      insets.bottom = 0
    }
    add(
      navigationBar(of: element, in: nil, isSheet: false), bottomBar(of: element, in: nil),
      to: &insets)
    return insets
  }

  private func add(_ top: Bar?, _ bottom: Bar?, to insets: inout EdgeInsets) {
    if let top {
      let canvas = document.canvas
      let isLandscape = canvas.isCompactHeight && canvas.toolsVersion >= .xcode26
      if isLandscape, canvas.hasHomeIndicator { insets.top = canvas.statusBar }
      insets.top = top.coversView ? insets.top + top.height : 0
    }
    if let bottom { insets.bottom = bottom.coversView ? insets.bottom + bottom.height : 0 }
  }

  /// Whether the file switches the status bar off.
  private func hidesStatusBar(_ element: XMLElement) -> Bool {
    document.canvas.era.obeysStatusBarSwitch
      && element.child("nil", key: "simulatedStatusBarMetrics") != nil
  }

  // MARK: Presentation

  /// The kinds of segues that present a controller.
  static let presentations: Swift.Set = ["presentation", "modal", "popoverPresentation"]

  /// Whether a controller appears only inside a view of another one. Recorded: before Xcode 11 it
  /// has no status bar.
  private func isOnlyEmbedded(_ controller: XMLElement) -> Bool {
    let kinds = segues(to: controller).compactMap { $0["kind"] }
    return !kinds.isEmpty && kinds.allSatisfy { $0 == "embed" }
  }

  /// Whether a controller covers only a part of the screen, before iOS 13 only on iPads.
  ///
  /// Recorded: a sheet begins below the status bar. On a phone, a controller that no segue presents
  /// covers the screen, whatever its style.
  private func coversPart(_ controller: XMLElement) -> Bool {
    let presentation = segues(to: controller).first {
      Self.presentations.contains($0["kind"] ?? "")
    }
    let isPad = document.canvas.isPad
    let canHaveSheets = isPad || document.toolsVersion >= .xcode11 && presentation != nil
    if presentation?["kind"] == "popoverPresentation" { return canHaveSheets }
    switch presentation?["modalPresentationStyle"] ?? controller["modalPresentationStyle"] {
    case "formSheet", "pageSheet", "popover": return canHaveSheets
    case nil, "automatic": return presentation != nil && document.toolsVersion >= .xcode11
    default: return false
    }
  }
}
