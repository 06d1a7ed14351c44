/// The views that share trait overrides: one that has some, with its descendants that have none of
/// their own.
final class TraitDomain {
  /// The overrides with those of all outer domains.
  let overrides: TraitOverrides
  /// The traits that the domain's views were last told, with those of the window they follow from.
  private var told: (window: SharedTraits, own: SharedTraits)?

  init(_ own: TraitOverrides, inside outer: TraitDomain?) {
    overrides = outer.map { own.inside($0.overrides) } ?? own
  }

  /// The traits of the domain in a window.
  func traits(in window: SharedTraits) -> SharedTraits {
    if let told, told.window === window { return told.own }
    let own = SharedTraits(overrides.applied(to: window.traits))
    told = (window, own)
    return own
  }
}
