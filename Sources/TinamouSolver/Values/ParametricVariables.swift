/// The variables that change with the parameter, stored as flat arrays, so that publishing them is
/// one pass: two at a time, with a single branch for each block.
struct ParametricVariables: ~Copyable {
  private(set) var variables = Buffer<Int32>()
  /// Bases and slopes in public units.
  private var bases = Buffer<Double>()
  private var slopes = Buffer<Double>()
  /// The number of variables whose slope is currently zero.
  private var stillCount: Int32 = 0

  /// The largest base and slope so far, in public units.
  private var largestBase = 0.0
  private var largestSlope = 0.0

  /// The indices of the variables for which plain doubles cannot decide between two multiples of
  /// the unit.
  private(set) var doubtful = Buffer<Int32>()
  private var knowledge = Knowledge.none
  /// The index of one variable for each pair of a slope and a fraction of a base, if there are few
  /// pairs: values of one kind have the same fraction of a unit.
  private var representatives = Buffer<Int32>()

  /// What is known of the variables since the last change.
  private enum Knowledge {
    case none
    /// They were published once since the last change.
    case published
    /// `representatives` contains one variable of each kind.
    case fewKinds
    case manyKinds
  }

  private static let maximumKindCount: Int32 = 8
  /// The number of variables that are published before the doubtful ones among them are looked for.
  private static let blockSize: Int32 = 64

  var count: Int32 { variables.count }

  /// Whether it pays to remove the variables that do not change.
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
    knowledge = .none
    largestBase = 0
    largestSlope = 0
    for index in 0..<count { noteSize(of: index) }
  }

  // MARK: Publishing

  /// Writes the public values of all variables to their places, except those in `doubtful`, which
  /// remain to be decided.
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

  /// Publishes a block; returns whether any of its values is doubtful.
  @inline(__always)
  private func publish(
    _ block: Range<Int32>, at parameter: Double, to values: inout Buffer<Double>, doubting: Bool
  ) -> Bool {
    let parameters = SIMD2(repeating: parameter)
    // Local copies of the addresses, which no write can change, so that they are not loaded again
    // for each value.
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

  /// Looks for pairs when the variables are published for the second time without a change.
  private mutating func learn() {
    if knowledge == .none {
      knowledge = .published
    } else if knowledge == .published {
      representatives.removeAll()
      for index in 0..<count where !isRepresented(index) {
        if representatives.count == Self.maximumKindCount {
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
