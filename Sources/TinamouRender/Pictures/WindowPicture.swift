public import TinamouLayout

/// A laid-out window with everything that a picture of it shows.
///
/// It is independent of the views and travels freely.
public struct WindowPicture: Sendable {
  /// A view as it is drawn.
  struct View: Sendable {
    let id: LayoutItem.ID
    let name: String
    let kind: ViewKind
    /// The frame in the window, in points.
    let frame: Rect
    /// The frame in the superview, in points.
    let ownFrame: Rect
    /// Whether the view or one that it is in is hidden.
    let isHidden: Bool
    let isRightToLeft: Bool
    let text: DrawnText?
  }

  /// A guide as it is drawn.
  struct Guide: Sendable {
    let id: LayoutItem.ID?
    let name: String
    let role: LayoutGuide.Role
    /// The rectangle in the window, in points.
    let frame: Rect
  }

  /// What the window is called: the name of the device, or the size.
  public let title: String
  /// The window in a few words each: orientation, split, size, size classes, text size, direction.
  public let details: [String]
  /// What is marked, and said below the picture: broken constraints, what is open, the rest, each in
  /// the order of the snapshot.
  public var findings: [Finding]

  let place: ScreenPlace
  /// The views, each before its subviews.
  let views: [View]
  /// The guides: users' guides first.
  let guides: [Guide]

  /// Makes a picture of the layout that an engine made last, before anything of it is changed.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - engine: The engine that made it; its views are asked for what they show.
  ///   - window: Where the window is; without one only the window itself is drawn.
  public init(
    _ snapshot: LayoutSnapshot, of engine: LayoutEngine, in window: WindowConfiguration? = nil
  ) {
    let environment = snapshot.environment
    let caption = PictureCaption(window, environment)
    title = caption.title
    details = caption.details
    place = ScreenPlace(window, environment)
    findings = Finding.all(in: snapshot, of: engine)
    (views, guides) = Self.contents(of: snapshot, engine)
  }

  private static func contents(
    of snapshot: LayoutSnapshot, _ engine: LayoutEngine
  ) -> (views: [View], guides: [Guide]) {
    var objects: [LayoutItem.ID: LayoutView] = [:]
    for view in engine.root.subtreeViews() { objects[view.id] = view }
    var views: [View] = []
    var guides: [Guide] = []
    var names: [LayoutItem.ID: String] = [:]
    var hidden: Set<LayoutItem.ID> = []
    for item in snapshot.items {
      if item.isGuide {
        let owner = item.container.flatMap { names[$0] } ?? ""
        guides.append(
          Guide(
            id: item.id, name: "\(owner).\(item.name ?? "guide")", role: .user,
            frame: item.windowFrame))
        continue
      }
      guard let view = objects[item.id] else { continue }
      let name = item.name ?? view.kind.rawValue
      names[item.id] = name
      let isHidden = item.isHidden || item.container.map(hidden.contains) ?? false
      if isHidden { hidden.insert(item.id) }
      views.append(
        View(
          id: item.id, name: name, kind: view.kind, frame: item.windowFrame,
          ownFrame: item.frame, isHidden: isHidden,
          isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
          text: isHidden ? nil : view.drawnText(in: item.frame.size)))
    }
    for guide in engine.placedGuides(in: snapshot) {
      guides.append(
        Guide(
          id: nil, name: "\(names[guide.owner] ?? "").\(guide.role.rawValue)", role: guide.role,
          frame: guide.windowFrame))
    }
    return (views, guides)
  }
}
