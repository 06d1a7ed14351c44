import TinamouLayout

/// Extracts from a layout and its views what a picture shows.
struct PictureContents {
  private(set) var views: [WindowPicture.View] = []
  private(set) var guides: [WindowPicture.Guide] = []
  private var names: [LayoutItem.ID: String] = [:]
  private let hidden: Set<LayoutItem.ID>
  /// The visible area of the subviews of these views.
  private var clips: [LayoutItem.ID: Rect] = [:]

  /// Reads a layout; `appearances` are those of views outside of the engine's tree.
  init(
    _ snapshot: LayoutSnapshot, _ engine: LayoutEngine,
    appearances: [LayoutItem.ID: ViewAppearance]
  ) {
    hidden = snapshot.hiddenItems
    var objects: [LayoutItem.ID: LayoutView] = [:]
    for view in engine.root.subtreeViews() { objects[view.id] = view }
    for item in snapshot.items {
      if item.isGuide {
        addGuide(item)
      } else if let appearance = objects[item.id]?.appearance(in: item.frame.size)
        ?? appearances[item.id]
      {
        addView(item, appearance)
      }
    }
    for guide in engine.placedGuides(in: snapshot) {
      guides.append(
        WindowPicture.Guide(
          id: nil, name: "\(names[guide.owner] ?? "").\(guide.name)", role: guide.role,
          frame: guide.windowFrame))
    }
  }

  private mutating func addGuide(_ item: LayoutSnapshot.Item) {
    let owner = item.container.flatMap { names[$0] } ?? ""
    guides.append(
      WindowPicture.Guide(
        id: item.id, name: "\(owner).\(item.name ?? "guide")", role: .user,
        frame: item.windowFrame))
  }

  private mutating func addView(_ item: LayoutSnapshot.Item, _ appearance: ViewAppearance) {
    let name = item.name ?? appearance.kind.rawValue
    names[item.id] = name
    let isHidden = hidden.contains(item.id)
    let clip = item.container.flatMap { clips[$0] }
    let frame = item.windowFrame
    clips[item.id] =
      appearance.clipsSubviews ? clip.map { $0.intersection(frame) } ?? frame : clip
    views.append(
      WindowPicture.View(
        id: item.id, container: item.container, name: name, kind: appearance.kind, frame: frame,
        ownFrame: item.frame, clip: clip, clipsSubviews: appearance.clipsSubviews,
        isHidden: isHidden,
        isRightToLeft: appearance.isRightToLeft,
        text: isHidden ? nil : appearance.text))
  }
}
