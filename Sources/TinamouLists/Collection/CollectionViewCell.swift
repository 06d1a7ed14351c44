/// An item of a collection.
open class CollectionViewCell: CollectionReusableView {
  override var isItem: Bool { true }
}
