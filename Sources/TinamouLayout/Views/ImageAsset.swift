/// An image with variants for different traits, as in an asset catalog.
public struct ImageAsset: Hashable, Sendable {
  /// One of the images.
  public struct Variant: Hashable, Sendable {
    /// The name in messages.
    public var name: String?
    /// The traits for which the variant is used; an empty condition matches all traits.
    public var condition: TraitCondition
    /// The size in points.
    public var size: Size

    /// Makes a variant.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - condition: The traits for which the variant is used.
    ///   - name: The name in messages.
    public init(_ size: Size, for condition: TraitCondition = TraitCondition(), name: String? = nil)
    {
      self.size = size
      self.condition = condition
      self.name = name
    }
  }

  /// The variants.
  public var variants: [Variant]

  /// Makes an asset from its variants.
  public init(_ variants: [Variant]) { self.variants = variants }

  /// Makes an asset with one image for all traits, with a size in points.
  public init(_ size: Size) { self.init([Variant(size)]) }

  /// Returns the variant for traits: of those whose conditions hold, the one with the most
  /// conditions, and of several the first one.
  ///
  /// Conditions on the window always hold here.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: The variant; `nil` if none matches.
  public func variant(for traits: TraitCollection) -> Variant? {
    var best: (variant: Variant, demands: Int)?
    for variant in variants where variant.condition.matches(traits) {
      let demands = variant.condition.numberOfDemands
      if demands > best?.demands ?? -1 { best = (variant, demands) }
    }
    return best?.variant
  }

  /// Returns the size of the image for traits, in points; no size if no variant matches.
  func size(for traits: TraitCollection) -> Size {
    variant(for: traits)?.size
      ?? Size(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  }
}
