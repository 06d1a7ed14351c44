/// The variables that move with the parameter, side by side, so that publishing them is one pass
/// over flat numbers: two at a time, without a branch but one for each block.
struct Movers: ~Copyable {
  private(set) var variables = Buffer<Int32>()
  /// Bases and slopes in public units.
  private var bases = Buffer<Double>()
  private var slopes = Buffer<Double>()
  /// How many do not move at the moment.
  private var stillCount: Int32 = 0

  /// The largest base and slope so far, in public units.
  private var largestBase = 0.0
  private var largestSlope = 0.0

  /// The places of movers for which plain doubles do not decide between two multiples of the unit.
  private(set) var doubtful = Buffer<Int32>()
  private var knowledge = Knowledge.none
  /// A mover for each pair of a slope and a fraction of a base, where these are few: values of one
  /// kind always have the same fraction of a unit.
  private var representatives = Buffer<Int32>()

  /// What is known of the movers since they last changed.
  private enum Knowledge {
    case none
    /// They were published once.
    case published
    /// `representatives` stand for all of them.
    case fewKinds
    case manyKinds
  }

  private static let mostKinds: Int32 = 8
  /// So many are published at a time before it is asked whether one of them is doubtful.
  private static let blockSize: Int32 = 64

  var count: Int32 { variables.count }

  /// Whether dropping those that do not move pays.
  var areMostlyStill: Bool { stillCount > 16 + count / 4 }

  mutating func append(_ variable: Int32, _ value: Affine) -> Int32 {
    variables.append(variable)
    bases.append(value.base * PublicUnit.perPoint)
    slopes.append(value.slope * PublicUnit.perPoint)
    noteSize(of: variables.count - 1)
    return variables.count - 1
  }

  @inline(__always)
  mutating func set(_ index: Int32, to value: Affine) {
    if (value.slope == 0) != (slopes[index] == 0) { stillCount += value.slope == 0 ? 1 : -1 }
    bases[index] = value.base * PublicUnit.perPoint
    slopes[index] = value.slope * PublicUnit.perPoint
    noteSize(of: index)
  }

  @inline(__always)
  private mutating func noteSize(of index: Int32) {
    knowledge = .none
    largestBase = max(largestBase, abs(bases[index]))
    largestSlope = max(largestSlope, abs(slopes[index]))
  }

  mutating func dropStill() {
    var kept: Int32 = 0
    for index in 0..<count where slopes[index] != 0 {
      variables[kept] = variables[index]
      bases[kept] = bases[index]
      slopes[kept] = slopes[index]
      kept += 1
    }
    variables.truncate(to: kept)
    bases.truncate(to: kept)
    slopes.truncate(to: kept)
    stillCount = 0
    largestBase = 0
    largestSlope = 0
    for index in 0..<count { noteSize(of: index) }
  }

  // MARK: Publishing

  /// Writes the public values of all movers to their variables' places; those of `doubtful` are left
  /// to be decided.
  mutating func publish(at parameter: Double, to values: inout Buffer<Double>) {
    if largestBase + largestSlope * abs(parameter) > PublicUnit.largestCertain {
      doubtful.removeAll()
      for index in 0..<count { doubtful.append(index) }
      knowledge = .none
      return
    }
    learn()
    if knowledge == .fewKinds && areRepresentativesCertain(at: parameter) {
      doubtful.removeAll()
      _ = publish(0..<count, at: parameter, to: &values, doubting: false)
    } else {
      publishDoubting(at: parameter, to: &values)
    }
  }

  private mutating func publishDoubting(at parameter: Double, to values: inout Buffer<Double>) {
    doubtful.removeAll()
    var start: Int32 = 0
    while start < count {
      let end = min(start + Self.blockSize, count)
      if publish(start..<end, at: parameter, to: &values, doubting: true) {
        listDoubtful(start..<end, at: parameter)
      }
      start = end
    }
  }

  /// Publishes a block; whether any of its values is doubtful.
  @inline(__always)
  private func publish(
    _ block: Range<Int32>, at parameter: Double, to values: inout Buffer<Double>, doubting: Bool
  ) -> Bool {
    let parameters = SIMD2(repeating: parameter)
    // Addresses that no write can change, so that they are not loaded anew for each value.
    let (places, bases) = unsafe (variables.elements, bases.elements)
    let (slopes, target) = unsafe (slopes.elements, values.mutableElements)
    var largestOffset = SIMD2<Double>.zero
    var index = Int(block.lowerBound)
    let end = Int(block.upperBound)
    while index &+ 1 < end {
      let units =
        unsafe SIMD2(bases[index], bases[index &+ 1])
        + SIMD2(slopes[index], slopes[index &+ 1]) * parameters
      let rounded = PublicUnit.wholeUnits(units)
      let points = rounded * PublicUnit.unit
      unsafe target[Int(places[index])] = points[0]
      unsafe target[Int(places[index &+ 1])] = points[1]
      if doubting {
        let offset = units - rounded
        let square = offset * offset
        largestOffset = largestOffset.replacing(with: square, where: square .> largestOffset)
      }
      index &+= 2
    }
    if index < end {
      let units = SIMD2(repeating: unsafe bases[index] + slopes[index] * parameter)
      let rounded = PublicUnit.wholeUnits(units)
      unsafe target[Int(places[index])] = rounded[0] * PublicUnit.unit
      let offset = units - rounded
      largestOffset = largestOffset.replacing(
        with: offset * offset, where: offset * offset .> largestOffset)
    }
    return doubting
      && PublicUnit.isDoubtful(
        squaredOffset: max(largestOffset[0], largestOffset[1]))
  }

  private mutating func listDoubtful(_ block: Range<Int32>, at parameter: Double) {
    for index in block where isDoubtful(index, at: parameter) { doubtful.append(index) }
  }

  private func isDoubtful(_ index: Int32, at parameter: Double) -> Bool {
    let offset = PublicUnit.fraction(bases[index] + slopes[index] * parameter)
    return PublicUnit.isDoubtful(squaredOffset: offset * offset)
  }

  // MARK: Kinds

  /// Looks for kinds when the movers are published for the second time without a change.
  private mutating func learn() {
    if knowledge == .none {
      knowledge = .published
    } else if knowledge == .published {
      representatives.removeAll()
      for index in 0..<count where !isRepresented(index) {
        if representatives.count == Self.mostKinds {
          knowledge = .manyKinds
          return
        }
        representatives.append(index)
      }
      knowledge = .fewKinds
    }
  }

  private func isRepresented(_ index: Int32) -> Bool {
    let fraction = PublicUnit.fraction(bases[index])
    for place in 0..<representatives.count {
      let other = representatives[place]
      if slopes[other] == slopes[index] && PublicUnit.fraction(bases[other]) == fraction {
        return true
      }
    }
    return false
  }

  private func areRepresentativesCertain(at parameter: Double) -> Bool {
    for place in 0..<representatives.count
    where isDoubtful(representatives[place], at: parameter) {
      return false
    }
    return true
  }
}
