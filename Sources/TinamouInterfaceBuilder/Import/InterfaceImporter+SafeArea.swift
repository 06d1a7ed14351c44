import TinamouLayout

extension InterfaceImporter {
  /// The safe area of the canvas, which leaves out what the device and the bars on the canvas
  /// cover.
  ///
  /// Recorded: a view begins below a bar that does not cover it, so its safe area extends to this
  /// edge.
  var designedSafeArea: EdgeInsets {
    let canvas = document.canvas
    guard let controller = root.controller else {
      return hidesStatusBar(root.element) ? .zero : canvas.screenSafeArea
    }
    if isOnlyEmbedded(controller), canvas.toolsVersion < .xcode11 { return .zero }
    let navigation = container("navigationController", of: controller)
    let tabs = container("tabBarController", of: controller)
    let isSheet = [controller, navigation, tabs].compactMap(\.self).contains(where: coversPart)
    var insets = canvas.screenSafeArea
    if isSheet || hidesStatusBar(controller) && canvas.toolsVersion < .xcode14_3 { insets.top = 0 }
    if isSheet, !hasHomeIndicatorInSheets { insets.bottom = 0 }
    if let bar = navigationBar(of: controller, in: navigation, isSheet: isSheet) {
      insets.top = bar.coversView ? insets.top + bar.height : 0
    }
    if let bar = tabBar(of: controller, in: tabs) {
      insets.bottom = bar.coversView ? insets.bottom + bar.height : 0
    }
    return insets
  }

  /// Whether the file switches the status bar off.
  private func hidesStatusBar(_ element: XMLElement) -> Bool {
    element.child("nil", key: "simulatedStatusBarMetrics") != nil
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
  /// Recorded: a sheet begins below the status bar.
  private func coversPart(_ controller: XMLElement) -> Bool {
    let presentation = segues(to: controller).first {
      Self.presentations.contains($0["kind"] ?? "")
    }
    let canHaveSheets = document.canvas.isPad || document.toolsVersion >= .xcode11
    if presentation?["kind"] == "popoverPresentation" { return canHaveSheets }
    switch presentation?["modalPresentationStyle"] ?? controller["modalPresentationStyle"] {
    case "formSheet", "pageSheet", "popover": return canHaveSheets
    case nil, "automatic": return presentation != nil && document.toolsVersion >= .xcode11
    default: return false
    }
  }

  /// Recorded: the home indicator covers a sheet until Xcode 14.2.
  private var hasHomeIndicatorInSheets: Bool {
    !document.canvas.isPad && document.toolsVersion < .xcode14_3
  }
}
