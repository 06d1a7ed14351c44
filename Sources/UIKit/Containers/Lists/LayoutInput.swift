import Foundation

/// What a layout may ask its collection about, besides the offset and the items.
@MainActor struct LayoutInput {
  private let size: CGSize
  private let insets: [UIEdgeInsets]
  private let readableFrame: CGRect
  private let traits: UITraitCollection
  private let direction: UIUserInterfaceLayoutDirection
  private let delegate: ObjectIdentifier?

  init(of collection: UICollectionView) {
    size = collection.bounds.size
    insets = [
      collection.adjustedContentInset, collection.safeAreaInsets, collection.layoutMargins,
    ]
    readableFrame = collection.readableContentGuide.layoutFrame
    traits = collection.traitCollection
    direction = collection.effectiveUserInterfaceLayoutDirection
    delegate = collection.delegate.map(ObjectIdentifier.init)
  }

  func isEqual(to other: LayoutInput) -> Bool {
    size == other.size && insets == other.insets && readableFrame == other.readableFrame
      && traits.isEqual(other.traits) && direction == other.direction && delegate == other.delegate
  }
}
