/// Traits that views received; one object for all views that share them.
final class SharedTraits {
  let traits: TraitCollection
  init(_ traits: TraitCollection) { self.traits = traits }
}
