/// The values as they are visible outside, updated when they are read.
///
/// Only changed values are computed again: the variables that a flush evaluated, and after a move
/// of the parameter those that move with it.
struct Publication: ~Copyable {
  /// The public value of each variable.
  var values = Buffer<Double>()
  /// The number of readers that hold values, and whether the present block is among them.
  private var readerCount = 0
  private var areValuesBorrowed = false
  /// Blocks that readers hold and that were replaced meanwhile.
  private var replaced: [ReplacedValues] = []
  /// The parameter at which moving variables were last published.
  var parameter = 0.0
  /// Variables whose value or slope differs from the published one.
  var changed = Buffer<Int32>()
  var parametricVariables = ParametricVariables()

  private final class ReplacedValues {
    let values: Buffer<Double>

    init(_ values: consuming Buffer<Double>) { self.values = values }
  }

  // MARK: Readers

  /// Lends the values: until the corresponding call of `returnValues()`, they do not change or
  /// move.
  mutating func borrowValues() -> UnsafeBufferPointer<Double> {
    readerCount += 1
    areValuesBorrowed = true
    return unsafe values.elements
  }

  mutating func returnValues() {
    readerCount -= 1
    if readerCount > 0 { return }
    areValuesBorrowed = false
    if !replaced.isEmpty { replaced.removeAll() }
  }

  /// Leaves the values to the readers. It must be called before values change or move in memory.
  @inline(__always)
  mutating func leaveToReaders() {
    if areValuesBorrowed { replaceValues() }
  }

  @inline(never)
  private mutating func replaceValues() {
    areValuesBorrowed = false
    var copy = Buffer<Double>()
    copy.reserveCapacity(values.count)
    for index in 0..<values.count { copy.append(values[index]) }
    swap(&values, &copy)
    replaced.append(ReplacedValues(copy))
  }

  mutating func reserveCapacity(_ variableCount: Int32) {
    leaveToReaders()
    values.reserveCapacity(variableCount)
    changed.reserveCapacity(variableCount)
  }
}

extension Core {
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
    completeIfNeeded()
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
