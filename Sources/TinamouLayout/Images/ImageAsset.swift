/// A picture in variants for different traits, as an asset catalogue has it.
public struct ImageAsset: Hashable, Sendable {
  /// One of the pictures.
  public struct Variant: Hashable, Sendable {
    /// The name for people.
    public var name: String?
    /// What the variant is for; without demands for everything.
    public var condition: TraitCondition
    /// The size in points.
    public var size: Size

    /// Makes a variant.
    public init(_ size: Size, for condition: TraitCondition = TraitCondition(), name: String? = nil)
    {
      self.size = size
      self.condition = condition
      self.name = name
    }
  }

  /// The variants.
  public var variants: [Variant]

  /// Makes an asset.
  public init(_ variants: [Variant]) { self.variants = variants }

  /// Makes an asset with one picture for all traits, of a size in points.
  public init(_ size: Size) { self.init([Variant(size)]) }

  /// The variant for traits: of those whose demands hold the one with most demands, of several the
  /// first.
  ///
  /// A picture only knows traits: demands on the window hold always. `nil` if none fits.
  public func variant(for traits: TraitCollection) -> Variant? {
    var best: (variant: Variant, demands: Int)?
    for variant in variants where variant.condition.matches(traits) {
      let demands = variant.condition.numberOfDemands
      if demands > best?.demands ?? -1 { best = (variant, demands) }
    }
    return best?.variant
  }

  /// The size of the picture for traits, in points; no size if no variant fits.
  func size(for traits: TraitCollection) -> Size {
    variant(for: traits)?.size
      ?? Size(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  }
}
