/// The places in the document order that are taken, and by what.
extension Core {
  /// Returns the owner's row at a place, or -1.
  mutating func row(at order: DocumentOrder) -> Int32 {
    if !rowOrders.isInUse { indexRows() }
    let row = rowOrders.id(at: order.rawValue, among: rows)
    return row >= 0 && rows[row].ownership.isOwned ? row : -1
  }

  /// Returns the variable at a place, or -1.
  mutating func variable(at order: DocumentOrder) -> Int32 {
    if !variableOrders.isInUse { indexVariables() }
    let variable = variableOrders.id(at: order.rawValue, among: variables)
    return variable >= 0 && variables[variable].flags.isInUse ? variable : -1
  }

  @inline(__always)
  mutating func recordOrder(ofRow row: Int32) {
    if !rowOrders.isInUse { return }
    rowOrders.note(row, among: rows)
    if rowOrders.isCrowded { indexRows() }
  }

  @inline(__always)
  mutating func recordOrder(ofVariable variable: Int32) {
    if !variableOrders.isInUse { return }
    variableOrders.note(variable, among: variables)
    if variableOrders.isCrowded { indexVariables() }
  }

  private mutating func indexRows() {
    rowOrders.reset(count: rows.count)
    for row in 0..<rows.count where rows[row].ownership.isOwned {
      rowOrders.note(row, among: rows)
    }
  }

  private mutating func indexVariables() {
    variableOrders.reset(count: variables.count)
    for variable in 0..<variables.count where variables[variable].flags.isInUse {
      variableOrders.note(variable, among: variables)
    }
  }
}
