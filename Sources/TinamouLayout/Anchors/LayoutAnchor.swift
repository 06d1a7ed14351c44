/// An attribute of a view or guide.
public struct LayoutAnchor {
  /// The view or guide.
  public let item: LayoutItem
  /// The attribute of the item.
  public let attribute: LayoutAttribute

  /// Makes an anchor from an item and an attribute.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}
