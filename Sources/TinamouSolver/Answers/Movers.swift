/// The variables that move with the parameter, side by side, so that publishing them is one pass
/// over flat numbers: two at a time, without a branch.
struct Movers: ~Copyable {
  private(set) var variables = Buffer<Int32>()
  /// Bases and slopes in public units.
  private var bases = Buffer<Double>()
  private var slopes = Buffer<Double>()
  /// How many do not move at the moment.
  private var stillCount: Int32 = 0

  /// The movers whose place between two multiples of the unit plain doubles do not decide.
  private(set) var doubtful = Buffer<Int32>()
  /// The largest base so far, in public units.
  private var largestBase = 0.0

  var count: Int32 { variables.count }

  /// Whether dropping those that do not move pays.
  var areMostlyStill: Bool { stillCount > 16 + count / 4 }

  mutating func append(_ variable: Int32, _ value: Affine) -> Int32 {
    variables.append(variable)
    bases.append(value.base * PublicUnit.perPoint)
    slopes.append(value.slope * PublicUnit.perPoint)
    largestBase = max(largestBase, abs(value.base * PublicUnit.perPoint))
    return variables.count - 1
  }

  @inline(__always)
  mutating func set(_ index: Int32, to value: Affine) {
    if (value.slope == 0) != (slopes[index] == 0) { stillCount += value.slope == 0 ? 1 : -1 }
    bases[index] = value.base * PublicUnit.perPoint
    slopes[index] = value.slope * PublicUnit.perPoint
    largestBase = max(largestBase, abs(bases[index]))
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
    for index in 0..<count { largestBase = max(largestBase, abs(bases[index])) }
  }

  /// Writes the public values of all movers to their variables' places; those of `doubtful` are left
  /// to be decided.
  mutating func publish(at parameter: Double, to values: inout Buffer<Double>) {
    doubtful.removeAll()
    if largestBase > PublicUnit.largestCertain {
      for index in 0..<count { doubtful.append(variables[index]) }
      return
    }
    let parameters = SIMD2(repeating: parameter)
    var index: Int32 = 0
    while index + 1 < count {
      let base = SIMD2(bases[index], bases[index + 1])
      let slope = SIMD2(slopes[index], slopes[index + 1])
      let units = base + slope * parameters
      let rounded = units + PublicUnit.rounders - PublicUnit.rounders
      values[variables[index]] = rounded[0] * PublicUnit.unit
      values[variables[index + 1]] = rounded[1] * PublicUnit.unit
      let isDoubtful = PublicUnit.areDoubtful(units, rounded)
      if isDoubtful[0] { doubtful.append(variables[index]) }
      if isDoubtful[1] { doubtful.append(variables[index + 1]) }
      index += 2
    }
    if index < count { doubtful.append(variables[index]) }
  }
}
