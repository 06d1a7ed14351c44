import Foundation

/// Places the sections of a compositional layout one after the other.
@MainActor struct SectionPlacement {
  let collection: UICollectionView
  /// The axis along which sections follow one another.
  let line: LineAxis
  /// The size of the container, in points.
  let room: CGSize
  let reference: UIContentInsetsReference

  private var isVertical: Bool { line.axis == .vertical }

  /// Places a section and returns its elements.
  ///
  /// Headers and footers are outside of the section's insets along the line, and inside of the ones
  /// across it.
  func place(
    _ section: NSCollectionLayoutSection, _ index: Int, from length: inout CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let start = length
    let insets = section.contentInsets + sides(section.contentInsetsReference)
    let outer = section.supplementariesFollowContentInsets ? insets : .zero
    let path = IndexPath(item: 0, section: index)
    let headers = placeBoundary(
      section.boundarySupplementaryItems, isAfter: false, path: path, insets: outer,
      length: &length)
    length += isVertical ? insets.top : insets.leading
    let items = placeGroups(section, index, insets, from: &length)
    length += isVertical ? insets.bottom : insets.trailing
    let footers = placeBoundary(
      section.boundarySupplementaryItems, isAfter: true, path: path, insets: outer, length: &length)
    let isPinned = section.boundarySupplementaryItems.filter(\.pinToVisibleBounds)
      .map(\.elementKind)
    for header in headers where isPinned.contains(header.representedElementKind ?? "") {
      header.stayVisible(in: collection, until: length, isVertical)
    }
    let backgrounds = section.decorationItems.map {
      background($0, IndexPath(item: 0, section: index), from: start, to: length)
    }
    return backgrounds + items + headers + footers
  }

  /// The insets that a reference adds along the width, in points.
  private func sides(_ wanted: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    guard isVertical else { return .zero }
    let reference = wanted == .automatic ? reference : wanted
    let width = collection.bounds.width
    let edges: (left: CGFloat, right: CGFloat) =
      switch reference {
      case .automatic, .none: (0, 0)
      case .safeArea: (collection.safeAreaInsets.left, collection.safeAreaInsets.right)
      case .layoutMargins: (collection.layoutMargins.left, collection.layoutMargins.right)
      case .readableContent:
        (
          collection.readableContentGuide.layoutFrame.minX,
          width - collection.readableContentGuide.layoutFrame.maxX
        )
      }
    let isMirrored = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: 0, leading: isMirrored ? edges.right : edges.left, bottom: 0,
      trailing: isMirrored ? edges.left : edges.right)
  }

  // MARK: Groups

  private func placeGroups(
    _ section: NSCollectionLayoutSection, _ index: Int, _ insets: NSDirectionalEdgeInsets,
    from length: inout CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let inner = room.inset(by: insets)
    var placement = GroupPlacement(
      items: 0..<collection.numberOfItems(inSection: index), traits: collection.traitCollection
    ) { item, proposal, fixed in
      collection.fittingSize(
        of: .init(kind: nil, path: IndexPath(item: item, section: index)), insteadOf: proposal,
        fixed: fixed)
    }
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let across = isVertical ? insets.leading : insets.top
    let breadth = line.breadth(inner)
    var place = isOrthogonal ? across : length
    var largest: CGFloat = 0
    var result: [UICollectionViewLayoutAttributes] = []
    while !placement.isAtEnd {
      let first = placement.next
      let group = placement.place(section.group, in: inner)
      guard placement.next > first else { break }
      if first > 0 { place += section.interGroupSpacing }
      if first == 0, section.orthogonalScrollingBehavior == .groupPagingCentered {
        place += max(0, (breadth - line.breadth(group.size)) / 2)
      }
      let origin = isOrthogonal ? line.point(length, place) : line.point(place, across)
      for element in group.elements {
        result += attributes(of: element, index, movedBy: origin)
      }
      place += isOrthogonal ? line.breadth(group.size) : line.length(group.size)
      largest = max(largest, line.length(group.size))
    }
    length = isOrthogonal ? length + largest : place
    return result
  }

  private func attributes(
    of element: GroupPlacement.Element, _ section: Int, movedBy origin: CGPoint
  ) -> [UICollectionViewLayoutAttributes] {
    let path = IndexPath(item: element.index, section: section)
    let item = UICollectionViewLayoutAttributes(forCellWith: path)
    item.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
    return [item]
      + (element.item?.supplementaryItems ?? []).map {
        let view = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: $0.elementKind, with: path)
        view.frame = $0.frame(at: item.frame)
        view.zIndex = $0.zIndex
        return view
      }
  }

  // MARK: Headers and footers

  /// Places the headers or the footers and returns them.
  func placeBoundary(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], isAfter: Bool, path: IndexPath,
    insets: NSDirectionalEdgeInsets, length: inout CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing), height: room.height)
    let end: NSDirectionalRectEdge = isVertical ? .bottom : .trailing
    var result: [UICollectionViewLayoutAttributes] = []
    for item in items where item.alignment.edges.contains(end) == isAfter {
      var size = item.layoutSize.size(in: inner)
      let open = item.layoutSize.measuredAxes
      let key = UICollectionView.Key(kind: item.elementKind, path: path)
      if !open.isEmpty {
        size =
          collection.fittingSize(
            of: key, insteadOf: size, fixed: UIAxis.both.subtracting(open))
      }
      let extent = line.length(size)
      let isLong = item.extendsBoundary
      let edge = isAfter && !isLong ? length - extent : length
      let rect = CGRect(
        origin: line.point(edge, isVertical ? insets.leading : 0),
        size: line.size(extent, line.breadth(inner)))
      let view = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      view.frame = item.containerAnchor.frame(of: size, at: rect)
        .offsetBy(dx: item.offset.x, dy: item.offset.y).inset(by: item.effectiveInsets)
      view.zIndex = item.zIndex
      if isLong { length += extent + (isVertical ? item.offset.y : item.offset.x) }
      result.append(view)
    }
    return result
  }

  private func background(
    _ item: NSCollectionLayoutDecorationItem, _ path: IndexPath, from start: CGFloat,
    to end: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let view = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: path)
    view.frame = CGRect(
      origin: line.point(start, 0), size: line.size(end - start, line.breadth(room))
    ).inset(by: item.contentInsets)
    view.zIndex = item.zIndex
    return view
  }
}
