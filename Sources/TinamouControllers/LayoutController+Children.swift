public import TinamouLayout

extension LayoutController {
  /// Adds a child controller; the caller adds its view.
  ///
  /// The child is removed from its previous parent. If the child is the receiver or contains it,
  /// nothing changes.
  public func addChild(_ child: LayoutController) {
    if child.parent === self || child.contains(self) { return }
    child.removeFromParent()
    child.parent = self
    children.append(child)
    childrenDidChange()
    child.didMove(toParent: self)
  }

  /// Removes the controller from its parent; the caller removes its view.
  ///
  /// Traits that the parent overrode for the child no longer apply.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.childrenDidChange()
    if !overridesOfParent.isEmpty { setOverridesOfParent(TraitOverrides()) }
    didMove(toParent: nil)
  }

  /// Sets the traits that a child has in place of those of the receiver; `nil` for none.
  ///
  /// In a window, this is a transition of the child without a change of size, or a part of the
  /// current transition.
  ///
  /// - Parameters:
  ///   - overrides: The traits that differ.
  ///   - child: A child of the receiver; otherwise nothing happens.
  /// - Returns: The report of the transition; `nil` if there was no separate transition.
  /// - Throws: `LayoutError` if the new layout is refused; then the previous traits apply.
  @discardableResult
  public func setOverrideTraitCollection(
    _ overrides: TraitOverrides?, forChild child: LayoutController
  ) throws(LayoutError) -> TransitionReport? {
    let overrides = overrides ?? TraitOverrides()
    guard child.parent === self, overrides != child.overridesOfParent else { return nil }
    guard let window, child.viewIfLoaded?.engine === window.engine else {
      child.setOverridesOfParent(overrides)
      return nil
    }
    return try window.overrideTraits(of: child, with: overrides)
  }

  /// The outermost controller that contains this one.
  var uppermost: LayoutController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Returns whether a controller is the receiver or one of its descendants.
  func contains(_ controller: LayoutController) -> Bool {
    var next: LayoutController? = controller
    while let candidate = next {
      if candidate === self { return true }
      next = candidate.parent
    }
    return false
  }

  /// Releases the children one by one, because nested deallocation would overflow the stack.
  func dismantle() {
    var stack = takeControllers()
    while var controller = stack.popLast() {
      guard isKnownUniquelyReferenced(&controller) else { continue }
      controller.releaseReferences()
      stack += controller.takeControllers()
    }
  }

  private func takeControllers() -> [LayoutController] {
    let owned = children + (presentedByThis.map { [$0] } ?? [])
    children = []
    presentedByThis = nil
    return owned
  }
}
