/// A rectangle that constraints can mention: a ``LayoutView`` or a ``LayoutGuide``.
open class LayoutItem: Restorable {
  /// The identity of an item within a process and in snapshots.
  public struct ID: Hashable, Sendable {
    let rank: UInt64

    /// Returns a new identity, for an item that has no object.
    package static func unique() -> ID { ID(rank: CreationOrder.next()) }
  }

  /// A name that diagnostics and snapshots show.
  public var name: String? {
    get { storedName }
    set {
      willChange()
      storedName = newValue
    }
  }
  private var storedName: String?
  /// An object of the caller that the item represents, such as a view of another library.
  public weak var representedObject: AnyObject?

  /// A weak reference to an item, which all constraints that mention the item share.
  ///
  /// To copy it is much cheaper than to copy a weak reference.
  final class Reference {
    private(set) weak var item: LayoutItem?
    fileprivate init(_ item: LayoutItem) { self.item = item }
  }

  let rank: UInt64
  /// The reference that constraints share.
  final private(set) lazy var reference = Reference(self)
  /// The constraints that mention the item and are active, or that a set may activate again; they
  /// are kept alive here.
  var mentions: Set<LayoutConstraint> = []
  /// The frame that was set, or that a previous engine wrote, in points; an engine has newer
  /// frames.
  var ownFrame = Rect.zero
  /// Reasons why activations of constraints on the item were refused, for its engines to throw;
  /// some may no longer apply.
  var problems: [RefusedActivation] = []
  /// The engines whose open updates have copied the item.
  final var copiers: [LayoutEngine] = []

  init(name: String?, rank: UInt64 = CreationOrder.next()) {
    self.rank = rank
    storedName = name
  }

  /// The frame last committed or set, in the coordinates of the container, in points.
  var committedFrame: Rect {
    get { engine?.frameTable?.frame(of: self) ?? ownFrame }
    set {
      engine?.frameTable?.setFrame(newValue, of: self)
      ownFrame = newValue
    }
  }

  /// The identity of the item in snapshots.
  public var id: ID { ID(rank: rank) }

  /// The engine that lays out the item's tree.
  package var engine: LayoutEngine? { nil }
  /// The view in whose coordinates the item's variables are.
  var container: LayoutView? { nil }
  /// The view itself, or the view that owns the guide.
  var anchoringView: LayoutView? { nil }
  /// The name, with the name of the view for a guide.
  package var qualifiedName: String { name ?? "item\(number)" }
  /// The number of the item in the order in which items and constraints are made.
  final var number: UInt64 { CreationOrder.number(of: rank) }

  /// Called before the item changes, so that open updates can undo the change.
  func willChange() {
    engine?.edition &+= 1
    saveState(of: self)
  }

  /// Copies an object that is about to change together with the item, for the open updates of the
  /// item's tree and of trees that it was in.
  func saveState(of object: some Restorable) {
    if let engine {
      engine.switchWaitingConstraints()
      if engine.isUpdating { engine.saveState(object) }
    }
    for engine in copiers { engine.saveState(object) }
  }

  /// Copies the state of the item; the result restores it.
  func saveState() -> () -> Void {
    let (name, problems) = (storedName, problems)
    return { [self] in
      storedName = name
      self.problems = problems
    }
  }

  /// Removes the item from the view that contains it.
  ///
  /// - Returns: The constraints that became inactive, without a call of `didDeactivate()`.
  func leaveContainer() -> [LayoutConstraint] { [] }

  /// Removes items that belong to another view from the lists of a view that was restored: a copy
  /// can be younger than the move of such an item.
  func releaseItemsOfOthers() {}

  /// Keeps the reason why an activation was refused, for all engines that the item will have.
  func report(_ problem: RefusedActivation) {
    willChange()
    problems.record(problem)
    engine?.problems.record(problem)
  }
}
