import Foundation
import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout
import TinamouSolver

/// Published files that are not a part of this project. Without them these tests are skipped.
@Suite struct `Published storyboards` {
  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/corpus/storyboards").path

  private static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [])
    .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()

  @Test(.enabled(if: !files.isEmpty, "there are no published storyboards beside the project"))
  func `every file makes a constraint file that solves to the same frames`() throws {
    for name in Self.files {
      let data = try Data(contentsOf: URL(fileURLWithPath: Self.directory + "/" + name))
      let document = try InterfaceDocument(SourceText(name: name, bytes: Array(data)))
      for root in document.roots {
        let layout = try document.layout(of: root)
        let file = try ConstraintFile(SourceText(name: "x.json", text: layout.text))
        let environment = try #require(file.requests.first).environment(of: file)
        let own = try FileLayout(file).solve(environment)
        let translated = try FileLayout(layout.file).solve(environment)
        #expect(
          own.items.map(\.exactFrame) == translated.items.map(\.exactFrame), "\(name) \(root.id)")
        #expect(own.statistics.solver.doubts == SolverStatistics.Doubts(), "\(name) \(root.id)")
      }
    }
  }
}
