/// Linear functions of a few inputs, packed so that all are evaluated in one pass.
struct AffineFormulas {
  private var constants: [Double] = []
  /// Where the terms of each formula begin, with one more entry at the end.
  private var starts: [Int32] = [0]
  private var inputs: [Int32] = []
  private var coefficients: [Double] = []

  var count: Int { constants.count }

  /// Adds a formula: a coefficient for each input, then a constant. Zeros are left out.
  mutating func append(_ formula: ArraySlice<Double>) {
    constants.append(formula.last ?? 0)
    for (input, coefficient) in formula.dropLast().enumerated() where coefficient != 0 {
      inputs.append(Int32(input))
      coefficients.append(coefficient)
    }
    starts.append(Int32(inputs.count))
  }

  /// Calls `body` with the value of each formula, in order, until it returns `false`.
  @inline(__always)
  func evaluate(_ values: [Double], _ body: (_ index: Int, _ value: Double) -> Bool) -> Bool {
    let (constants, starts) = (constants.span, starts.span)
    let (inputs, coefficients, values) = (inputs.span, coefficients.span, values.span)
    var term = 0
    for index in 0..<constants.count {
      var value = constants[index]
      let end = Int(starts[index + 1])
      while term < end {
        value += coefficients[term] * values[Int(inputs[term])]
        term += 1
      }
      if !body(index, value) { return false }
    }
    return true
  }
}
