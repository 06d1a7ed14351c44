import TinamouLayout

/// A view that a controller manages, as a file declares it.
struct ControllerDeclaration: Sendable {
  /// The index of the view in the file.
  let view: Int
  /// The trait overrides that the parent controller sets.
  let traits: TraitOverrides
}
