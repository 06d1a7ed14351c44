public import TinamouLayout

/// A laid-out window with everything that a picture of it shows.
///
/// It does not depend on the views and can be sent to any thread.
public struct WindowPicture: Sendable {
  /// A view as it is drawn.
  struct View: Sendable {
    let id: LayoutItem.ID
    /// The view that it is in.
    let container: LayoutItem.ID?
    let name: String
    let kind: ViewKind
    /// The frame in the window, in points.
    let frame: Rect
    /// The frame in the superview, in points.
    let ownFrame: Rect
    /// What is seen of it where it is in a scroll view, in the window; `nil` for all.
    let clip: Rect?
    /// Whether it shows only what is inside of its frame.
    let clipsSubviews: Bool
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

  /// The name of the window: the name of the device, or the size.
  public private(set) var title: String
  /// Short descriptions of the window: orientation, split, size, size classes, text size,
  /// direction.
  public let details: [String]
  /// The findings that are marked and described: broken constraints, ambiguities, then others, each
  /// in the order of the snapshot.
  public var findings: [Finding]

  /// The model that shows the window; `nil` for a window of a size alone.
  let device: Device?
  let textSize: ContentSizeCategory
  private(set) var place: ScreenPlace
  /// The views, each before its subviews.
  private(set) var views: [View]
  /// The guides: users' guides first.
  private(set) var guides: [Guide]
  /// What a fold divides, and what covers the window.
  private(set) var regions: [ReservedRegion]

  /// The picture with some words before its title.
  package func titled(_ prefix: String) -> WindowPicture {
    var picture = self
    picture.title = prefix + title
    return picture
  }

  /// The picture of a part of the views in an area of their own, without a screen.
  func part(_ title: String, views: [View], size: Size) -> WindowPicture {
    var picture = self
    picture.title = title
    picture.views = views
    picture.guides = []
    picture.regions = []
    picture.place = ScreenPlace(size: size)
    let ids = Set(views.map(\.id))
    picture.findings.removeAll { ids.isDisjoint(with: $0.items) }
    return picture
  }

  /// Makes a picture of the last layout of an engine, which must not have changed since.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - engine: The engine that made it; its views provide their content.
  ///   - window: The position of the window on its screen; without it, only the window itself is
  ///     drawn.
  public init(
    _ snapshot: LayoutSnapshot, of engine: LayoutEngine, in window: WindowConfiguration? = nil
  ) {
    self.init(snapshot, of: engine, in: window, appearances: [:])
  }

  /// Makes a picture that shows views, too, which are in the snapshot and not in the engine's tree.
  package init(
    _ snapshot: LayoutSnapshot, of engine: LayoutEngine, in window: WindowConfiguration?,
    appearances: [LayoutItem.ID: ViewAppearance]
  ) {
    let environment = snapshot.environment
    let caption = PictureCaption(window, environment)
    title = caption.title
    details = caption.details
    if case .device(let model, _, _) = window { device = model } else { device = nil }
    textSize = environment.traits.preferredContentSizeCategory
    place = ScreenPlace(window, environment)
    findings = Finding.all(in: snapshot, of: engine)
    let contents = PictureContents(snapshot, engine, appearances: appearances)
    views = contents.views
    guides = contents.guides
    regions = environment.allReservedRegions
  }
}
