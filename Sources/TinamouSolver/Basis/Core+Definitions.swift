/// Making and unmaking definitions, slots of variables and rows.
extension Core {
  // MARK: Slots

  mutating func makeVariable(order: UInt64) -> Int32 {
    let variable: Int32
    if !freeVariables.isEmpty {
      variable = freeVariables.removeLast()
      let generation = variables[variable].generation
      variables[variable] = VariableSlot()
      variables[variable].generation = generation
      setValue(.zero, of: variable)
    } else {
      variable = variables.count
      variables.append(VariableSlot())
      values.append(.zero)
      publication.values.append(0)
      terms.appendColumn()
    }
    variables[variable].isInUse = true
    variables[variable].order = order
    appendToOrder(variable)
    listOnFace(stay: variable)
    isFaceInDoubt = true
    isCompletionDue = true
    return variable
  }

  /// Frees the slot of a variable that no row in force mentions.
  mutating func freeVariable(_ variable: Int32) {
    removeFromOrder(variable)
    variables[variable].isInUse = false
    variables[variable].generation &+= 1
    freeVariables.append(variable)
  }

  /// Makes a row that is not part of the model yet; its entries are filled in by the caller.
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
      let generation = rows[row].generation
      rows[row] = RowSlot()
      rows[row].generation = generation
    } else {
      row = rows.count
      rows.append(RowSlot())
      recipes.appendColumn()
    }
    return row
  }

  /// Frees the slot of a row that is not part of the model.
  mutating func freeRow(_ row: Int32) {
    terms.release(rows[row].terms)
    vectors.release(&rows[row].multiplier)
    rows[row].terms = .empty
    rows[row].status = .absent
    rows[row].ownership = .free
    rows[row].generation &+= 1
    freeRows.append(row)
  }

  // MARK: Definitions

  /// Lets a row define a variable that it mentions.
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

  /// Takes the definition away from the variable that a row defines.
  mutating func undefine(_ row: Int32) {
    let variable = rows[row].definedVariable
    rows[row].definedVariable = -1
    variables[variable].definition = VariableSlot.undefined
    for index in rows[row].terms.indices {
      let other = terms.entries[index].column
      if other != variable { variables[other].dependents -= 1 }
    }
  }

  /// The coefficient of a variable in a row, or 0.
  func coefficient(of variable: Int32, in row: Int32) -> Double {
    for index in rows[row].terms.indices where terms.entries[index].column == variable {
      return terms.entries[index].coefficient
    }
    return 0
  }
}
