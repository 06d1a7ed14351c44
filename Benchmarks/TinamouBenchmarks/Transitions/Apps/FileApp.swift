internal import TinamouFormat
internal import TinamouControllers
internal import TinamouLayout

/// The layout of a constraint file.
final class FileApp: TransitionApp {
  let window: Window
  let views: [LayoutView] = []
  private let layout: FileLayout

  init(_ file: BenchmarkFile, environment: LayoutEnvironment) throws(BenchmarkError) {
    let constraints = try file.constraintFile()
    do throws(LayoutError) {
      layout = try FileLayout(constraints)
    } catch {
      throw .layout("\(file.path): \(error)")
    }
    layout.engine.environment = environment
    window = Window(layout.engine)
  }

  func layOutByHand(_ environment: LayoutEnvironment, into frames: inout [Rect]) {}
}
