/// A view of a collection: an item, or what stands above or below the items of a section.
open class CollectionReusableView: ReusableView {}
