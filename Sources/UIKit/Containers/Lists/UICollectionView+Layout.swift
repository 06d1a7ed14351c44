import Foundation

extension UICollectionView {
  /// Views that are smaller than their estimates bring others into view, which are measured then.
  private static let mostRounds = 16

  /// Places the views of the visible elements as the layout states.
  func layOutItems() {
    isPlacingItems = true
    defer { isPlacingItems = false }
    invalidateLayoutIfNeeded()
    takePreferredSizes()
    for _ in 0..<Self.mostRounds {
      prepareLayout()
      contentSize = collectionViewLayout.collectionViewContentSize
      let elements = placeVisibleElements()
      takePreferredSizes()
      if collectionViewLayout.placedElements == nil { askForPreferredAttributes(elements) }
      if !collectionViewLayout.isInvalid { return }
    }
  }

  /// Computes the layout for a question before the next layout pass, if it is invalid. The results
  /// of one that changes itself each time stand until this pass.
  func prepareLayoutIfNeeded() {
    guard !isPlacingItems, bounds.size != .zero else { return }
    isPlacingItems = true
    defer { isPlacingItems = false }
    invalidateLayoutIfNeeded()
    guard collectionViewLayout.isInvalid else { return }
    prepareLayout()
    collectionViewLayout.isInvalid = false
    setNeedsLayout()
  }

  /// Invalidates the layout if something has changed that it may depend on.
  private func invalidateLayoutIfNeeded() {
    invalidateLayoutForBounds()
    insetsOfLayout = adjustedContentInset
    let input = LayoutInput(of: self)
    if let known = inputOfLayout, known.isEqual(to: input) { return }
    inputOfLayout = input
    preferredSizes = [:]
    collectionViewLayout.isInvalid = true
  }

  /// Asks the layout whether it depends on a change of the bounds. Meanwhile the bounds are the old
  /// ones, with which layouts compare.
  private func invalidateLayoutForBounds() {
    let (old, new) = (boundsOfLayout, bounds)
    boundsOfLayout = new
    guard let old, old != new else { return }
    boundsBeforeChange = old
    defer { boundsBeforeChange = nil }
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: new))
  }

  private func placeVisibleElements() -> [UICollectionViewLayoutAttributes] {
    let elements =
      collectionViewLayout.layoutAttributesForElements(in: mirrored(bounds)) ?? []
    let keys = Set(elements.map(Key.init))
    for (key, view) in shown where !keys.contains(key) {
      recycle(view)
      shown[key] = nil
      announceEnd(of: view, key)
    }
    for attributes in elements {
      let key = Key(attributes)
      guard let view = shown[key] ?? makeView(key) else { continue }
      shown[key] = view
      view.translatesAutoresizingMaskIntoConstraints = true
      (view as? UICollectionViewListCell)?.setMargins()
      view.frame = mirrored(attributes.place)
      view.take(transformOf: attributes)
      view.isHidden = attributes.isHidden
      view.apply(attributes)
      if view.superview !== self {
        if key.isDecoration { insertSubview(view, at: 0) } else { addSubview(view) }
        announce(view, key)
      }
    }
    return elements
  }

  /// Passes the attributes that views prefer on to the layout of an app, once for each proposed
  /// size.
  private func askForPreferredAttributes(_ elements: [UICollectionViewLayoutAttributes]) {
    for original in elements where original.representedElementCategory != .decorationView {
      guard let view = shown[Key(original)], view.proposedSize != original.size,
        let proposal = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      view.proposedSize = original.size
      let preferred = view.preferredLayoutAttributesFitting(proposal)
      guard preferred.frame != original.frame,
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
  }

  /// Measures the visible views that determine their own sizes, and invalidates the layout if one
  /// prefers another size than before, or than the estimate.
  private func takePreferredSizes() {
    for (key, view) in shown {
      guard let known = preferredSizes[key] else { continue }
      let size = measure(view, key, known.proposal, known.fixed)
      if size == known.size { continue }
      preferredSizes[key]?.size = size
      collectionViewLayout.isInvalid = true
    }
  }

  /// Computes the layout if it is invalid, and again if computing it has changed its own
  /// properties.
  private func prepareLayout() {
    for _ in 0..<4 where collectionViewLayout.isInvalid {
      collectionViewLayout.isInvalid = false
      collectionViewLayout.prepare()
    }
  }

  private func announce(_ view: UICollectionReusableView, _ key: Key) {
    if let kind = key.kind, !key.isDecoration {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    }
    guard key.kind == nil, let cell = view as? UICollectionViewCell else { return }
    cell.isSelected = selection.rows.contains(key.path)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
  }

  func announceEnd(of view: UICollectionReusableView, _ key: Key) {
    if let cell = view as? UICollectionViewCell, key.kind == nil {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else if let kind = key.kind, !key.isDecoration {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
    }
  }

  /// Mirrors a rectangle of the content if the layout is mirrored in the writing direction.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return rect }
    let width = max(contentSize.width, bounds.inset(by: adjustedContentInset).width)
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

  /// A size that a view preferred to a proposed one, of which some axes were fixed, in points; the
  /// proposal as long as the view was not visible.
  struct PreferredSize {
    var size: CGSize
    let proposal: CGSize
    let fixed: UIAxis
  }

  /// The size that a view prefers to a proposed one, of which some axes are fixed, in points. A view
  /// is measured when it is visible; until then the proposal is the estimate.
  func fittingSize(of key: Key, insteadOf proposal: CGSize, fixed: UIAxis = []) -> CGSize {
    if let known = preferredSizes[key], known.proposal == proposal, known.fixed == fixed {
      return known.size
    }
    let size = shown[key].map { measure($0, key, proposal, fixed) } ?? proposal
    preferredSizes[key] = PreferredSize(size: size, proposal: proposal, fixed: fixed)
    return size
  }

  private func measure(
    _ view: UICollectionReusableView, _ key: Key, _ proposal: CGSize, _ fixed: UIAxis
  ) -> CGSize {
    (view as? UICollectionViewListCell)?.setMargins()
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
