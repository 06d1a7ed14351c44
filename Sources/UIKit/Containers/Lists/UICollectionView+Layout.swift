import Foundation

extension UICollectionView {
  /// Places the views of the visible elements as the layout states.
  func layOutItems() {
    prepareLayout()
    contentSize = collectionViewLayout.collectionViewContentSize
    let visible = mirrored(bounds)
    let elements = collectionViewLayout.layoutAttributesForElements(in: visible) ?? []
    let keys = Set(elements.map(Key.init))
    for (key, view) in shown where !keys.contains(key) {
      recycle(view)
      shown[key] = nil
    }
    for attributes in elements {
      let key = Key(attributes)
      guard let view = shown[key] ?? makeView(key) else { continue }
      shown[key] = view
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = mirrored(attributes.frame)
      view.isHidden = attributes.isHidden
      if view.superview !== self {
        view.apply(attributes)
        if key.isDecoration { insertSubview(view, at: 0) } else { addSubview(view) }
        announce(view, key)
      }
    }
  }

  /// Computes the layout again if computing it has changed its own properties.
  private func prepareLayout() {
    for _ in 0..<4 {
      collectionViewLayout.isInvalid = false
      collectionViewLayout.prepare()
      if !collectionViewLayout.isInvalid { return }
    }
  }

  private func announce(_ view: UICollectionReusableView, _ key: Key) {
    guard key.kind == nil, let cell = view as? UICollectionViewCell else { return }
    cell.isSelected = selection.rows.contains(key.path)
    (delegate as? any UICollectionViewDelegate)?.collectionView(
      self, willDisplay: cell, forItemAt: key.path)
  }

  /// Mirrors a rectangle of the content if the layout is mirrored in the writing direction.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return rect }
    let width = max(contentSize.width, bounds.width)
    return CGRect(
      x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func makeView(_ key: Key) -> UICollectionReusableView? {
    guard let kind = key.kind else {
      return dataSource?.collectionView(self, cellForItemAt: key.path)
    }
    if key.isDecoration { return collectionViewLayout.makeDecoration(kind) }
    return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
  }

  /// The size that a view prefers to a proposed one, of which some axes are fixed, in points.
  func fittingSize(of key: Key, insteadOf proposal: CGSize, fixed: UIAxis = []) -> CGSize? {
    guard let view = shown[key] ?? makeView(key) else { return nil }
    shown[key] = view
    let attributes =
      key.kind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: key.path)
      } ?? UICollectionViewLayoutAttributes(forCellWith: key.path)
    attributes.frame.size = proposal
    attributes.fixedAxes = fixed
    var size = view.preferredLayoutAttributesFitting(attributes).size
    if fixed.contains(.horizontal) { size.width = proposal.width }
    if fixed.contains(.vertical) { size.height = proposal.height }
    return size
  }
}
