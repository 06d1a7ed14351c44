extension InterfaceImporter {
  /// A bar at an edge of the canvas.
  struct Bar {
    let height: Double
    /// Whether the view of the controller extends below the bar, and does not begin or end at it.
    let coversView: Bool
  }

  /// The navigation bar above the view of a controller; `nil` if there is none.
  ///
  /// Recorded: it is 44 points high on phones, 50 on iPads without home button and 56 in sheets; a
  /// large title adds 52. In a compact height it has 32, as in UIKit.
  func navigationBar(
    of controller: XMLElement, in container: XMLElement?, isSheet: Bool
  ) -> Bar? {
    let canvas = document.canvas
    let small = isSheet ? 56.0 : canvas.isPad && canvas.hasHomeIndicator ? 50 : 44
    let height = canvas.isCompactHeight ? 32 : small
    let metrics = controller.children.first { $0.key == "simulatedTopBarMetrics" }
    switch metrics?.name {
    case "simulatedNavigationBarMetrics":
      return Bar(height: height, coversView: covers(metrics, controller, at: "top"))
    case "nil": return nil
    default: break
    }
    guard let container, container.flag("navigationBarHidden") != true else { return nil }
    let bar = container.child("navigationBar", key: "navigationBar")
    let mode = controller.child("navigationItem")?["largeTitleDisplayMode"]
    let isLarge = bar?.flag("largeTitles") == true && mode != "never" && !canvas.isCompactHeight
    return Bar(
      height: height + (isLarge ? 52 : 0), coversView: covers(bar, controller, at: "top"))
  }

  /// The tab bar below the view of a controller; `nil` if there is none.
  ///
  /// Recorded: it is 49 points high. In a compact height it has 32, as in UIKit.
  func tabBar(of controller: XMLElement, in container: XMLElement?) -> Bar? {
    let height = document.canvas.isCompactHeight ? 32.0 : 49
    let metrics = controller.children.first { $0.key == "simulatedBottomBarMetrics" }
    switch metrics?.name {
    case "simulatedTabBarMetrics":
      return Bar(height: height, coversView: covers(metrics, controller, at: "bottom"))
    case "nil": return nil
    default: break
    }
    guard let container else { return nil }
    let bar = container.child("tabBar", key: "tabBar")
    return Bar(height: height, coversView: covers(bar, controller, at: "bottom"))
  }

  /// Whether the view of a controller extends below a bar, as below translucent bars by default.
  private func covers(_ bar: XMLElement?, _ controller: XMLElement, at edge: String) -> Bool {
    let extended = controller.child("extendedEdge", key: "edgesForExtendedLayout")
    return extended?.flag(edge) ?? (extended == nil)
      && (bar?.flag("translucent") != false
        || controller.flag("extendedLayoutIncludesOpaqueBars") == true)
  }

  // MARK: Containers

  /// The segues that lead to a controller.
  func segues(to controller: XMLElement) -> [XMLElement] {
    controller.id.flatMap { document.segues[$0] } ?? []
  }

  /// The container that a controller is in, or from whose content it is pushed; `nil` if there is none.
  ///
  /// A tab bar is also that of containers in a tab.
  func container(_ name: String, of controller: XMLElement) -> XMLElement? {
    var pending = [controller]
    var known: Swift.Set = [controller]
    while let next = pending.popLast() {
      let segues = segues(to: next)
      // Recorded: a controller that is both pushed and presented is shown as presented.
      let isPresented = segues.contains { Self.presentations.contains($0["kind"] ?? "") }
      for segue in segues {
        guard let source = segue.sceneObject else { continue }
        let isContained = segue["kind"] == "relationship"
        if isContained, source.name == name { return source }
        let isPushed = ["show", "push", "showDetail"].contains(segue["kind"]) && !isPresented
        let isInside = isContained && name == "tabBarController"
        if isPushed || isInside, known.insert(source).inserted { pending.append(source) }
      }
    }
    return nil
  }
}

extension XMLElement {
  /// The object of a scene that contains the element, such as a controller.
  fileprivate var sceneObject: XMLElement? {
    var element = self
    while let parent = element.parent {
      if parent.name == "objects" { return element }
      element = parent
    }
    return nil
  }
}
