import Foundation
import Testing
import Tinamou
import TinamouCommand
import TinamouSolver

@Suite struct ExampleTests {
  @Test(arguments: Example.allCases, LayoutDirection.allCases)
  func `the command prints the frames that were worked out by hand`(
    example: Example, direction: LayoutDirection
  ) throws {
    let options = direction == .rightToLeft ? ["--rtl"] : []
    let (host, code) = RecordingHost.run(["solve", example.path] + options)
    #expect(code == .done)
    #expect(host.errors.isEmpty)

    let layouts = try JSONDecoder().decode(ExpectedFrames.self, from: Data(host.output.utf8))
      .layouts
    let expected = try ExpectedFrames.fixture(example).filter { $0.direction == direction.rawValue }
    #expect(expected.count == 9)
    try #require(layouts.count == expected.count)
    for (layout, expected) in zip(layouts, expected) {
      #expect(layout.device == expected.device)
      #expect(layout.orientation == expected.orientation)
      #expect(layout.split == expected.split)
      #expect(layout.direction == expected.direction)
      #expect(layout.frames == expected.frames, "\(layout.orientation) \(layout.split)")
    }
  }

  @Test(arguments: Example.allCases)
  func `widths from 320 to 1366 have one answer and no conflict`(example: Example) throws {
    let layout = try Self.layout(of: example)
    for height in [320.0, 768, 1366] {
      for width in stride(from: 320, through: 1366, by: 7) {
        let window = WindowConfiguration.size(Size(width: Double(width), height: height))
        let snapshot = try layout.solve(window.environment())
        let isSound =
          snapshot.ambiguous.isEmpty && snapshot.broken.isEmpty && snapshot.diagnostics.isEmpty
        #expect(isSound, "\(width) x \(height)")
      }
    }
    #expect(layout.engine.statistics.solver.doubts == SolverStatistics.Doubts())
  }

  @Test(arguments: Example.allCases, LayoutDirection.allCases)
  func `a window that was resized has the frames of a new one`(
    example: Example, direction: LayoutDirection
  ) throws {
    let resized = try Self.layout(of: example)
    // Up and down across every change of sets, in steps that repeat no width.
    for width in stride(from: 320, through: 1366, by: 61) {
      for width in [width, 1686 - width] {
        let window = WindowConfiguration.size(Size(width: Double(width), height: 768))
        var environment = try window.environment()
        environment.traits.layoutDirection = direction
        let fresh = try Self.layout(of: example).solve(environment)
        let frames = try resized.solve(environment).items.map(\.exactFrame)
        #expect(frames == fresh.items.map(\.exactFrame), "\(width)")
      }
    }
  }

  private static func layout(of example: Example) throws -> FileLayout {
    let text = try Repository.text(example.path)
    return try FileLayout(ConstraintFile(SourceText(name: example.path, text: text)))
  }
}
