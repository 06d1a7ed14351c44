/// Affine functions of a few inputs, stored so that all of them are evaluated in one pass.
package struct AffineForms: Sendable {
  @usableFromInline package private(set) var constants: [Double] = []
  /// Where the terms of each form begin, with one more entry at the end.
  @usableFromInline package private(set) var starts: [Int32] = [0]
  @usableFromInline package private(set) var inputs: [Int32] = []
  @usableFromInline package private(set) var coefficients: [Double] = []

  package init() {}

  package var count: Int { constants.count }

  /// Adds a form: a coefficient for each input, then a constant. Zeros are not stored.
  mutating func append(_ form: ArraySlice<Double>) {
    constants.append(form.last ?? 0)
    for (input, coefficient) in form.dropLast().enumerated() where coefficient != 0 {
      inputs.append(Int32(input))
      coefficients.append(coefficient)
    }
    starts.append(Int32(inputs.count))
  }

  /// Calls `body` with the value of each form, in order, until it returns `false`.
  ///
  /// - Parameters:
  ///   - values: The inputs.
  ///   - body: Receives the index of a form and its value; `false` ends the calls.
  /// - Returns: Whether `body` was called for all forms and never returned `false`.
  @inlinable
  package func evaluate(
    _ values: [Double], _ body: (_ index: Int, _ value: Double) -> Bool
  ) -> Bool {
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
