import Testing
import TinamouTestSupport

@testable import TinamouSolver

@Suite struct FactorizationTests {
  /// A square matrix with a number of small coefficients in each row, one of them on the diagonal.
  static func matrix(count: Int, termsPerRow: Int, seed: UInt64) -> [[ProgramTerm]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { place in
      var variables: Set = [place]
      while variables.count < min(termsPerRow, count) {
        variables.insert(Int.random(in: 0..<count, using: &generator))
      }
      return variables.sorted().map { variable in
        // A large diagonal keeps the matrix far from singular.
        let size = variable == place ? Double(2 * termsPerRow) : 1
        let sign: Double = Bool.random(using: &generator) ? 1 : -1
        return ProgramTerm(variable: variable, coefficient: sign * size)
      }
    }
  }

  static func product(_ matrix: [[ProgramTerm]], _ values: [Double]) -> [Double] {
    matrix.map { row in row.reduce(0) { $0 + $1.coefficient * values[$1.variable] } }
  }

  @Test(arguments: [1, 2, 7, 40, 150], [1, 2, 3, 8])
  func `values and combinations fit the matrix`(_ count: Int, _ termsPerRow: Int) {
    for seed in UInt64(1)...5 {
      let matrix = Self.matrix(count: count, termsPerRow: termsPerRow, seed: seed)
      let factorization = Factorization(count: count) { matrix[$0][...] }
      #expect(factorization.dependentPlaces.isEmpty, "seed \(seed)")
      let expected = (0..<count).map { Double($0 % 7 - 3) }
      let values = factorization.values(of: Self.product(matrix, expected))
      #expect(Self.distance(values, expected) < 1e-11, "seed \(seed)")
      var row = [Double](repeating: 0, count: count)
      for (place, share) in expected.enumerated() {
        for term in matrix[place] { row[term.variable] += share * term.coefficient }
      }
      let shares = factorization.combination(of: row)
      #expect(Self.distance(shares, expected) < 1e-11, "seed \(seed)")
    }
  }

  @Test(arguments: [3, 8, 60], [2, 5])
  func `rows that depend on others are named, each with a variable that is free`(
    _ count: Int, _ termsPerRow: Int
  ) {
    for seed in UInt64(1)...5 {
      var matrix = Self.matrix(count: count, termsPerRow: termsPerRow, seed: seed)
      // The last two rows are combinations of others.
      let sum = Self.sum(matrix[0], matrix[count / 2 - 1])
      matrix[count - 1] = sum
      matrix[count - 2] = matrix[0].map { term in
        ProgramTerm(variable: term.variable, coefficient: 2 * term.coefficient)
      }
      let dependent = Factorization(count: count) { matrix[$0][...] }.dependentPlaces
      #expect(dependent.count == 2, "seed \(seed)")
      for (place, variable) in dependent {
        matrix[place] = [ProgramTerm(variable: variable, coefficient: 1)]
      }
      let repaired = Factorization(count: count) { matrix[$0][...] }
      #expect(repaired.dependentPlaces.isEmpty, "seed \(seed)")
    }
  }

  static func distance(_ values: [Double], _ expected: [Double]) -> Double {
    zip(values, expected).map { abs($0 - $1) }.max() ?? 0
  }

  static func sum(_ left: [ProgramTerm], _ right: [ProgramTerm]) -> [ProgramTerm] {
    var coefficients: [Int: Double] = [:]
    for term in left + right { coefficients[term.variable, default: 0] += term.coefficient }
    return coefficients.sorted { $0.key < $1.key }
      .map { ProgramTerm(variable: $0.key, coefficient: $0.value) }
  }
}
