import Foundation
import Testing

/// Which targets depend on the module UIKit.
@Suite struct ReachTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `no library and no program imports it`() throws {
    let own: Set<String> = ["AppleModules", "TestingOverlays", "UIKit"]
    let modules = ["Sources", "Benchmarks"].flatMap { folder in
      let path = root.appendingPathComponent(folder).path
      return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
        .filter { !own.contains($0) }.map { "\(folder)/\($0)" }
    }
    #expect(modules.contains("Sources/Tinamou"))
    #expect(modules.contains("Sources/TinamouCommand"))
    for module in modules {
      let folder = root.appendingPathComponent(module)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        let imports = text.split(separator: "\n").filter { $0.contains("import ") }
        #expect(
          !imports.contains { $0.split(separator: " ").last == "UIKit" }, "\(file.path)")
      }
    }
  }

  @Test func `only its own targets name it in the manifest`() throws {
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let begin = try #require(manifest.range(of: "#if !canImport(Darwin)"))
    let end = try #require(
      manifest.range(of: "#endif", range: begin.upperBound..<manifest.endIndex))
    var rest = manifest
    rest.removeSubrange(begin.lowerBound..<end.upperBound)
    #expect(!rest.contains("UIKit"))
  }
}
