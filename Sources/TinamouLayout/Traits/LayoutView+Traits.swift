extension LayoutView {
  /// The traits of the view: those of its window, with the overrides of its ancestors and its own.
  ///
  /// If the view is in no window, both size classes are unspecified unless they are overridden.
  public var traitCollection: TraitCollection {
    let window = attachedEngine?.traits ?? .outsideOfWindows
    return traitDomain?.overrides.applied(to: window) ?? window
  }

  /// The traits as the view knows them: while views receive changed traits from the root down,
  /// those of a view whose turn has not come are the old ones.
  package var notifiedTraits: TraitCollection {
    guard attachedEngine?.isNotifyingTraits == true, let lastTraits else { return traitCollection }
    return lastTraits.traits
  }

  /// Whether no overrides apply to the view.
  package var hasTraitsOfWindow: Bool { traitDomain == nil }

  /// Updates the domains of the view and its descendants after overrides or the superview changed.
  func updateTraitDomains() {
    for view in subtreeViews() {
      let outer = view.superview?.traitDomain
      view.traitDomain =
        view.traitOverrides.isEmpty ? outer : TraitDomain(view.traitOverrides, inside: outer)
    }
  }

  /// Called when the view was added to a superview or removed from it.
  func superviewDidChangeTraits() {
    if superview?.traitDomain !== nil || traitDomain !== nil { updateTraitDomains() }
  }

  func traitOverridesDidChange() {
    updateTraitDomains()
    engine?.traitsDidChange(in: self)
  }

  /// Calls the trait callback of the view, unless it already has these traits.
  func notifyTraits(_ shared: SharedTraits) {
    guard let known = lastTraits, known !== shared else {
      lastTraits = shared
      return
    }
    lastTraits = shared
    guard known.traits != shared.traits else { return }
    owner?.traitCollectionDidChange(known.traits)
    traitCollectionDidChange(known.traits)
  }
}

extension TraitCollection {
  /// The traits of a view that is in no window.
  package static let outsideOfWindows: TraitCollection = {
    var traits = LayoutEnvironment.standard.traits
    traits.horizontalSizeClass = .unspecified
    traits.verticalSizeClass = .unspecified
    return traits
  }()
}
