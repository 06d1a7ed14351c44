/// An attribute of an item, of any kind.
public struct LayoutAnchor {
  /// The view or guide.
  public let item: LayoutItem
  /// The number of its rectangle.
  public let attribute: LayoutAttribute

  /// Makes an anchor.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}
