/// Stops with a message: these checks run only where the owner asked for them.
private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// The invariants of ``Core`` as code. Any violation is a defect of the solver.
extension Core {
  @inline(never)
  func checkInvariants() {
    checkDefinitions()
    checkColumns()
    checkOrder()
    checkMovingRows()
    checkFace()
    // Such rows may lose more digits than these invariants allow; what counts is the certificate.
    if hasFineCoefficients { return }
    checkComposites()
    checkValues()
    checkMultipliers()
  }

  /// I1.
  private func checkDefinitions() {
    var ownedComposites = [Int](repeating: 0, count: Int(rows.count))
    for row in 0..<rows.count where rows[row].status == .composite {
      ownedComposites[Int(composites[rows[row].composite].owner)] += 1
    }
    var active: Int32 = 0
    for row in 0..<rows.count where rows[row].status == .active {
      active += 1
      let variable = rows[row].definedVariable
      let definitions = ownedComposites[Int(row)] + (variable >= 0 ? 1 : 0)
      require(definitions == 1, "I1: one definition or one composite")
      if variable >= 0 { require(variables[variable].definition == row, "I1: definition") }
    }
    require(active == activeRowCount, "I1: number of active rows")
    var defined: Int32 = 0
    for variable in 0..<variables.count where variables[variable].flags.isInUse {
      let definition = variables[variable].definition
      require(definition != VariableSlot.undefined, "I1: no variable is left undefined")
      if definition < 0 { continue }
      defined += 1
      let status = rows[definition].status
      require(status == .active || status == .composite, "I1: active definition")
      let entry = terms.entries[variables[variable].definitionEntry]
      require(entry.row == definition && entry.column == variable, "I1: definition entry")
    }
    require(defined == active, "I1: as many definitions as active rows")
  }

  /// The columns are the transpose of the rows in the model, and those of recipes of composites.
  private func checkColumns() {
    var termCount = 0
    var recipeCount = 0
    for row in 0..<rows.count where rows[row].status != .absent {
      termCount += Int(rows[row].terms.count)
      if rows[row].status == .composite {
        recipeCount += Int(composites[rows[row].composite].recipe.count)
      }
    }
    require(
      terms.countLinked(columns: variables.count) == termCount, "columns: as many terms as rows")
    require(
      recipes.countLinked(columns: rows.count) == recipeCount, "columns: as many parts as recipes"
    )
  }

  /// I2, and the order list.
  private func checkOrder() {
    var previous: Int32 = -1
    var variable = firstVariable
    var dependents = [Int32](repeating: 0, count: Int(variables.count))
    while variable >= 0 {
      require(variables[variable].previous == previous, "I2: list")
      if previous >= 0 {
        require(variables[previous].label < variables[variable].label, "I2: labels grow")
      }
      let definition = variables[variable].definition
      if definition >= 0 {
        for index in rows[definition].terms.indices {
          let other = terms.entries[index].column
          if other == variable { continue }
          dependents[Int(other)] += 1
          require(variables[other].label < variables[variable].label, "I2: topological")
        }
      }
      previous = variable
      variable = variables[variable].next
    }
    require(previous == lastVariable, "I2: end of list")
    for variable in 0..<variables.count where variables[variable].flags.isInUse {
      require(variables[variable].dependents == dependents[Int(variable)], "I2: dependents")
    }
  }

  /// I3.
  private func checkComposites() {
    for composite in 0..<rows.count where rows[composite].status == .composite {
      var sums = [Double](repeating: 0, count: Int(variables.count))
      var sizes = [Double](repeating: 1, count: Int(variables.count))
      var hasOwner = false
      let slot = composites[rows[composite].composite]
      for index in slot.recipe.indices {
        let part = recipes.entries[index]
        require(rows[part.column].status == .active, "I3: recipes mention active rows")
        if part.column == slot.owner { hasOwner = true }
        for term in rows[part.column].terms.indices {
          let entry = terms.entries[term]
          sums[Int(entry.column)] += part.coefficient * entry.coefficient
          sizes[Int(entry.column)] += abs(part.coefficient * entry.coefficient)
        }
      }
      require(hasOwner, "I3: the owner is in the recipe")
      for index in rows[composite].terms.indices {
        let entry = terms.entries[index]
        sums[Int(entry.column)] -= entry.coefficient
      }
      for variable in sums.indices {
        require(
          abs(sums[variable]) <= Tolerance.invariant * sizes[variable], "I3: sum of recipe")
      }
    }
  }

