import Foundation

extension UICollectionView {
  /// Places the views of the visible elements as the layout states.
  func layOutItems() {
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let keys = Set(elements.map { Key(kind: $0.representedElementKind, path: $0.indexPath) })
    for (key, view) in shown where !keys.contains(key) {
      recycle(view)
      shown[key] = nil
    }
    for attributes in elements {
      let key = Key(kind: attributes.representedElementKind, path: attributes.indexPath)
      guard let view = shown[key] ?? makeView(key) else { continue }
      shown[key] = view
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = attributes.frame
      view.isHidden = attributes.isHidden
      if view.superview !== self {
        view.apply(attributes)
        addSubview(view)
        if key.kind == nil, let cell = view as? UICollectionViewCell {
          cell.isSelected = selection.rows.contains(key.path)
          (delegate as? any UICollectionViewDelegate)?.collectionView(
            self, willDisplay: cell, forItemAt: key.path)
        }
      }
    }
  }

  private func makeView(_ key: Key) -> UICollectionReusableView? {
    guard let kind = key.kind else {
      return dataSource?.collectionView(self, cellForItemAt: key.path)
    }
    return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
  }

  /// The size that an item's cell prefers to a proposed one, in points.
  func fittingSize(ofItemAt path: IndexPath, insteadOf proposal: CGSize) -> CGSize? {
    let key = Key(kind: nil, path: path)
    guard let cell = (shown[key] ?? makeView(key)) as? UICollectionViewCell else { return nil }
    shown[key] = cell
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame.size = proposal
    return cell.preferredLayoutAttributesFitting(attributes).size
  }
}
