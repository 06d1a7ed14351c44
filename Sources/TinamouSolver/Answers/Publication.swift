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
  /// Variables that move with the parameter. A superset, tidied when runs are made.
  var moving = Buffer<Int32>()
  /// The moving variables as runs of neighbours, if nothing changed since they were made.
  var runs = Buffer<Run>()
  var areRunsCurrent = false

  struct Run: BitwiseCopyable {
    var first: Int32
    var last: Int32

    /// Neighbours this near share a run: computing some in vain is cheaper than a new run.
    static let widestGap: Int32 = 8
  }
}

extension Core {
  /// Sets how a variable's value moves, and notes that it has to be published.
  @inline(__always)
  mutating func setValue(_ value: Affine, of variable: Int32) {
    values[variable] = value
    if !variables[variable].isChangeListed {
      variables[variable].isChangeListed = true
      publication.changed.append(variable)
    }
    if value.slope != 0 && !variables[variable].isMovingListed {
      variables[variable].isMovingListed = true
      publication.moving.append(variable)
      publication.areRunsCurrent = false
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
      publishMoving()
    }
    for index in 0..<publication.changed.count {
      let variable = publication.changed[index]
      variables[variable].isChangeListed = false
      publication.values[variable] = publicValue(values[variable])
    }
    publication.changed.removeAll()
  }

  private mutating func publishMoving() {
    if publication.areRunsCurrent {
      for index in 0..<publication.runs.count { publish(publication.runs[index]) }
      return
    }
    for index in 0..<publication.moving.count {
      let variable = publication.moving[index]
      publication.values[variable] = publicValue(values[variable])
    }
    if publication.changed.isEmpty { makeRuns() }
  }

  private mutating func publish(_ run: Publication.Run) {
    let parameter = parameter
    publication.values.assign(run.first..<(run.last + 1), from: values) {
      Self.publicValue($0, at: parameter)
    }
  }

  /// Groups the moving variables into runs, when a second move in a row shows that it pays.
  private mutating func makeRuns() {
    var queue = PriorityQueue<Int32>()
    for index in 0..<publication.moving.count {
      let variable = publication.moving[index]
      if values[variable].slope == 0 {
        variables[variable].isMovingListed = false
      } else {
        queue.push(key: variable, id: variable)
      }
    }
    publication.moving.removeAll()
    publication.runs.removeAll()
    while let next = queue.pop() {
      publication.moving.append(next.id)
      let last = publication.runs.count - 1
      if last >= 0 && next.id - publication.runs[last].last <= Publication.Run.widestGap {
        publication.runs[last].last = next.id
      } else {
        publication.runs.append(Publication.Run(first: next.id, last: next.id))
      }
    }
    publication.areRunsCurrent = true
  }

  @inline(__always)
  private func publicValue(_ value: Affine) -> Double { Self.publicValue(value, at: parameter) }

  /// A value as the outside sees it: a multiple of the public unit.
  @inline(__always)
  private static func publicValue(_ value: Affine, at parameter: Double) -> Double {
    // Adding and subtracting 1.5 * 2^52 rounds to a whole number; adding zero turns -0 into 0.
    let units = value.value(at: parameter) * (1 / Tolerance.publicUnit)
    return (units + 0x1.8p52 - 0x1.8p52) * Tolerance.publicUnit + 0
  }
}
