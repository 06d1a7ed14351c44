/// The items of one section as a tree, of which only the expanded parts are visible.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private struct Node: Sendable {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
    let level: Int
  }

  private var nodes: [Node] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  /// All items, in order.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map(\.item) }
  /// The items whose parents are all expanded, in order.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  /// Appends items to a parent; without one, appends root items. Existing items do not move.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let added = items.filter { !contains($0) }
    guard let parent else {
      nodes += added.map { Node(item: $0, parent: nil, level: 0) }
      return
    }
    guard let index = index(of: parent) else { return }
    let level = nodes[index].level
    let end = nodes[(index + 1)...].firstIndex { $0.level <= level } ?? nodes.endIndex
    nodes.insert(
      contentsOf: added.map { Node(item: $0, parent: parent, level: level + 1) }, at: end)
  }
  /// Inserts items before another one, with the same parent.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    guard let index = index(of: beforeIdentifier) else { return }
    insert(items, at: index, beside: nodes[index])
  }
  /// Inserts items after another one and its children, with the same parent.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    guard let index = index(of: afterIdentifier) else { return }
    let level = nodes[index].level
    let end = nodes[(index + 1)...].firstIndex { $0.level <= level } ?? nodes.endIndex
    insert(items, at: end, beside: nodes[index])
  }
  private mutating func insert(_ items: [ItemIdentifierType], at place: Int, beside node: Node) {
    let added = items.filter { !contains($0) }
    nodes.insert(
      contentsOf: added.map { Node(item: $0, parent: node.parent, level: node.level) }, at: place)
  }
  /// Deletes items with their children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone = Set(items)
    for node in nodes {
      if let parent = node.parent, gone.contains(parent) { gone.insert(node.item) }
    }
    nodes.removeAll { gone.contains($0.item) }
  }
  /// Deletes all items.
  public mutating func deleteAll() { nodes = [] }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Returns whether the children of an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var next = parent(of: item)
    while let parent = next {
      guard expanded.contains(parent) else { return false }
      next = self.parent(of: parent)
    }
    return contains(item)
  }
  /// Returns whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// Returns the index of an item among all items.
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
  /// Returns the number of an item's parents.
  public func level(of item: ItemIdentifierType) -> Int {
    index(of: item).map { nodes[$0].level } ?? 0
  }
  /// Returns the parent of an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    index(of: child).flatMap { nodes[$0].parent }
  }
}
