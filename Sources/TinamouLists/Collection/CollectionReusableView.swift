/// A view of a collection: an item, or a header or footer of a section.
open class CollectionReusableView: ReusableView {}
