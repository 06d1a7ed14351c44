extension InterfaceImporter {
  /// A bar at an edge of the canvas.
  struct Bar {
    let height: Double
    /// Whether the view of the controller extends below the bar, and does not begin or end at it.
    let coversView: Bool
  }

  /// The navigation bar above the view of a controller or the top view of a xib; `nil` if there is
  /// none.
  ///
  /// Recorded: it is 56 points high in sheets, and a large title adds 52.
  func navigationBar(of owner: XMLElement, in container: XMLElement?, isSheet: Bool) -> Bar? {
    let canvas = document.canvas
    let height = isSheet && !canvas.isCompactHeight ? 56 : canvas.navigationBar
    let metrics = simulatedBar("simulatedTopBarMetrics", of: owner)
    switch metrics?.name {
    case "simulatedNavigationBarMetrics":
      return Bar(height: height, coversView: covers(metrics, owner, at: "top"))
    case "nil": return nil
    default: break
    }
    guard let container, container.flag("navigationBarHidden") != true else { return nil }
    let bar = container.child("navigationBar", key: "navigationBar")
    let mode = owner.child("navigationItem")?["largeTitleDisplayMode"]
    let isLarge = bar?.flag("largeTitles") == true && mode != "never" && !canvas.isCompactHeight
    return Bar(height: height + (isLarge ? 52 : 0), coversView: covers(bar, owner, at: "top"))
  }

  /// The bar below the view of a controller or the top view of a xib; `nil` if there is none.
  ///
  /// Recorded: a tab bar is 49 points high and a toolbar 44, or 49 above a home indicator. In a
  /// compact height both have 32, as in UIKit.
  func bottomBar(of owner: XMLElement, in container: XMLElement?) -> Bar? {
    func bar(_ height: Double, _ element: XMLElement?) -> Bar {
      let isCompact = document.canvas.isCompactHeight
      return Bar(height: isCompact ? 32 : height, coversView: covers(element, owner, at: "bottom"))
    }
    let metrics = simulatedBar("simulatedBottomBarMetrics", of: owner)
    switch metrics?.name {
    case "simulatedTabBarMetrics": return bar(49, metrics)
    case "simulatedToolbarMetrics": return bar(document.canvas.hasHomeIndicator ? 49 : 44, metrics)
    case "nil": return nil
    default: break
    }
    return container.map { bar(49, $0.child("tabBar", key: "tabBar")) }
  }

  /// The bar that the file simulates above or below a controller.
  ///
  /// Recorded: a controller that states none has that of its container, or of the controller that
  /// pushes it.
  private func simulatedBar(_ key: String, of owner: XMLElement) -> XMLElement? {
    for controller in controllersBefore(owner, throughContainers: true) {
      let metrics = controller.children.first { $0.key == key }
      if let metrics, controller == owner || metrics.name != "nil" { return metrics }
    }
    return nil
  }

  /// Whether the view of a controller extends below a bar, as below translucent bars by default.
  private func covers(_ bar: XMLElement?, _ owner: XMLElement, at edge: String) -> Bool {
    let extended = owner.child("extendedEdge", key: "edgesForExtendedLayout")
    return extended?.flag(edge) ?? (extended == nil)
      && (bar?.flag("translucent") != false
        || owner.flag("extendedLayoutIncludesOpaqueBars") == true)
  }

  // MARK: Containers

  /// The segues that lead to a controller.
  func segues(to controller: XMLElement) -> [XMLElement] {
    controller.id.flatMap { document.segues[$0] } ?? []
  }

  /// The container that a controller is in, or from whose content it is pushed; `nil` if there is
  /// none.
  ///
  /// A tab bar is also that of containers in a tab.
  func container(_ name: String, of controller: XMLElement) -> XMLElement? {
    controllersBefore(controller, throughContainers: name == "tabBarController")
      .dropFirst().first { $0.name == name }
  }

  /// A controller, its containers, and the controllers that push it, with their containers; those
  /// of containers only if asked for.
  private func controllersBefore(
    _ controller: XMLElement, throughContainers: Bool
  ) -> [XMLElement] {
    var found = [controller]
    var pending = [controller]
    var known: Swift.Set = [controller]
    while let next = pending.popLast() {
      let segues = segues(to: next)
      // Recorded: a controller that is both pushed and presented is shown as presented.
      let isPresented = segues.contains { Self.presentations.contains($0["kind"] ?? "") }
      for segue in segues {
        guard let source = segue.sceneObject else { continue }
        let isContained = segue["kind"] == "relationship"
        let isPushed = ["show", "push", "showDetail"].contains(segue["kind"]) && !isPresented
        guard isContained || isPushed, known.insert(source).inserted else { continue }
        found.append(source)
        if isPushed || throughContainers { pending.append(source) }
      }
    }
    return found
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
