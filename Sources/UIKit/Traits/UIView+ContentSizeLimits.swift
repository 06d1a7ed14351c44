import TinamouEnvironment

extension UIView {
  /// The smallest text size of the view and its subviews; `nil` for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.minimum }
    set { contentSizeLimits.minimum = newValue }
  }
  /// The largest text size of the view and its subviews; `nil` for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.maximum }
    set { contentSizeLimits.maximum = newValue }
  }

  /// The traits that the view replaces, with its limits.
  var ownTraitOverrides: TraitOverrides {
    var overrides = traitSettings.collection.overrides
    overrides.contentSizeCategories = contentSizeLimits.range
    return overrides
  }
}

/// The smallest and the largest text size of a view.
struct ContentSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// The text sizes between the limits; `nil` without limits. A minimum above the maximum counts as
  /// the maximum, which is our choice.
  var range: ClosedRange<ContentSizeCategory>? {
    let (smallest, largest) = (minimum?.category, maximum?.category)
    if smallest == nil, largest == nil { return nil }
    let end = largest ?? .accessibilityExtraExtraExtraLarge
    return min(smallest ?? .extraSmall, end)...end
  }
}
