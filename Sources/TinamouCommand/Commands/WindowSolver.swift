import TinamouFormat
import TinamouLayout

/// Lays out one file in one window after another, so that each layout depends on its window alone.
///
/// Frames do not depend on the windows before. But several sets of constraints can explain the same
/// conflict, and the one that is found depends on what the engine did before. So a window with
/// conflicts is laid out by a new engine.
final class WindowSolver {
  /// A layout, with the file and engine that made it.
  struct Solution {
    let layout: FileLayout
    let snapshot: LayoutSnapshot
    /// Whether the engine had made no other layout.
    let isFirst: Bool
  }

  /// The reason why there is no layout.
  struct Failure: Error {
    let error: LayoutError
    let diagnostic: Diagnostic
  }

  private let file: ConstraintFile
  private var layout: FileLayout?

  init(_ file: ConstraintFile) { self.file = file }

  /// Lays out the file in a window.
  func solve(_ environment: LayoutEnvironment) throws(Failure) -> Solution {
    if let layout, let snapshot = try? layout.solve(environment), snapshot.broken.isEmpty {
      return Solution(layout: layout, snapshot: snapshot, isFirst: false)
    }
    return try solveAnew(environment)
  }

  /// Lays out the file in a window with a new engine, which then makes the next layouts too.
  func solveAnew(_ environment: LayoutEnvironment) throws(Failure) -> Solution {
    layout = nil
    do throws(LayoutError) {
      let new = try FileLayout(file)
      layout = new
      return Solution(layout: new, snapshot: try new.solve(environment), isFirst: true)
    } catch {
      let diagnostic = layout?.diagnostic(of: error) ?? Diagnostic(error.rule, "\(error)")
      layout = nil
      throw Failure(error: error, diagnostic: diagnostic)
    }
  }
}
