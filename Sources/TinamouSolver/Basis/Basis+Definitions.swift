/// Making and removing definitions, and the slots of variables and rows.
extension Basis {
  // MARK: Slots

  /// Reserves memory for a total number of variables and rows.
  mutating func reserveCapacity(variables variableCount: Int32, rows rowCount: Int32) {
    variables.reserveCapacity(variableCount)
    topology.reserveCapacity(variableCount)
    values.reserveCapacity(variableCount)
    publication.reserveCapacity(variableCount)
    rows.reserveCapacity(rowCount + Self.reservedCompositeCount)
    // On average, a row of a layout has fewer than two terms: many have one.
    terms.reserveCapacity(columns: variableCount, entries: rowCount + rowCount / 4 * 3)
  }

  /// The number of composites that have room beside the rows: a small model has few.
  private static let reservedCompositeCount: Int32 = 4

  /// Makes a variable, a stay at zero.
  mutating func makeVariable(order: UInt64) -> Int32 {
    let variable: Int32
    if !freeVariables.isEmpty {
      variable = freeVariables.removeLast()
      let old = variables[variable]
      variables[variable] = VariableSlot()
      variables[variable].generation = old.generation
      // The variable is still on these lists.
      variables[variable].parametricIndex = old.parametricIndex
      variables[variable].flags.isChangeListed = old.flags.isChangeListed
      variables[variable].flags.isFaceListed = old.flags.isFaceListed
    } else {
      variable = variables.count
      variables.append(VariableSlot())
      values.append(.zero)
      publication.leaveToReaders()
      publication.values.append(0)
    }
    variables[variable].flags.isInUse = true
    variables[variable].order = order
    topology.append(variable)
    return variable
  }

  /// Frees the slot of a variable that no row in force mentions.
  mutating func freeVariable(_ variable: Int32) {
    topology.remove(variable)
    setValue(.zero, of: variable)
    variables[variable].flags.isInUse = false
    variables[variable].generation &+= 1
    freeVariables.append(variable)
  }

  /// Makes a row that is not yet a part of the model; the caller writes its entries.
  mutating func makeRow(termCount: Int32) -> Int32 {
    let row = makeRow()
    rows[row].terms = terms.allocate(count: termCount)
    for index in rows[row].terms.indices { terms.entries[index].row = row }
    return row
  }

  /// Makes a row without entries.
  mutating func makeRow() -> Int32 {
    let row: Int32
    if !freeRows.isEmpty {
      row = freeRows.removeLast()
      let old = rows[row]
      rows[row] = RowSlot()
      rows[row].generation = old.generation
      // The slot may still be on these lists.
      rows[row].flags.isMovingChanged = old.flags.isMovingChanged
      rows[row].flags.isFaceListed = old.flags.isFaceListed
    } else {
      row = rows.count
      rows.append(RowSlot())
    }
    return row
  }

  /// Frees the slot of a row that is not part of the model and has no multiplier.
  mutating func freeRow(_ row: Int32) {
    assert(rows[row].multiplier < 0, "a row without a multiplier")
    terms.release(rows[row].terms)
    rows[row].terms = .empty
    setCosts(RowCosts(), of: row)
    setStatus(.absent, of: row)
    rows[row].ownership = .free
    rows[row].generation &+= 1
    freeRows.append(row)
  }

  // MARK: Definitions

  /// Makes a row the definition of a variable that it mentions.
  @inline(__always)
  mutating func define(_ variable: Int32, by row: Int32) {
    rows[row].definedVariable = variable
    variables[variable].definition = row
    for index in rows[row].terms.indices {
      let other = terms.entries[index].column
      if other == variable {
        variables[variable].definitionEntry = index
      } else {
        variables[other].dependents += 1
      }
    }
  }

  /// Removes the definition of the variable that a row defines.
  mutating func undefine(_ row: Int32) {
    let variable = rows[row].definedVariable
    rows[row].definedVariable = -1
    variables[variable].definition = VariableSlot.undefined
    for index in rows[row].terms.indices {
      let other = terms.entries[index].column
      if other != variable { variables[other].dependents -= 1 }
    }
  }

  /// Returns the coefficient of a variable in a row, or 0.
  func coefficient(of variable: Int32, in row: Int32) -> Double {
    for index in rows[row].terms.indices where terms.entries[index].column == variable {
      return terms.entries[index].coefficient
    }
    return 0
  }

  // MARK: The order

  /// Returns the largest label among the variables of a row, and the variable that has it.
  @inline(__always)
  func lastVariable(of row: Int32) -> (variable: Int32, label: Int64) {
    var result: (variable: Int32, label: Int64) = (-1, Int64.min)
    for index in rows[row].terms.indices {
      let variable = terms.entries[index].column
      let label = topology.label(of: variable)
      if label > result.label { result = (variable, label) }
    }
    return result
  }

  /// Puts all variables in document order.
  mutating func orderVariablesByDocument() {
    for variable in topology.removeAll().sorted(by: { variables[$0].order < variables[$1].order }) {
      topology.append(variable)
    }
  }
}
