import Foundation
import Testing

/// The example package with its own manifest.
@Suite struct ExamplePackageTests {
  /// The test builds the library again, which takes minutes; `make example-package` does the same.
  static let isWanted = ProcessInfo.processInfo.environment["TINAMOU_EXAMPLE_PACKAGE"] == "1"

  @Test(.enabled(if: isWanted)) func `its tests pass`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("tinamou-example-package")
    let swift = Process()
    swift.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    swift.arguments = [
      "swift", "test", "--disable-xctest", "--package-path",
      root.appendingPathComponent("Docs/Examples/LoginTests").path, "--scratch-path", scratch.path,
    ]
    try swift.run()
    swift.waitUntilExit()
    #expect(swift.terminationStatus == 0)
  }
}
