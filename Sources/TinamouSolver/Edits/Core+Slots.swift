/// The slots of variables and rows.
extension Core {
  /// Reserves memory for a total number of variables and rows.
  mutating func reserveCapacity(variables variableCount: Int32, rows rowCount: Int32) {
    basis.reserveCapacity(variables: variableCount, rows: rowCount)
    face.list.reserveCapacity(variableCount)
    transaction.reserveCapacity(variables: variableCount, rows: rowCount)
    pending.insertions.reserveCapacity(rowCount)
  }

  /// Makes a variable, which is open.
  mutating func makeVariable(order: UInt64) -> Int32 {
    let variable = basis.makeVariable(order: order)
    listOnFace(stay: variable)
    // Its value is zero in any case, so the staged rule can wait for the next update.
    face.isInDoubt = true
    return variable
  }

  /// Frees the slot of a row that is not part of the model.
  mutating func freeRow(_ row: Int32) {
    multipliers.vectors.release(&basis.rows[row].multiplier)
    basis.freeRow(row)
  }
}
