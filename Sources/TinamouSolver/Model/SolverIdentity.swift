internal import Synchronization

/// The solver of the process that made a handle.
package struct SolverIdentity: Hashable, Sendable {
  private let number: UInt32

  /// The identity of no solver.
  package static let none = SolverIdentity(number: 0)

  private static let counter = Atomic<UInt32>(1)

  /// Returns the identity of a new solver. After 2^32 solvers, identities repeat.
  static func make() -> SolverIdentity {
    SolverIdentity(number: counter.wrappingAdd(1, ordering: .relaxed).oldValue)
  }
}
