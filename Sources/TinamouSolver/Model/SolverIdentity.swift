internal import Synchronization

/// Which solver of the process made a handle.
package struct SolverIdentity: Hashable, Sendable {
  private let number: UInt32

  /// That of no solver.
  package static let none = SolverIdentity(number: 0)

  private static let counter = Atomic<UInt32>(1)

  /// That of a solver made now. After 2^32 solvers they begin anew.
  static func make() -> SolverIdentity {
    SolverIdentity(number: counter.wrappingAdd(1, ordering: .relaxed).oldValue)
  }
}
