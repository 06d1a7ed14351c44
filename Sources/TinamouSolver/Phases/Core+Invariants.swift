/// Stops with a message, also in release builds, which leave that of `precondition` out: these
/// checks run only where a test asked for them.
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
    if scaling.hasFineCoefficients { return }
    checkComposites()
    checkValues()
    checkMultipliers()
  }

  /// I1.
  private func checkDefinitions() {
    var ownedComposites = [Int](repeating: 0, count: Int(basis.rows.count))
    for row in 0..<basis.rows.count where basis.rows[row].status == .composite {
      ownedComposites[Int(basis.composites[basis.rows[row].composite].owner)] += 1
    }
    var active: Int32 = 0
    for row in 0..<basis.rows.count where basis.rows[row].status == .active {
      active += 1
      let variable = basis.rows[row].definedVariable
      let definitions = ownedComposites[Int(row)] + (variable >= 0 ? 1 : 0)
      require(definitions == 1, "I1: one definition or one composite")
      if variable >= 0 { require(basis.variables[variable].definition == row, "I1: definition") }
    }
    require(active == basis.activeRowCount, "I1: number of active rows")
    var defined: Int32 = 0
    for variable in 0..<basis.variables.count where basis.variables[variable].flags.isInUse {
      let definition = basis.variables[variable].definition
      require(definition != VariableSlot.undefined, "I1: no variable is left undefined")
      if definition < 0 { continue }
      defined += 1
      let status = basis.rows[definition].status
      require(status == .active || status == .composite, "I1: active definition")
      let entry = basis.terms.entries[basis.variables[variable].definitionEntry]
      require(entry.row == definition && entry.column == variable, "I1: definition entry")
    }
    require(defined == active, "I1: as many definitions as active rows")
  }

  /// The columns are the transpose of the rows in the model, and those of recipes of composites.
  private func checkColumns() {
    var termCount = 0
    var recipeCount = 0
    for row in 0..<basis.rows.count where basis.rows[row].status != .absent {
      termCount += Int(basis.rows[row].terms.count)
      if basis.rows[row].status == .composite {
        recipeCount += Int(basis.composites[basis.rows[row].composite].recipe.count)
      }
    }
    require(
      basis.terms.countLinked(columns: basis.variables.count) == termCount,
      "columns: as many terms as rows")
    require(
      basis.recipes.countLinked(columns: basis.rows.count) == recipeCount,
      "columns: as many parts as recipes"
    )
  }

  /// I2, and the order list.
  private func checkOrder() {
    var previous: Int32 = -1
    var variable = basis.topology.first
    var dependents = [Int32](repeating: 0, count: Int(basis.variables.count))
    while variable >= 0 {
      require(basis.topology.previous(before: variable) == previous, "I2: list")
      if previous >= 0 {
        require(
          basis.topology.label(of: previous) < basis.topology.label(of: variable), "I2: labels grow"
        )
      }
      let definition = basis.variables[variable].definition
      if definition >= 0 {
        for index in basis.rows[definition].terms.indices {
          let other = basis.terms.entries[index].column
          if other == variable { continue }
          dependents[Int(other)] += 1
          require(
            basis.topology.label(of: other) < basis.topology.label(of: variable), "I2: topological")
        }
      }
      previous = variable
      variable = basis.topology.next(after: variable)
    }
    require(previous == basis.topology.last, "I2: end of list")
    for variable in 0..<basis.variables.count where basis.variables[variable].flags.isInUse {
      require(basis.variables[variable].dependents == dependents[Int(variable)], "I2: dependents")
    }
  }

  /// I3.
  private func checkComposites() {
    for composite in 0..<basis.rows.count where basis.rows[composite].status == .composite {
      var sums = [Double](repeating: 0, count: Int(basis.variables.count))
      var sizes = [Double](repeating: 1, count: Int(basis.variables.count))
      var hasOwner = false
      let slot = basis.composites[basis.rows[composite].composite]
      for index in slot.recipe.indices {
        let part = basis.recipes.entries[index]
        require(basis.rows[part.column].status == .active, "I3: recipes mention active rows")
        if part.column == slot.owner { hasOwner = true }
        for term in basis.rows[part.column].terms.indices {
          let entry = basis.terms.entries[term]
          sums[Int(entry.column)] += part.coefficient * entry.coefficient
          sizes[Int(entry.column)] += abs(part.coefficient * entry.coefficient)
        }
      }
      require(hasOwner, "I3: the owner is in the recipe")
      for index in basis.rows[composite].terms.indices {
        let entry = basis.terms.entries[index]
        sums[Int(entry.column)] -= entry.coefficient
      }
      for variable in sums.indices {
        require(
          abs(sums[variable]) <= Tolerance.relativeProof * sizes[variable], "I3: sum of recipe")
      }
    }
  }

  /// The precision with which a variable satisfies its definition, relative to the size of the
  /// terms, where only slopes that are rounding are ignored.
  private static let definitionError = 1e-17

  /// I4.
  private func checkValues() {
    var longCount: Int32 = 0
    for variable in 0..<basis.variables.count where !ShortNumber.contains(basis.values[variable]) {
      longCount += 1
    }
    require(longCount == basis.longValueCount, "I4: number of long values")
    for row in 0..<basis.rows.count where basis.rows[row].status != .absent {
      let slot = basis.rows[row]
      let constant = basis.preciseConstant(of: row)
      var activity = PreciseAffine.zero
      activity.subtract(constant, times: 1)
      var size = max(1, abs(constant.value(at: basis.parameter).high))
      for index in slot.terms.indices {
        let entry = basis.terms.entries[index]
        let value = basis.values[entry.column]
        activity.subtract(value, times: -entry.coefficient)
        if slot.status == .composite { activity.subtract(value, times: -basis.terms.rest(index)) }
        size += abs(entry.coefficient * value.base.high)
        size += abs(entry.coefficient * value.slope.high * basis.parameter)
      }
      let sum = activity.value(at: basis.parameter).normalized.high
      if slot.status.isNonactive {
        let residual = slot.residual.value(at: basis.parameter)
        require(abs(sum - residual) <= Tolerance.relativeProof * size, "I4: residual")
      } else if slot.definedVariable >= 0 {
        require(abs(sum) <= Self.definitionError * size, "I4: value")
      } else if slot.status == .active {
        require(
          abs(sum) <= Tolerance.residual(ofSize: size), "I4: owner of a composite")
      }
    }
  }

  /// I6.
  private func checkMovingRows() {
    for row in 0..<basis.rows.count where !basis.rows[row].flags.isMovingChanged {
      let ends = basis.movingRows.ends(ofRow: row) ?? MovingRows.Ends()
      require(ends == basis.endsOfMovingRow(row), "I6: ends of a moving row")
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
    if scaling.hasFineCoefficients { return }
    for index in 0..<stagedRule.openRows.count {
      let row = stagedRule.openRows[index]
      let relation = multipliers.faceRelation(of: row, in: basis, downTo: Level.weakestPriority)
      var examined = UInt64.max
      for term in basis.rows[row].terms.indices {
        examined = min(examined, stagedRule.parts.levels[basis.terms.entries[term].column])
      }
      for upper in [true, false] where relation != (upper ? .atMost : .atLeast) {
        let cost = upper ? basis.above(row) : basis.below(row)
        let level = basis.rankLevel(row, upper: upper, costsAlready: cost > 0)
        require(level < examined, "I7: levels down to those examined are in force")
      }
    }
  }

  /// I5.
  private func checkMultipliers() {
    require(multipliers.imbalance.isEmpty, "I5: nothing is left to compensate for")
    for variable in 0..<basis.variables.count where basis.variables[variable].flags.isInUse {
      require(basis.variables[variable].multiplier < 0, "I5: stays carry no multiplier")
      var sum = LexicographicPool()
      var total = LexicographicPool.zero
      var size = 0.0
      var index = basis.terms.firstEntry(ofColumn: variable)
      while index >= 0 {
        let entry = basis.terms.entries[index]
        index = entry.next
        if basis.rows[entry.row].status == .composite { continue }
        var component = basis.rows[entry.row].multiplier
        while component >= 0 {
          let part = multipliers.vectors.components[component]
          sum.add(part.value * entry.coefficient, at: part.level, to: &total)
          size += abs(part.value * entry.coefficient)
          component = part.next
        }
      }
      while total >= 0 {
        let part = sum.components[total]
        let tolerance = max(Tolerance.certificate, Tolerance.relativeProof * size)
        require(
          abs(part.value) <= tolerance,
          "I5: multipliers cancel, and do not add up to \(part.value) of \(size)")
        total = part.next
      }
    }
    for row in 0..<basis.rows.count {
      switch basis.rows[row].status {
      case .absent, .composite: continue
      case .lower:
        require(multipliers.compareToLower(row, in: basis) == 0, "I5: at the lower bound")
      case .upper:
        require(multipliers.compareToUpper(row, in: basis) == 0, "I5: at the upper bound")
      case .active, .middle:
        require(
          multipliers.compareToLower(row, in: basis) >= 0
            && multipliers.compareToUpper(row, in: basis) <= 0,
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
