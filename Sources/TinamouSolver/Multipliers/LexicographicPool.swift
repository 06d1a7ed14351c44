/// Vectors over the levels of cost, compared from the strongest level down.
///
/// A vector is the index of its first component, or `zero`; components are linked from strong to
/// weak, and none is zero. In a layout, nearly every vector is zero, and nearly every other one has
/// one component, so the number of levels does not matter.
struct LexicographicPool: ~Copyable {
  struct Component: BitwiseCopyable {
    var level: UInt64
    var value: Double
    /// A bound for the rounding error of the value.
    var error: Float
    var next: Int32
  }

  /// The vector without components.
  static let zero: Int32 = -1

  /// What is left of numbers that cancel counts, however small it is, if it is this many times
  /// larger than its error bound.
  private static let errorsBeyondDoubt = 16.0
  /// What is left of a number that others cancel, as a share of it.
  private static let cancelledShare = 0x1p-10
  /// The largest bound for the rounding error of a multiplier that says anything: bounds grow from
  /// step to step, though the errors cancel.
  private static let largestError = 1e-8

  private(set) var components = Buffer<Component>()
  /// What rounding may have made of vectors, in all, since this was last set to 0.
  var rounding = 0.0
  /// The largest number that counts as zero at the priorities, whatever its rounding error.
  var zeroAtPriorities = Tolerance.multiplier
  private var free: Int32 = -1

  mutating func removeAll() {
    components.removeAll()
    free = -1
  }

  /// Releases the components and makes the vector zero.
  mutating func release(_ vector: inout Int32) {
    while vector >= 0 {
      let next = components[vector].next
      components[vector].next = free
      free = vector
      vector = next
    }
    vector = LexicographicPool.zero
  }

  mutating func copy(
    _ vector: Int32, times factor: Double = 1, factorError: Double = 0
  ) -> Int32 {
    var result = LexicographicPool.zero
    add(vector, times: factor, factorError: factorError, to: &result)
    return result
  }

  mutating func scale(_ vector: Int32, by factor: Double, factorError: Double) {
    var index = vector
    while index >= 0 {
      components[index].error =
        Float(
          Double(components[index].error) * abs(factor)
            + abs(components[index].value) * factorError)
      components[index].value *= factor
      index = components[index].next
    }
  }

  mutating func add(
    _ other: Int32, times factor: Double, factorError: Double = 0, to vector: inout Int32
  ) {
    var source = other
    var place = Place(next: vector)
    while source >= 0 {
      let component = components[source]
      let error = Double(component.error) * abs(factor) + abs(component.value) * factorError
      add(component.value * factor, error: error, at: component.level, to: &vector, &place)
      source = component.next
    }
  }

  mutating func add(
    _ value: Double, error: Double = 0, at level: UInt64, to vector: inout Int32
  ) {
    var place = Place(next: vector)
    add(value, error: error, at: level, to: &vector, &place)
  }

  /// Adds at a level above those of the vector.
  mutating func prepend(
    _ value: Double, error: Double, at level: UInt64, to vector: inout Int32
  ) {
    assert(vector < 0 || components[vector].level < level, "not a stronger level")
    if value == 0 { return }
    vector = insert(Component(level: level, value: value, error: Float(error), next: vector))
  }

  /// A place in a vector: between the component `previous`, or the start, and the component `next`,
  /// or the end.
  private struct Place {
    var previous: Int32 = -1
    var next: Int32
  }

