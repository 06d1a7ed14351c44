/// The variables that move with the parameter, side by side, so that publishing them is one pass
/// over flat numbers: two at a time, without a branch.
struct Movers: ~Copyable {
  private(set) var variables = Buffer<Int32>()
  /// Bases and slopes in public units.
  private var bases = Buffer<Double>()
  private var slopes = Buffer<Double>()
  /// How many do not move at the moment.
  private var stillCount: Int32 = 0

  /// Adding and subtracting it rounds to a whole number.
  private static let rounder = 0x1.8p52
  private static let unitsPerPoint = 1 / Tolerance.publicUnit

  var count: Int32 { variables.count }

  /// Whether dropping those that do not move pays.
  var areMostlyStill: Bool { stillCount > 16 + count / 4 }

  mutating func append(_ variable: Int32, _ value: Affine) -> Int32 {
    variables.append(variable)
    bases.append(value.base * Self.unitsPerPoint)
    slopes.append(value.slope * Self.unitsPerPoint)
    return variables.count - 1
  }

  @inline(__always)
  mutating func set(_ index: Int32, to value: Affine) {
    if (value.slope == 0) != (slopes[index] == 0) { stillCount += value.slope == 0 ? 1 : -1 }
    bases[index] = value.base * Self.unitsPerPoint
    slopes[index] = value.slope * Self.unitsPerPoint
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
  }

  /// Writes the public values of all movers to their variables' places.
  func publish(at parameter: Double, to values: inout Buffer<Double>) {
    let parameters = SIMD2(repeating: parameter)
    let rounders = SIMD2(repeating: Self.rounder)
    var index: Int32 = 0
    while index + 1 < count {
      let base = SIMD2(bases[index], bases[index + 1])
      let slope = SIMD2(slopes[index], slopes[index + 1])
      let units = base + slope * parameters
      let rounded = (units + rounders - rounders) * Tolerance.publicUnit
      values[variables[index]] = rounded[0]
      values[variables[index + 1]] = rounded[1]
      index += 2
    }
    if index < count {
      values[variables[index]] = Self.points(units: bases[index] + slopes[index] * parameter)
    }
  }

  /// A value as the outside sees it: a multiple of the public unit.
  @inline(__always)
  static func publicValue(_ value: Affine, at parameter: Double) -> Double {
    points(units: value.value(at: parameter) * unitsPerPoint)
  }

  /// Never -0: what is smaller than half a unit becomes a difference of equals, which is +0.
  @inline(__always)
  private static func points(units: Double) -> Double {
    (units + rounder - rounder) * Tolerance.publicUnit
  }
}
