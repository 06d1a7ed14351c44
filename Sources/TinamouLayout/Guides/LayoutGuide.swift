/// A rectangle for constraints that is not a view: made by the app, or kept in place by the system.
open class LayoutGuide: LayoutItem {
  /// What determines the frame of a guide.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Constraints of the app.
    case user
    /// The layout margins of the view.
    case margins
    /// The readable width, inside the margins.
    case readable
    /// The safe area of the view.
    case safeArea
    /// The docked keyboard.
    case keyboard
    /// Constraints of the content: the guide is as large as the content of a scroll view.
    case content
    /// The frame of a scroll view, which does not scroll.
    case frame
    /// Constraints of the stack that the guide belongs to.
    case arrangement
    /// A ``LayoutRegion`` of the view.
    case region
  }

  /// What determines the frame of the guide.
  public let role: Role
  /// The region of the view, for the role ``Role/region``.
  let region: LayoutRegion?
  /// The view that the guide belongs to.
  public internal(set) weak var owningView: LayoutView?

  /// Makes a guide of the app, to be added to a view.
  public convenience init(_ name: String? = nil) { self.init(name, role: .user) }

  init(
    _ name: String?, role: Role, region: LayoutRegion? = nil, rank: UInt64 = CreationOrder.next()
  ) {
    self.role = role
    self.region = region
    super.init(name: name, rank: rank)
  }

  /// A name that diagnostics show; UIKit's name for ``LayoutItem/name``.
  public var identifier: String {
    get { name ?? "" }
    set { name = newValue }
  }

  package override var engine: LayoutEngine? { owningView?.engine }
  override var container: LayoutView? { owningView }
  override var anchoringView: LayoutView? { owningView }
  override func saveState() -> () -> Void {
    let (restore, owningView, frame) = (super.saveState(), owningView, committedFrame)
    return { [self] in
      restore()
      self.owningView = owningView
      ownFrame = frame
    }
  }

  override func leaveContainer() -> [LayoutConstraint] { owningView?.release(self) ?? [] }

  package override var qualifiedName: String {
    "\(owningView?.qualifiedName ?? "(removed)").\(name ?? "guide\(number)")"
  }

  /// The rectangle in the coordinates of the owning view, in points; not rounded to pixels.
  ///
  /// The rectangle of a system guide is computed from the frame of the view and needs no
  /// constraint.
  public var layoutFrame: Rect {
    guard let owningView else { return .zero }
    if role == .user { return committedFrame }
    // A guide that no constraint mentions any more takes no part in layouts.
    if role == .content { return mentions.isEmpty ? .zero : committedFrame }
    var resolver = InsetsResolver(
      environment: engine?.environment, platform: owningView.platform)
    let insets = resolver.insets(of: owningView) { FrameNumbers($0.frame) }
    return resolver.relation(of: self, in: owningView, insets).frame(in: owningView.frame.size)
  }
}
