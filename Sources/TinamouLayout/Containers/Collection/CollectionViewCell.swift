/// An item of a collection.
open class CollectionViewCell: CollectionReusableView {}
