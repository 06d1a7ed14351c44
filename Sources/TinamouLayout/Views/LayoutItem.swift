/// A rectangle that constraints can mention: a ``LayoutView`` or a ``LayoutGuide``.
open class LayoutItem {
  /// What identifies an item within a process and in snapshots.
  public struct ID: Hashable, Sendable {
    let rank: UInt64

    /// An identity of its own, for an item that has no object.
    package static func unique() -> ID { ID(rank: CreationOrder.next()) }
  }

  /// A name for people, shown in diagnostics and snapshots.
  public var name: String?
  /// An object of the caller that the item stands for, such as a view of another library.
  public weak var representedObject: AnyObject?

  let rank: UInt64
  /// The active constraints that mention the item; they are kept alive here.
  var mentions: [ObjectIdentifier: LayoutConstraint] = [:]
  /// The place in the engine's table; -1 while the engine has no variables for the item.
  var slot: Int32 = -1
  /// The place on the engine's board of frames; -1 while the frame is not there.
  var boardIndex: Int32 = -1
  /// The frame while it is not on the board, in points.
  var storedFrame = Rect.zero
  /// Reasons why activations were refused, for an engine to throw.
  var problems: [RefusedActivation] = []

  /// The engine whose tree the item was in last.
  weak var lastEngine: LayoutEngine?

  init(name: String?, rank: UInt64 = CreationOrder.next()) {
    self.rank = rank
    self.name = name
  }

  /// What identifies the item in snapshots.
  public var id: ID { ID(rank: rank) }

  /// The engine that lays out the item's tree.
  var engine: LayoutEngine? { nil }
  /// The view in whose coordinates the item's variables are.
  var container: LayoutView? { nil }
  /// The view itself, or the view of a guide.
  var anchoringView: LayoutView? { nil }
  /// The name with that of the view of a guide.
  var qualifiedName: String { name ?? "item\(rank)" }

  /// Remembers how to take back an edit, if an engine has an update open that it may be part of.
  func record(_ undo: @escaping () -> Void) { (engine ?? lastEngine)?.record(undo) }

  func report(_ problem: RefusedActivation) {
    if let engine { engine.problems.append(problem) } else { problems.append(problem) }
  }
}
