/// The places in the document order that are taken, and by what.
struct DocumentPlaces: ~Copyable {
  var sequence = OrderSequence()
  /// The rows and variables at each place.
  private var rows = OrderIndex()
  private var variables = OrderIndex()

  /// How much work it was so far to find out which places are taken.
  var visits: Int { rows.visits + variables.visits }

  /// Returns the owner's row at a place, or -1.
  mutating func row(at order: DocumentOrder, in basis: borrowing Basis) -> Int32 {
    if !rows.isInUse { indexRows(of: basis) }
    let row = rows.id(at: order.rawValue, among: basis.rows)
    return row >= 0 && basis.rows[row].ownership.isOwned ? row : -1
  }

  /// Returns the variable at a place, or -1.
  mutating func variable(at order: DocumentOrder, in basis: borrowing Basis) -> Int32 {
    if !variables.isInUse { indexVariables(of: basis) }
    let variable = variables.id(at: order.rawValue, among: basis.variables)
    return variable >= 0 && basis.variables[variable].flags.isInUse ? variable : -1
  }

  /// Notes the place of a new row.
  @inline(__always)
  mutating func record(row: Int32, in basis: borrowing Basis) {
    if !rows.isInUse { return }
    rows.note(row, among: basis.rows)
    if rows.isCrowded { indexRows(of: basis) }
  }

  /// Notes the place of a new variable.
  @inline(__always)
  mutating func record(variable: Int32, in basis: borrowing Basis) {
    if !variables.isInUse { return }
    variables.note(variable, among: basis.variables)
    if variables.isCrowded { indexVariables(of: basis) }
  }

  private mutating func indexRows(of basis: borrowing Basis) {
    rows.reset(count: basis.rows.count)
    for row in 0..<basis.rows.count where basis.rows[row].ownership.isOwned {
      rows.note(row, among: basis.rows)
    }
  }

  private mutating func indexVariables(of basis: borrowing Basis) {
    variables.reset(count: basis.variables.count)
    for variable in 0..<basis.variables.count where basis.variables[variable].flags.isInUse {
      variables.note(variable, among: basis.variables)
    }
  }
}
