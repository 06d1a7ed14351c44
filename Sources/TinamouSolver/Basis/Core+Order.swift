/// The topological order: a linked list of variables with labels that increase along it.
extension Core {
  /// The usual distance between labels, which leaves gaps for insertions.
  private static let stride: Int64 = 1 << 20

  mutating func appendToOrder(_ variable: Int32) {
    let last = lastVariable
    variables[variable].previous = last
    variables[variable].next = -1
    variables[variable].label = last >= 0 ? variables[last].label + Core.stride : 0
    if last >= 0 { variables[last].next = variable } else { firstVariable = variable }
    lastVariable = variable
  }

  mutating func removeFromOrder(_ variable: Int32) {
    let previous = variables[variable].previous
    let next = variables[variable].next
    if previous >= 0 { variables[previous].next = next } else { firstVariable = next }
    if next >= 0 { variables[next].previous = previous } else { lastVariable = previous }
  }

  /// Puts all variables in document order.
  mutating func orderVariablesByDocument() {
    var sorted: [Int32] = []
    var variable = firstVariable
    while variable >= 0 {
      sorted.append(variable)
      variable = variables[variable].next
    }
    firstVariable = -1
    lastVariable = -1
    for variable in sorted.sorted(by: { variables[$0].order < variables[$1].order }) {
      appendToOrder(variable)
    }
  }

  /// Moves a variable that no definition mentions directly after another; to the end of the order if no
  /// label is left between them. So thousands of variables can go behind one, and no other gets a new
  /// label.
  mutating func move(_ variable: Int32, behind anchor: Int32) {
    let next = variables[anchor].next
    if next >= 0 && labelSpacing(between: anchor, and: next, count: 1) == 0 {
      removeFromOrder(variable)
      return appendToOrder(variable)
    }
    basisChange.path.removeAll()
    basisChange.path.append(variable)
    removeFromOrder(variable)
    insertPath(behind: anchor)
  }

  /// Inserts the variables of `path`, which are in no list, after `anchor` (-1: at the front).
  mutating func insertPath(behind anchor: Int32) {
    let next = anchor >= 0 ? variables[anchor].next : firstVariable
    let spacing = labelSpacing(between: anchor, and: next, count: Int64(basisChange.path.count))
    var label = anchor >= 0 ? variables[anchor].label : 0
    if anchor < 0 && next >= 0 {
      label = variables[next].label - (Int64(basisChange.path.count) + 1) * Core.stride
    }
    var previous = anchor
    for index in 0..<basisChange.path.count {
      let variable = basisChange.path[index]
      label += spacing
      variables[variable].label = label
      variables[variable].previous = previous
      if previous >= 0 { variables[previous].next = variable } else { firstVariable = variable }
      previous = variable
    }
    variables[previous].next = next
    if next >= 0 { variables[next].previous = previous } else { lastVariable = previous }
    if spacing == 0 { renumber() }
  }

  /// Returns the distance between the labels of `count` variables between two neighbours; 0 if the
  /// gap is too small.
  private func labelSpacing(between anchor: Int32, and next: Int32, count: Int64) -> Int64 {
    guard anchor >= 0, next >= 0 else { return Core.stride }
    return (variables[next].label - variables[anchor].label) / (count + 1)
  }

  /// Gives every variable a new label, and pending events the new keys.
  private mutating func renumber() {
    var label: Int64 = 0
    var variable = firstVariable
    while variable >= 0 {
      variables[variable].label = label
      label += Core.stride
      variable = variables[variable].next
    }
    rekeyEvents()
  }

  /// Returns the largest label among the variables of a row, and the variable that has it.
  @inline(__always)
  func lastVariable(of row: Int32) -> (variable: Int32, label: Int64) {
    var result: (variable: Int32, label: Int64) = (-1, Int64.min)
    for index in rows[row].terms.indices {
      let variable = terms.entries[index].column
      let label = variables[variable].label
      if label > result.label { result = (variable, label) }
    }
    return result
  }
}
