import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout
import TinamouSolver

/// The frames of one view of a file and its descendants.
struct SolvedInterface {
  struct Frames {
    /// On pixels.
    let rounded: Rect
    /// On pixels, if origin and size were rounded instead of the edges.
    let roundedSizes: Rect
  }

  /// The frames by Interface Builder id.
  private(set) var frames: [String: Frames] = [:]
  /// The reason why there is no layout.
  private(set) var refusal: String?
  /// How often plain doubles did not do.
  private(set) var doubts = SolverStatistics.Doubts()
  /// The views whose constraints are broken, and those that the constraints leave open.
  private(set) var broken: Set<String> = []
  private(set) var ambiguous: Set<String> = []

  init(refusal: String) { self.refusal = refusal }

  init(_ document: InterfaceDocument, _ root: InterfaceRoot, _ options: ImportOptions) {
    do throws(ConstraintFileError) {
      let layout = try document.layout(of: root, options: options)
      solve(layout)
    } catch {
      refusal = error.diagnostics.first?.rendered ?? ""
    }
  }

  private mutating func solve(_ layout: ImportedLayout) {
    guard let environment = try? layout.file.requests.first?.environment(of: layout.file) else {
      refusal = "there is no such window"
      return
    }
    do throws(LayoutError) {
      let snapshot = try FileLayout(layout.file).solve(environment)
      doubts = snapshot.statistics.solver.doubts
      var objects: [String: String] = [:]
      for view in layout.views { objects[view.name] = view.object }
      let grid = PixelGrid(scale: environment.traits.displayScale)
      // The root view fills its window; its position on the canvas is that of the file.
      let origin = layout.views.first?.recordedFrame?.origin ?? .zero
      for item in snapshot.items where !item.isGuide {
        guard let id = item.name.flatMap({ objects[$0] }) else { continue }
        let isRoot = item.container == nil
        let frame = isRoot ? Rect(origin: origin, size: item.frame.size) : item.frame
        let isRounded = !isRoot && item.frame != item.exactFrame
        frames[id] = Frames(
          rounded: frame, roundedSizes: isRounded ? grid.roundSizes(of: item.exactFrame) : frame)
      }
      ambiguous = Set(snapshot.ambiguous.compactMap { objects[$0.name] })
      for conflict in snapshot.broken {
        let words = conflict.broken.description.split { !($0.isLetter || $0.isNumber) }
        for word in words { objects[String(word)].map { _ = broken.insert($0) } }
      }
    } catch {
      refusal = "\(error)"
    }
  }
}

extension PixelGrid {
  /// Rounds origin and size, the rule that Interface Builder does not follow.
  fileprivate func roundSizes(of rect: Rect) -> Rect {
    Rect(
      x: round(rect.minX), y: round(rect.minY), width: round(rect.width),
      height: round(rect.height))
  }
}
