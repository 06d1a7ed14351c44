import TinamouLayout

extension InterfaceImporter {
  /// The safe area of the canvas, which leaves out what the device and the bars on the canvas
  /// cover.
  ///
  /// Recorded: the status bar takes 20, or 44 beside a notch (48 since Xcode 12.5 at 828 x 1792, 59
  /// below the Dynamic Island); a navigation bar adds 44, a tab bar 49; the home indicator takes
  /// 34.
  var designedSafeArea: EdgeInsets {
    guard let controller = root.controller else {
      let isBare = root.element.child("nil", key: "simulatedStatusBarMetrics") != nil
      return isBare ? .zero : EdgeInsets(top: statusBar)
    }
    let canvas = document.canvas
    var insets = EdgeInsets.zero
    let isSheet =
      controller["modalPresentationStyle"].map {
        ["formSheet", "pageSheet", "popover"].contains($0)
      } ?? false
    guard !isSheet else { return .zero }
    insets.top = statusBar
    if hasHomeIndicator { insets.bottom = canvas.isPad ? 20 : 34 }
    if isInNavigation(controller) { insets.top += canvas.isPad && hasHomeIndicator ? 50 : 44 }
    if isInTabs(controller) { insets.bottom += 49 }
    return insets
  }

  /// Whether the device of the canvas has no home button.
  var hasHomeIndicator: Bool {
    views[0].frame.height >= 812 && !document.canvas.isPad
      || document.canvas.device == "ipad12_9rounded" || document.canvas.device == "ipad11_0rounded"
  }

  private var statusBar: Double {
    switch document.canvas.device {
    case "retina6_12", "retina6_7", "retina6_72": 59
    case "retina6_1": document.toolsVersion.major >= 18_000 ? 48 : 44
    case "retina5_9", "retina6_0", "retina6_5": 44
    case "retina6_3": 62
    case "ipad12_9rounded", "ipad11_0rounded": 24
    default: 20
    }
  }

  private func isInNavigation(_ controller: XMLElement) -> Bool {
    switch controller.children.first(where: { $0.key == "simulatedTopBarMetrics" })?.name {
    case "simulatedNavigationBarMetrics": true
    case "nil": false
    default: isLed(to: controller, from: "navigationController", through: ["show", "push"])
    }
  }

  private func isInTabs(_ controller: XMLElement) -> Bool {
    switch controller.children.first(where: { $0.key == "simulatedBottomBarMetrics" })?.name {
    case "simulatedTabBarMetrics": true
    case "nil": false
    default:
      isLed(
        to: controller, from: "tabBarController", through: ["show", "push", "relationship"])
    }
  }

  /// Whether a segue of one of these kinds leads from a container to a controller.
  private func isLed(to controller: XMLElement, from container: String, through kinds: [String])
    -> Bool
  {
    var reached: [XMLElement] = document.tree.elements.filter { $0.name == container }
    var known = Swift.Set(reached.compactMap(\.id))
    while let next = reached.popLast() {
      if next.id == controller.id { return true }
      let isContainer = next.name == container
      for segue in segues(of: next) {
        let kind = segue["kind"] ?? ""
        guard kinds.contains(kind) || isContainer && kind == "relationship",
          let destination = segue["destination"], known.insert(destination).inserted,
          let element = document.objects[destination]
        else { continue }
        reached.append(element)
      }
    }
    return false
  }

  private func segues(of controller: XMLElement) -> [XMLElement] {
    var pending = [controller]
    var segues: [XMLElement] = []
    while let next = pending.popLast() {
      if next.name == "segue" { segues.append(next) }
      pending += next.children
    }
    return segues
  }
}
