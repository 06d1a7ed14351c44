/// Affine functions of a few inputs, stored so that all of them are evaluated in one pass.
package struct AffineForms: Sendable {
  @usableFromInline package private(set) var constants: [Double] = []
  /// Where the terms of each form begin, with one more entry at the end.
  @usableFromInline package private(set) var starts: [Int32] = [0]
  @usableFromInline package private(set) var inputs: [Int32] = []
  @usableFromInline package private(set) var coefficients: [Double] = []

  package init() {}

  package var count: Int { constants.count }

  /// Adds a form: its value where all inputs are zero, and a coefficient for each input, of
  /// which zeros are not stored.
  ///
  /// - Parameters:
  ///   - constant: The value.
  ///   - inputCount: The number of inputs.
  ///   - movesOnly: Whether a form without coefficients is left out.
  ///   - coefficient: Returns the coefficient of an input.
  /// - Returns: Whether the form was added.
  @inline(__always)
  @discardableResult
  mutating func append(
    _ constant: Double, inputCount: Int, movesOnly: Bool = false,
    _ coefficient: (_ input: Int) -> Double
  ) -> Bool {
    for input in 0..<inputCount {
      let coefficient = coefficient(input)
      if coefficient == 0 { continue }
      inputs.append(Int32(input))
      coefficients.append(coefficient)
    }
    if movesOnly, inputs.count == Int(starts[starts.count - 1]) { return false }
    constants.append(constant)
    starts.append(Int32(inputs.count))
    return true
  }

  mutating func reserveCapacity(_ count: Int) {
    constants.reserveCapacity(count)
    starts.reserveCapacity(count + 1)
  }

  /// Returns some of the forms.
  package func selecting(_ indices: [Int]) -> AffineForms {
    var selected = AffineForms()
    for index in indices {
      let terms = Int(starts[index])..<Int(starts[index + 1])
      selected.constants.append(constants[index])
      selected.inputs += inputs[terms]
      selected.coefficients += coefficients[terms]
      selected.starts.append(Int32(selected.inputs.count))
    }
    return selected
  }

  /// Returns the same functions of other inputs: where these are `origin`, those of this value are
  /// zero.
  func measured(from origin: [Double]) -> AffineForms {
    var measured = self
    for index in constants.indices {
      for term in Int(starts[index])..<Int(starts[index + 1]) {
        measured.constants[index] -= coefficients[term] * origin[Int(inputs[term])]
      }
    }
    return measured
  }

  /// Returns the coefficient of an input in a form.
  func coefficient(of input: Int, in index: Int) -> Double {
    for term in Int(starts[index])..<Int(starts[index + 1]) where inputs[term] == input {
      return coefficients[term]
    }
    return 0
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
