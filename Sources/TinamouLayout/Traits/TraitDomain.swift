/// The views that share trait overrides: a view with overrides, and its descendants without
/// overrides of their own.
final class TraitDomain {
  /// The overrides, including those of all outer domains.
  let overrides: TraitOverrides
  /// The traits that the domain's views last received, with the traits of the window on which they
  /// depend.
  private var cached: (window: SharedTraits, own: SharedTraits)?

  init(_ own: TraitOverrides, inside outer: TraitDomain?) {
    overrides = outer.map { own.inside($0.overrides) } ?? own
  }

  /// Returns the traits of the domain in a window.
  func traits(in window: SharedTraits) -> SharedTraits {
    if let cached, cached.window === window { return cached.own }
    let own = SharedTraits(overrides.applied(to: window.traits))
    cached = (window, own)
    return own
  }
}