  /// Adds at one level, which comes after `place`; then the place is after the level.
  @inline(__always)
  private mutating func add(
    _ value: Double, error: Double, at level: UInt64, to vector: inout Int32, _ place: inout Place
  ) {
    while place.next >= 0 && components[place.next].level > level {
      place.previous = place.next
      place.next = components[place.next].next
    }
    if place.next >= 0 && components[place.next].level == level {
      let index = place.next
      let component = components[index]
      place.next = component.next
      let sum = component.value + value
      // The remainder of large numbers that cancel is rounding, unless it is far beyond its bound.
      let rounding = Tolerance.cancellation * abs(value)
      let sumError = Double(component.error) + error + Tolerance.coefficient * abs(value)
      if abs(sum) > min(rounding, Self.errorsBeyondDoubt * sumError)
        && isMoreThanRounding(sum, at: level, error: sumError)
      {
        if abs(sum) < Self.cancelledShare * abs(value) { noteRounding(rounding) }
        components[index].value = sum
        components[index].error = Float(sumError)
        place.previous = index
      } else {
        // What is dropped counts; of numbers so large that the bound matters, all of it does.
        noteRounding(rounding > Tolerance.multiplierRounding ? rounding : abs(sum))
        setNext(component.next, of: place.previous, in: &vector)
        components[index].next = free
        free = index
      }
    } else if isMoreThanRounding(value, at: level, error: error) {
      let new = insert(
        Component(level: level, value: value, error: Float(error), next: place.next))
      setNext(new, of: place.previous, in: &vector)
      place.previous = new
    } else {
      noteRounding(abs(value))
    }
  }

  /// Stores a component; returns its index.
  @inline(__always)
  private mutating func insert(_ component: Component) -> Int32 {
    let index = free
    if index < 0 {
      components.append(component)
      return components.count - 1
    }
    free = components[index].next
    components[index] = component
    return index
  }

  /// Returns whether a part of a vector, or the difference between two parts, is more than what
  /// counts as zero.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - level: Its level.
  ///   - size: The size of the numbers that it comes from, if this is more than 1.
  ///   - error: What rounding may have made of it.
  /// - Returns: Whether the part counts. Most parts are larger than any bound that counts, and need
  ///   none.
  @inline(__always)
  private func isMoreThanRounding(
    _ part: Double, at level: UInt64, ofSize size: Double = 1, error: @autoclosure () -> Double
  ) -> Bool {
    if abs(part) > Self.largestError * size { return true }
    let smallest = level < Level.weakestPriority ? Tolerance.multiplier : zeroAtPriorities
    return abs(part) > max(min(error(), Self.largestError), smallest * size)
  }

  /// Notes that a part of a vector may be off by so much more than it was.
  @inline(__always)
  mutating func noteRounding(_ error: Double) { rounding += error }

  /// Whether the rounding that went into vectors counts.
  var hasLostDigits: Bool { rounding > Tolerance.multiplierRounding }

  private mutating func setNext(_ next: Int32, of previous: Int32, in vector: inout Int32) {
    if previous >= 0 { components[previous].next = next } else { vector = next }
  }

  /// Returns -1, 0 or 1 if `left` is below, equal to or above `right`.
  func compare(_ left: Int32, _ right: Int32) -> Int {
    var left = left
    var right = right
    while left >= 0 || right >= 0 {
      let leftLevel = left >= 0 ? components[left].level : 0
      let rightLevel = right >= 0 ? components[right].level : 0
      let leftValue = leftLevel >= rightLevel ? components[left].value : 0
      let rightValue = rightLevel >= leftLevel ? components[right].value : 0
      let difference = leftValue - rightValue
      let scale = max(1, abs(leftValue), abs(rightValue))
      let leftError = leftLevel >= rightLevel ? components[left].error : 0
      let rightError = rightLevel >= leftLevel ? components[right].error : 0
      if isMoreThanRounding(
        difference, at: max(leftLevel, rightLevel), ofSize: scale,
        error: Double(leftError + rightError))
      {
        return difference < 0 ? -1 : 1
      }
      if leftLevel >= rightLevel { left = components[left].next }
      if rightLevel >= leftLevel { right = components[right].next }
    }
    return 0
  }

