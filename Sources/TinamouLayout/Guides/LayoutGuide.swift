/// A rectangle for constraints that is no view: a user's own or one that the system keeps.
open class LayoutGuide: LayoutItem {
  /// What keeps a guide in its place.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Constraints of the user.
    case user
    /// The layout margins of the view.
    case margins
    /// The readable width, inside the margins.
    case readable
    /// The safe area of the view.
    case safeArea
    /// The docked keyboard.
    case keyboard
    /// Constraints of what scrolls: its size is that of the content of a scroll view.
    case content
    /// The frame of a scroll view, where nothing scrolls.
    case frame
    /// Constraints of the stack that the guide belongs to.
    case arrangement
  }

  /// What keeps the guide in its place.
  public let role: Role
  /// The view that the guide belongs to.
  public internal(set) weak var owningView: LayoutView?

  /// Makes a guide of one's own, to be added to a view.
  public convenience init(_ name: String? = nil) { self.init(name, role: .user) }

  init(_ name: String?, role: Role, rank: UInt64 = CreationOrder.next()) {
    self.role = role
    super.init(name: name, rank: rank)
  }

  /// A name for people, shown in diagnostics; UIKit's spelling of ``LayoutItem/name``.
  public var identifier: String {
    get { name ?? "" }
    set { name = newValue }
  }

  override var engine: LayoutEngine? { owningView?.engine }
  override var container: LayoutView? { owningView }
  override var anchoringView: LayoutView? { owningView }
  override func remember() -> () -> Void {
    let (owningView, frame) = (owningView, committedFrame)
    return { [self] in
      self.owningView = owningView
      ownFrame = frame
    }
  }

  override var qualifiedName: String {
    "\(owningView?.qualifiedName ?? "(removed)").\(name ?? "guide\(rank)")"
  }

  /// The rectangle in the coordinates of the owning view, in points; not rounded to pixels.
  ///
  /// That of a system guide follows from the view's frame and needs no constraint.
  public var layoutFrame: Rect {
    guard let owningView else { return .zero }
    if role == .user || role == .content { return committedFrame }
    var resolver = InsetsResolver(of: owningView)
    return resolver.relation(of: self, in: owningView).frame(in: owningView.frame.size)
  }
}
