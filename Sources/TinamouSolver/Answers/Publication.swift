/// The values as the outside sees them, brought up to date when they are read.
///
/// Only what changed is computed again: the variables that a flush evaluated, and after a move of
/// the parameter those that move with it.
struct Publication: ~Copyable {
  /// The public value of each variable.
  var values = Buffer<Double>()
  /// The parameter that moving variables were published at.
  var parameter = 0.0
  /// Variables with another value or slope than was published.
  var changed = Buffer<Int32>()
  var movers = Movers()

  mutating func reserveCapacity(_ variableCount: Int32) {
    values.reserveCapacity(variableCount)
    changed.reserveCapacity(variableCount)
  }
}

extension Core {
  /// Sets how a variable's value moves, and notes that it has to be published.
  @inline(__always)
  mutating func setValue(_ value: Affine, of variable: Int32) {
    values[variable] = value
    if !variables[variable].flags.isChangeListed {
      variables[variable].flags.isChangeListed = true
      publication.changed.append(variable)
    }
    let mover = variables[variable].mover
    if mover >= 0 {
      publication.movers.set(mover, to: value)
    } else if value.slope != 0 {
      variables[variable].mover = publication.movers.append(variable, value)
    }
  }

  /// Brings the public values up to date.
  @inline(__always)
  mutating func publish() {
    completeIfNeeded()
    if publication.parameter != parameter || !publication.changed.isEmpty { publishChanges() }
  }

  private mutating func publishChanges() {
    if publication.parameter != parameter {
      publication.parameter = parameter
      if publication.movers.areMostlyStill { tidyMovers() }
      publication.movers.publish(at: parameter, to: &publication.values)
    }
    for index in 0..<publication.changed.count {
      let variable = publication.changed[index]
      variables[variable].flags.isChangeListed = false
      publication.values[variable] = Movers.publicValue(values[variable], at: parameter)
    }
    publication.changed.removeAll()
  }

  /// Drops the movers that no longer move.
  mutating func tidyMovers() {
    for index in 0..<publication.movers.count {
      variables[publication.movers.variables[index]].mover = -1
    }
    publication.movers.dropStill()
    for index in 0..<publication.movers.count {
      variables[publication.movers.variables[index]].mover = index
    }
  }
}