  /// Compares a vector with a bound, at levels from `weakest` up.
  func compare(_ vector: Int32, to bound: Bound, downTo weakest: UInt64 = 0) -> Int {
    var index = vector
    for part in 0..<2 {
      let level = part == 0 ? bound.level : bound.rankLevel
      let value = part == 0 ? bound.value : bound.rankValue
      if level == 0 || level < weakest { continue }
      if index >= 0 && components[index].level > level { return sign(of: index) }
      var own = 0.0
      var error = 0.0
      if index >= 0 && components[index].level == level {
        own = components[index].value
        error = Double(components[index].error)
        index = components[index].next
      }
      let difference = own - value
      if isMoreThanRounding(difference, at: level, ofSize: max(1, abs(value)), error: error) {
        return difference < 0 ? -1 : 1
      }
    }
    return index >= 0 && components[index].level >= weakest ? sign(of: index) : 0
  }

  /// Returns whether the difference between a bound and a vector, times `factor`, is larger than
  /// another vector.
  ///
  /// It gives the same result as making the difference and comparing.
  func isLarger(
    _ bound: Bound, minus vector: Int32, times factor: Double, factorError: Double,
    than other: Int32
  ) -> Bool {
    var own = vector
    var other = other
    var boundLevel = bound.level > 0 ? bound.level : bound.rankLevel
    while own >= 0 || other >= 0 || boundLevel > 0 {
      let ownLevel = own >= 0 ? components[own].level : 0
      let otherLevel = other >= 0 ? components[other].level : 0
      let level = max(ownLevel, otherLevel, boundLevel)
      var value = 0.0
      var error = 0.0
      if boundLevel == level {
        value = level == bound.level ? bound.value : bound.rankValue
        boundLevel = level == bound.level ? bound.rankLevel : 0
      }
      if ownLevel == level {
        value -= components[own].value
        error = Double(components[own].error)
        own = components[own].next
      }
      error = error * abs(factor) + abs(value) * factorError
      value *= factor
      var otherValue = 0.0
      if otherLevel == level {
        otherValue = components[other].value
        error += Double(components[other].error)
        other = components[other].next
      }
      let scale = max(1, abs(value), abs(otherValue))
      if isMoreThanRounding(value - otherValue, at: level, ofSize: scale, error: error) {
        return value > otherValue
      }
    }
    return false
  }

  mutating func add(_ bound: Bound, times factor: Double, to vector: inout Int32) {
    if bound.level > 0 { add(factor * bound.value, at: bound.level, to: &vector) }
    if bound.rankLevel > 0 { add(factor * bound.rankValue, at: bound.rankLevel, to: &vector) }
  }

  /// Returns -1, 0 or 1 if the vector is below, equal to or above zero.
  @inline(__always)
  func sign(of vector: Int32) -> Int {
    vector < 0 ? 0 : components[vector].value < 0 ? -1 : 1
  }

  /// Returns the largest magnitude of a component of a vector.
  func largestPart(of vector: Int32) -> Double {
    var largest = 0.0
    var index = vector
    while index >= 0 {
      largest = max(largest, abs(components[index].value))
      index = components[index].next
    }
    return largest
  }

  /// Returns the component of a vector at one level, with the bound for its rounding error.
  func component(of vector: Int32, at level: UInt64) -> (value: Double, error: Double) {
    var index = vector
    while index >= 0 && components[index].level > level { index = components[index].next }
    if index < 0 || components[index].level < level { return (0, 0) }
    return (components[index].value, Double(components[index].error))
  }

  /// Returns the strongest level below a limit at which a vector has a component, or 0.
  func strongestLevel(of vector: Int32, below limit: UInt64) -> UInt64 {
    var index = vector
    while index >= 0 && components[index].level >= limit { index = components[index].next }
    return index >= 0 ? components[index].level : 0
  }
}

/// A finite end of the box of a multiplier: a component at the row's priority, and one at the row's
/// level of the staged rule. A level of 0 means no component.
struct Bound {
  var level: UInt64 = 0
  var value = 0.0
  var rankLevel: UInt64 = 0
  var rankValue = 0.0
}
