internal import TinamouSolver

/// A system guide and its rectangle in a layout.
package struct PlacedGuide: Sendable {
  /// The view that the guide belongs to.
  package let owner: LayoutItem.ID
  /// What determines the frame of the guide.
  package let role: LayoutGuide.Role
  /// The name that constraints use after that of the view.
  package let name: String
  /// The rectangle in the window, in points.
  package let windowFrame: Rect
}

extension LayoutEngine {
  /// Returns the system guides that a picture of the layout shows: margins, readable width and safe
  /// area of the root, the keyboard if there is one, and every guide that a constraint mentions.
  ///
  /// `snapshot` must be the last layout.
  package func placedGuides(in snapshot: LayoutSnapshot) -> [PlacedGuide] {
    var resolver = InsetsResolver(environment: environment)
    var known: [LayoutItem.ID: InsetsResolver<PlainNumbers>.Insets] = [:]
    var placed: [PlacedGuide] = []
    for view in root.subtreeViews() {
      let insets = resolver.insets(
        of: view, frame: FrameNumbers(snapshot[view]?.frame ?? view.frame),
        inside: view.superview.flatMap { known[$0.id] })
      known[view.id] = insets
      guard let item = snapshot[view] else { continue }
      let scrolled = view.boundsOrigin
      let drawn = pixelGrid(of: view)?.roundOffset(scrolled) ?? scrolled
      let origin = item.windowFrame.origin - drawn
      for role in LayoutGuide.Role.drawn where isDrawn(role, of: view) {
        let guide = role == .keyboard ? view.keyboardLayoutGuide : view.systemGuide(role)
        let frame = resolver.relation(of: guide, in: view, insets).frame(in: item.frame.size)
        placed.append(
          PlacedGuide(
            owner: view.id, role: role, name: role.rawValue, windowFrame: frame.offset(by: origin)))
      }
      for guide in view.regionGuides where model.contains(guide) {
        let frame = resolver.relation(of: guide, in: view, insets).frame(in: item.frame.size)
        placed.append(
          PlacedGuide(
            owner: view.id, role: .region, name: guide.identifier,
            windowFrame: frame.offset(by: origin)))
      }
    }
    return placed
  }

  private func isDrawn(_ role: LayoutGuide.Role, of view: LayoutView) -> Bool {
    if view.systemGuides.contains(where: { $0.role == role && model.contains($0) }) { return true }
    guard view === root else { return false }
    return role == .keyboard ? environment.keyboardHeight > 0 : role != .frame
  }

  /// Returns, for each broken constraint of the last layout, in the order of
  /// ``LayoutSnapshot/broken``, the views and guides that it mentions.
  package func itemsOfBrokenConstraints() -> [[LayoutItem.ID]] {
    if visitedStates.isModelBehind { return [] }
    let conflicts = model.solver.conflicts
    if conflicts.isEmpty { return [] }
    let owners = model.rowOwners()
    return conflicts.map { conflict in
      var items: [LayoutItem.ID] = []
      for item in owners[conflict.broken]?.items ?? [] {
        let isListed = (item as? LayoutGuide).map { $0.role == .user || $0.role == .content }
        let id = isListed ?? true ? item.id : (item.anchoringView ?? item).id
        if !items.contains(id) { items.append(id) }
      }
      return items
    }
  }
}

extension LayoutGuide.Role {
  /// The guides that the system places, in the order in which they are drawn.
  fileprivate static let drawn: [LayoutGuide.Role] = [
    .safeArea, .margins, .readable, .frame, .keyboard,
  ]
}
