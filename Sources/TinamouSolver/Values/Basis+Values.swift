/// The values, and what is known outside of them.
extension Basis {
  /// Sets the value and slope of a variable, and marks it for publication.
  mutating func setValue(_ value: PreciseAffine, of variable: Int32) {
    let isLong = !ShortNumber.contains(value)
    if isLong != variables[variable].flags.isLong {
      variables[variable].flags.isLong = isLong
      longValueCount += isLong ? 1 : -1
    }
    storeValue(value, of: variable)
  }

  /// Sets the value and slope of a variable if the value has as few bits as the previous one, and
  /// marks it for publication.
  @inline(__always)
  mutating func storeValue(_ value: PreciseAffine, of variable: Int32) {
    values[variable] = value
    if !variables[variable].flags.isChangeListed {
      variables[variable].flags.isChangeListed = true
      publication.changed.append(variable)
    }
    let parametricIndex = variables[variable].parametricIndex
    if parametricIndex >= 0 {
      publication.parametricVariables.set(parametricIndex, to: value.rounded)
    } else if !value.slope.isZero {
      variables[variable].parametricIndex = publication.parametricVariables.append(
        variable, value.rounded)
    }
  }

  /// Updates the public values.
  @inline(__always)
  mutating func publish() {
    if publication.parameter != parameter || !publication.changed.isEmpty { publishChanges() }
  }

  private mutating func publishChanges() {
    publication.leaveToReaders()
    let hasMoved = publication.parameter != parameter
    if hasMoved {
      publication.parameter = parameter
      if publication.parametricVariables.areMostlyStill { removeConstantVariables() }
      publication.parametricVariables.publish(at: parameter, to: &publication.values)
      for index in 0..<publication.parametricVariables.doubtful.count {
        publish(
          publication.parametricVariables.variables[publication.parametricVariables.doubtful[index]]
        )
      }
    }
    for index in 0..<publication.changed.count {
      let variable = publication.changed[index]
      variables[variable].flags.isChangeListed = false
      // After a move, those that depend on the parameter have just been published.
      if !hasMoved || variables[variable].parametricIndex < 0 { publish(variable) }
    }
    publication.changed.removeAll()
  }

  private mutating func publish(_ variable: Int32) {
    publication.values[variable] = PublicUnit.round(values[variable], at: parameter)
  }

  /// Removes the movers that no longer move.
  mutating func removeConstantVariables() {
    for index in 0..<publication.parametricVariables.count {
      variables[publication.parametricVariables.variables[index]].parametricIndex = -1
    }
    publication.parametricVariables.dropStill()
    for index in 0..<publication.parametricVariables.count {
      variables[publication.parametricVariables.variables[index]].parametricIndex = index
    }
  }
}
