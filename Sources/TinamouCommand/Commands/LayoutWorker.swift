import TinamouFormat
import TinamouLayout

/// Lays one file out in one window after another, on one thread at a time.
///
/// It is handed from thread to thread between layouts and never used by two at once; a layout
/// follows from its window alone, so it does not matter which worker makes it.
final class LayoutWorker: @unchecked Sendable {
  /// What became of a window.
  enum Outcome<Product: Sendable>: Sendable {
    case solved(Product, [Diagnostic], LayoutEnvironment)
    case failed(LayoutError, Diagnostic)
  }

  private let file: ConstraintFile
  private var layout: FileLayout?

  init(_ file: ConstraintFile) { self.file = file }

  /// Lays the file out and makes of the layout what is kept of it, while it is the engine's last.
  func outcome<Product: Sendable>(
    _ request: LayoutRequest, _ environment: LayoutEnvironment,
    _ product: (LayoutRequest, LayoutSnapshot, FileLayout) -> Product
  ) -> Outcome<Product> {
    do throws(LayoutError) {
      let current: FileLayout
      if let layout { current = layout } else { current = try FileLayout(file) }
      layout = current
      let snapshot = try current.solve(environment)
      return .solved(
        product(request, snapshot, current), current.diagnostics(of: snapshot), environment)
    } catch {
      let diagnostic = layout?.diagnostic(of: error) ?? Diagnostic(.unsolved, "\(error)")
      layout = nil
      return .failed(error, diagnostic)
    }
  }
}
