internal import TinamouFormat
internal import TinamouLayout

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The layout of a constraint file.
final class FileApp: TransitionApp {
  let window: Window
  let views: [LayoutView] = []
  private let layout: FileLayout

  init(path: String, environment: LayoutEnvironment) throws(BenchmarkError) {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      let file = try ConstraintFile(SourceText(name: path, bytes: Array(data)))
      layout = try FileLayout(file)
    } catch {
      throw .file(path: path, reason: "\(error)")
    }
    layout.engine.environment = environment
    window = Window(layout.engine)
  }

  func layOutByHand(_ environment: LayoutEnvironment, into frames: inout [Rect]) {}
}
