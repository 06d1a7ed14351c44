import TinamouFormat
import TinamouLayout

/// Lays out one file in one window after another, on one thread at a time.
///
/// A worker is passed from thread to thread between layouts and never used by two at once. A result
/// depends on its window alone, so it does not matter which worker makes it.
final class LayoutWorker: @unchecked Sendable {
  /// The largest number of findings of a file that are explained.
  private static let maximumExplanationCount = 20

  /// The result for a window.
  enum Outcome: Sendable {
    case solved(LayoutProduct, [Diagnostic], LayoutEnvironment)
    case failed(LayoutError, Diagnostic)
  }

  /// What distinguishes ambiguities from each other.
  private struct Ambiguity: Hashable {
    let message: String
    let place: Int?

    init(_ diagnostic: Diagnostic) {
      message = diagnostic.message
      place = diagnostic.span?.range.lowerBound
    }
  }

  private let solver: WindowSolver
  /// The ambiguities that have been explained; each is reported once for all windows.
  private var explained: Set<Ambiguity> = []

  init(_ file: ConstraintFile) { solver = WindowSolver(file) }

  /// Lays out the file and extracts a product from the layout while it is still the engine's last.
  func outcome(
    _ request: LayoutRequest, _ environment: LayoutEnvironment,
    _ product: (LayoutRequest, LayoutSnapshot, FileLayout) -> LayoutProduct
  ) -> Outcome {
    do throws(WindowSolver.Failure) {
      var solution = try solver.solve(environment)
      // An explanation names the constraints that leave a choice, which depends on the engine's
      // past.
      if !solution.isFirst, hasNews(solution) { solution = try solver.solveAnew(environment) }
      let (layout, snapshot) = (solution.layout, solution.snapshot)
      let product = product(request, snapshot, layout)
      let diagnostics = layout.explainedDiagnostics(of: snapshot) { diagnostic in
        isNew(diagnostic) && explained.insert(Ambiguity(diagnostic)).inserted
      }
      return .solved(product, diagnostics, environment)
    } catch {
      return .failed(error.error, error.diagnostic)
    }
  }

  /// Whether a layout has an ambiguity that is to be explained.
  private func hasNews(_ solution: WindowSolver.Solution) -> Bool {
    if solution.snapshot.ambiguous.isEmpty { return false }
    return solution.layout.diagnostics(of: solution.snapshot)
      .contains { $0.rule == .ambiguous && isNew($0) }
  }

  private func isNew(_ diagnostic: Diagnostic) -> Bool {
    explained.count < Self.maximumExplanationCount && !explained.contains(Ambiguity(diagnostic))
  }
}
