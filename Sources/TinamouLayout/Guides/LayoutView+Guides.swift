extension LayoutView {
  /// The guide of the layout margins.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.margins) }
  /// The guide of the readable width, inside the layout margins.
  public var readableContentGuide: LayoutGuide { systemGuide(.readable) }
  /// The guide of the area that nothing covers.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }
  /// The guide of the docked keyboard.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    if let guide = systemGuides.first(where: { $0.role == .keyboard }) as? KeyboardLayoutGuide {
      return guide
    }
    let guide = KeyboardLayoutGuide(LayoutGuide.Role.keyboard.rawValue, role: .keyboard)
    addSystemGuide(guide)
    return guide
  }

  /// Adds a guide, and removes it from its previous view. System guides cannot be moved.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.role == .user, guide.owningView !== self else { return }
    let deactivated = guide.owningView?.release(guide) ?? []
    willChange()
    saveState(of: guide)
    layoutGuides.append(guide)
    guide.owningView = self
    engine?.take(guide)
    for constraint in deactivated { constraint.didDeactivate() }
  }

  /// Removes a guide and deactivates the constraints that mention it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    for constraint in release(guide) { constraint.didDeactivate() }
  }

  /// Removes a guide.
  ///
  /// - Returns: The constraints that became inactive. Their `didDeactivate()` may edit the tree, so
  ///   it is called when the tree is complete again.
  func release(_ guide: LayoutGuide) -> [LayoutConstraint] {
    guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return [] }
    let deactivated = guide.mentions.sorted(byNumber: \.rank).filter {
      $0.becomeInactive()
    }
    willChange()
    engine?.detach([guide])
    layoutGuides.remove(at: index)
    guide.owningView = nil
    return deactivated
  }

  /// The layout margins, in points, including the safe area and the margins of the superview.
  ///
  /// Setting them sets only the margins of the view itself, as in UIKit.
  public var layoutMargins: EdgeInsets {
    get { insets.margins }
    set { layoutMarginsBase = .absolute(newValue) }
  }

  /// The layout margins by writing direction, in points; see ``layoutMargins``.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return DirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set { layoutMarginsBase = .directional(newValue) }
  }

  /// The distances from the edges of the view to its safe area, in points.
  public var safeAreaInsets: EdgeInsets { insets.safeArea }

  /// The ``safeAreaInsets`` and the ``layoutMargins``, computed together.
  package var insets: (safeArea: EdgeInsets, margins: EdgeInsets) {
    var resolver = InsetsResolver(environment: engine?.environment, platform: platform)
    let insets = resolver.insets(of: self) { FrameNumbers($0.frame) }
    return (insets.safeArea.read { $0 }, insets.margins.read { $0 })
  }

  /// The guides whose rectangle constraints determine.
  var guidesPlacedByConstraints: [LayoutGuide] {
    layoutGuides + systemGuides.filter { $0.role == .content }
  }

  /// Returns the guide with a role, which is made when it is first used.
  func systemGuide(_ role: LayoutGuide.Role) -> LayoutGuide {
    if let guide = systemGuides.first(where: { $0.role == role }) { return guide }
    let guide = LayoutGuide(role.rawValue, role: role)
    addSystemGuide(guide)
    return guide
  }

  /// Restores the system guides after a refused update. Those that were used for the first time in
  /// the update stay, because the user may have them.
  func restoreSystemGuides(_ guides: [LayoutGuide]) {
    let new = systemGuides.filter { guide in
      guide.role != .arrangement && !guides.contains { $0 === guide }
    }
    systemGuides = guides + new
  }

  func addSystemGuide(_ guide: LayoutGuide) {
    guide.owningView = self
    systemGuides.append(guide)
  }
}
