/// A list of variables with labels that increase along it: every variable comes after those that
/// its definition mentions.
struct TopologicalOrder: ~Copyable {
  /// A variable in the list.
  struct Node: BitwiseCopyable {
    var previous: Int32 = -1
    var next: Int32 = -1
    var label: Int64 = 0
  }

  /// The usual distance between labels, which leaves gaps for insertions.
  private static let stride: Int64 = 1 << 20

  private var nodes = Buffer<Node>()
  private(set) var first: Int32 = -1
  private(set) var last: Int32 = -1

  /// The bytes that are allocated.
  var byteCount: Int { nodes.byteCount }

  mutating func reserveCapacity(_ variableCount: Int32) { nodes.reserveCapacity(variableCount) }

  @inline(__always)
  func label(of variable: Int32) -> Int64 { nodes[variable].label }

  /// Returns the next variable in the list, or -1.
  func next(after variable: Int32) -> Int32 { nodes[variable].next }

  /// Returns the previous variable in the list, or -1.
  func previous(before variable: Int32) -> Int32 { nodes[variable].previous }

  mutating func append(_ variable: Int32) {
    if variable >= nodes.count {
      nodes.append(repeating: Node(), count: variable + 1 - nodes.count)
    }
    link(variable, behind: last, label: last >= 0 ? nodes[last].label + Self.stride : 0)
    link(variable, before: -1)
  }

  mutating func remove(_ variable: Int32) {
    let node = nodes[variable]
    if node.previous >= 0 { nodes[node.previous].next = node.next } else { first = node.next }
    if node.next >= 0 { nodes[node.next].previous = node.previous } else { last = node.previous }
  }

  /// Removes and returns all variables.
  mutating func removeAll() -> [Int32] {
    var variables: [Int32] = []
    while first >= 0 {
      variables.append(first)
      first = nodes[first].next
    }
    last = -1
    return variables
  }

  /// Moves a variable that no definition mentions directly after another; to the end of the order
  /// if no label is left between them. So thousands of variables can go behind one, and no other
  /// gets a new label.
  mutating func move(_ variable: Int32, behind anchor: Int32) {
    let isFull = spacing(between: anchor, and: nodes[anchor].next, count: 1) == 0
    remove(variable)
    if isFull { return append(variable) }
    let next = nodes[anchor].next
    let spacing = spacing(between: anchor, and: next, count: 1)
    link(variable, behind: anchor, label: nodes[anchor].label + spacing)
    link(variable, before: next)
  }

  /// Inserts variables, which are in no list, after `anchor` (-1: at the front); returns whether
  /// all variables got new labels, because the gap was too small.
  mutating func insert(_ variables: borrowing ListedSet, behind anchor: Int32) -> Bool {
    let next = anchor >= 0 ? nodes[anchor].next : first
    let spacing = spacing(between: anchor, and: next, count: Int64(variables.count))
    var label = anchor >= 0 ? nodes[anchor].label : 0
    if anchor < 0 && next >= 0 {
      label = nodes[next].label - (Int64(variables.count) + 1) * Self.stride
    }
    var previous = anchor
    for index in 0..<variables.count {
      label += spacing
      link(variables[index], behind: previous, label: label)
      previous = variables[index]
    }
    link(previous, before: next)
    if spacing > 0 { return false }
    renumber()
    return true
  }

  private mutating func link(_ variable: Int32, behind previous: Int32, label: Int64) {
    nodes[variable].label = label
    nodes[variable].previous = previous
    if previous >= 0 { nodes[previous].next = variable } else { first = variable }
  }

  private mutating func link(_ variable: Int32, before next: Int32) {
    nodes[variable].next = next
    if next >= 0 { nodes[next].previous = variable } else { last = variable }
  }

  /// Returns the distance between the labels of `count` variables between two neighbours; 0 if the
  /// gap is too small.
  private func spacing(between anchor: Int32, and next: Int32, count: Int64) -> Int64 {
    if anchor < 0 || next < 0 { return Self.stride }
    return (nodes[next].label - nodes[anchor].label) / (count + 1)
  }

  private mutating func renumber() {
    var label: Int64 = 0
    var variable = first
    while variable >= 0 {
      nodes[variable].label = label
      label += Self.stride
      variable = nodes[variable].next
    }
  }
}
