import TinamouFormat
import TinamouLayout

/// Lays out one file in one window after another, on one thread at a time.
///
/// A worker is passed from thread to thread between layouts and never used by two at once. A layout
/// depends on its window alone, so it does not matter which worker makes it.
final class LayoutWorker: @unchecked Sendable {
  /// The largest number of findings of a file that are explained.
  private static let maximumExplanationCount = 20

  /// The result for a window.
  enum Outcome: Sendable {
    case solved(LayoutProduct, [Diagnostic], LayoutEnvironment)
    case failed(LayoutError, Diagnostic)
  }

  private let file: ConstraintFile
  private var layout: FileLayout?
  /// The ambiguities that have been explained; each is reported once for all windows.
  private var explained: Set<String> = []

  init(_ file: ConstraintFile) { self.file = file }

  /// Lays out the file and extracts a product from the layout while it is still the engine's last.
  func outcome(
    _ request: LayoutRequest, _ environment: LayoutEnvironment,
    _ product: (LayoutRequest, LayoutSnapshot, FileLayout) -> LayoutProduct
  ) -> Outcome {
    do throws(LayoutError) {
      let current: FileLayout
      if let layout { current = layout } else { current = try FileLayout(file) }
      layout = current
      let snapshot = try current.solve(environment)
      let product = product(request, snapshot, current)
      let diagnostics = current.explainedDiagnostics(of: snapshot) { diagnostic in
        explained.count < Self.maximumExplanationCount
          && explained.insert(diagnostic.message).inserted
      }
      return .solved(product, diagnostics, environment)
    } catch {
      let diagnostic = layout?.diagnostic(of: error) ?? Diagnostic(error.rule, "\(error)")
      layout = nil
      return .failed(error, diagnostic)
    }
  }
}
