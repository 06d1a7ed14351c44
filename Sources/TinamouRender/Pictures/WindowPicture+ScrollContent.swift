import TinamouLayout

extension WindowPicture {
  /// Pictures of the whole content of each visible scroll view that shows only a part of it, in the
  /// order of the scroll views. Of a table or collection, the content is what was laid out.
  public var scrollContents: [WindowPicture] {
    views.filter { $0.clipsSubviews && !$0.isHidden }.compactMap(content)
  }

  private func content(of scrollView: View) -> WindowPicture? {
    var inside: Set<LayoutItem.ID> = [scrollView.id]
    /// The visible area of the subviews of these views, as far as scroll views in this one limit
    /// it.
    var clips: [LayoutItem.ID: Rect] = [:]
    var content: [(view: View, clip: Rect?)] = []
    var area = scrollView.frame
    for view in views {
      guard let container = view.container, inside.contains(container) else { continue }
      inside.insert(view.id)
      let clip = clips[container]
      clips[view.id] =
        view.clipsSubviews ? clip.map { $0.intersection(view.frame) } ?? view.frame : clip
      content.append((view, clip))
      if !view.isHidden { area = area.union(clip.map(view.frame.intersection) ?? view.frame) }
    }
    guard area != scrollView.frame else { return nil }
    let distance = Point(x: -area.minX, y: -area.minY)
    return part(
      "\(title): content of \(scrollView.name)",
      views: content.map { $0.moved(by: distance, clip: $1) }, size: area.size)
  }
}

extension WindowPicture.View {
  /// The view at another place, where something else limits what is seen of it.
  fileprivate func moved(by distance: Point, clip: Rect?) -> Self {
    Self(
      id: id, container: container, name: name, kind: kind, frame: frame.offset(by: distance),
      ownFrame: ownFrame, clip: clip?.offset(by: distance), clipsSubviews: clipsSubviews,
      isHidden: isHidden, isRightToLeft: isRightToLeft, text: text)
  }
}