  /// I4.
  private func checkValues() {
    var longCount: Int32 = 0
    for variable in 0..<variables.count where !ShortNumber.contains(values[variable]) {
      longCount += 1
    }
    require(longCount == longValueCount, "I4: number of long values")
    for row in 0..<rows.count where rows[row].status != .absent {
      let slot = rows[row]
      let constant = preciseConstant(of: row)
      var activity = PreciseAffine.zero
      activity.subtract(constant, times: 1)
      var size = max(1, abs(constant.value(at: parameter).high))
      for index in slot.terms.indices {
        let entry = terms.entries[index]
        let value = values[entry.column]
        activity.subtract(value, times: -entry.coefficient)
        if slot.status == .composite { activity.subtract(value, times: -terms.rest(index)) }
        size += abs(entry.coefficient * value.base.high)
        size += abs(entry.coefficient * value.slope.high * parameter)
      }
      let sum = activity.value(at: parameter).normalized.high
      if slot.status.isNonactive {
        let residual = slot.residual.value(at: parameter)
        require(abs(sum - residual) <= Tolerance.invariant * size, "I4: residual")
      } else if slot.definedVariable >= 0 {
        require(abs(sum) <= Tolerance.definedValue * size, "I4: value")
      } else if slot.status == .active {
        require(
          abs(sum) <= Tolerance.residual(ofSize: size), "I4: owner of a composite")
      }
    }
  }

  /// I6.
  private func checkMovingRows() {
    for row in 0..<rows.count where !rows[row].flags.isMovingChanged {
      let ends = movingRows.ends(ofRow: row) ?? MovingRows.Ends()
      require(ends == endsOfMovingRow(row), "I6: ends of a moving row")
    }
  }

  /// I8.
  private func checkFace() {
    var listed: Set<Int32> = []
    for index in 0..<face.list.count {
      require(listed.insert(face.list[index]).inserted, "the list of the face names each once")
    }
    require(
      !face.isClosed || face.isInDoubt || !leavesFaceListAnythingOpen(),
      "I8: a closed face leaves nothing open")
  }

  /// I7, for the rows that mention a variable that is open at the priorities, in `openRows`.
  func checkRanks() {
    if hasFineCoefficients { return }
    for index in 0..<stagedRule.openRows.count {
      let row = stagedRule.openRows[index]
      let relation = faceRelation(of: row, downTo: Level.weakestPriority)
      var examined = UInt64.max
      for term in rows[row].terms.indices {
        examined = min(examined, stagedRule.parts.levels[terms.entries[term].column])
      }
      for upper in [true, false] where relation != (upper ? .atMost : .atLeast) {
        let cost = upper ? above(row) : below(row)
        let level = rankLevel(row, upper: upper, costsAlready: cost > 0)
        require(level < examined, "I7: levels down to those examined are in force")
      }
    }
  }

  /// I5.
  private func checkMultipliers() {
    require(imbalance.isEmpty, "I5: nothing is left to compensate for")
    for variable in 0..<variables.count where variables[variable].flags.isInUse {
      require(variables[variable].multiplier < 0, "I5: stays carry no multiplier")
      var sum = LexicographicPool()
      var total = LexicographicPool.zero
      var size = 0.0
      var index = terms.firstEntry(ofColumn: variable)
      while index >= 0 {
        let entry = terms.entries[index]
        index = entry.next
        if rows[entry.row].status == .composite { continue }
        var component = rows[entry.row].multiplier
        while component >= 0 {
          let part = vectors.components[component]
          sum.add(part.value * entry.coefficient, at: part.level, to: &total)
          size += abs(part.value * entry.coefficient)
          component = part.next
        }
      }
      while total >= 0 {
        let part = sum.components[total]
        let tolerance = max(Tolerance.certificate, Tolerance.relativeCertificate * size)
        require(
          abs(part.value) <= tolerance,
          "I5: multipliers cancel, and do not add up to \(part.value) of \(size)")
        total = part.next
      }
    }
    for row in 0..<rows.count {
      switch rows[row].status {
      case .absent, .composite: continue
      case .lower: require(compareToLower(row) == 0, "I5: at the lower bound")
      case .upper: require(compareToUpper(row) == 0, "I5: at the upper bound")
      case .active, .middle:
        require(
          compareToLower(row) >= 0 && compareToUpper(row) <= 0,
          "I5: in the box")
      }
    }
  }
}
extension SparseMatrix {
  /// Follows the links of all columns; returns the number of entries.
  fileprivate func countLinked(columns: Int32) -> Int {
    var count = 0
    for column in 0..<columns {
      var previous: Int32 = -1
      var index = firstEntry(ofColumn: column)
      while index >= 0 {
        require(entries[index].column == column, "columns: entry of another column")
        require(entries[index].previous == previous, "columns: previous entry")
        count += 1
        previous = index
        index = entries[index].next
      }
    }
    return count
  }
}
